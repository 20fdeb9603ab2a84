#pragma once

#include <filesystem>
#include <functional>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace roque {

/// Selects an AI player's opening book: a file, or none. The player checks the book when it opens it, which
/// may take longer than a dialog should wait.
class BookEditor : public wxPanel {
public:
    /// Shows the initial book; empty: none.
    BookEditor(wxWindow* parent, const std::filesystem::path& book);

    /// The selected file; empty: none.
    [[nodiscard]] const std::filesystem::path& book() const noexcept { return book_; }

    /// Called when the person selects another.
    std::function<void()> onChange;

private:
    wxButton* addButton(const wxString& label, const char* name, const wxString& help);
    void choose();
    void show(const std::filesystem::path& book);
    void use(const std::filesystem::path& book);
    [[nodiscard]] wxString words() const;

    std::filesystem::path book_;
    wxStaticText* name_;
    wxButton* choose_;
    wxButton* none_;
};

}  // namespace roque
