#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "view/dialogs/kept_text.h"
#include "view/game_details.h"

namespace roque {

/// Edits tags that have no field of their own: a row for each, with its name and its value. Says what is
/// wrong with them.
class OtherTagsEditor : public wxPanel {
public:
    OtherTagsEditor(wxWindow* parent, const std::vector<TypedTag>& tags);

    /// The tags as they are typed, row by row; one that has been added may be empty.
    [[nodiscard]] std::vector<TypedTag> tags() const;

    /// Says what is wrong with a row; without one, that nothing is.
    void showFault(std::optional<std::size_t> row, const wxString& words);
    /// Goes to a row.
    void focusRow(std::size_t at);

    /// Called when something is typed, added or removed.
    std::function<void()> onChange;

private:
    struct Row {
        KeptText name;
        KeptText value;
        wxButton* remove;
        wxSizer* sizer;
    };

    void addRow(const TypedTag& tag);
    KeptText addText(const std::string& text, const wxString& hint, const char* name);
    static void nameRow(const Row& row);
    void removeRow(const wxButton* remove);
    void fit();

    wxScrolledWindow* area_;
    wxBoxSizer* column_;
    std::vector<Row> rows_;
    wxStaticText* fault_;
    wxButton* add_;
};

}  // namespace roque
