#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "view/game/game_details.h"
#include "view/toolkit/lossless_text_field.h"

namespace roque {

/// Edits tags without their own field: a row for each, with its name and value. Shows what is wrong with
/// them.
class OtherTagsEditor : public wxPanel {
public:
    OtherTagsEditor(wxWindow* parent, const std::vector<TypedTag>& tags);

    /// The tags as typed, row by row; an added one may be empty.
    [[nodiscard]] std::vector<TypedTag> tags() const;

    /// Shows what is wrong with a row; without a row, that nothing is.
    void showFault(std::optional<std::size_t> row, const wxString& words);
    /// Moves the keyboard focus to a row.
    void focusRow(std::size_t at);

    /// Called when something is typed, added or removed.
    std::function<void()> onChange;

private:
    struct Row {
        LosslessTextField name;
        LosslessTextField value;
        wxButton* remove;
        wxSizer* sizer;
    };

    void addRow(const TypedTag& tag);
    LosslessTextField addText(const std::string& text, const wxString& hint, const char* name);
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
