#pragma once

#include <cstdint>

#include <wx/bitmap.h>
#include <wx/radiobut.h>

namespace roque {

/// One of several buttons of which exactly one is pressed: a radio button that looks like a button, with a
/// title, a smaller line below it and perhaps a picture. So the arrow keys, Tab and a screen reader treat a
/// row of them as one choice.
///
/// The buttons of a row are children of the same window. wxWidgets has no such control, so this one uses
/// GTK's own library; without it, there are plain radio buttons. [ui-thread]
class ChoiceButton : public wxRadioButton {
public:
    /// Whether a button begins a row or belongs to that of the button made before it.
    enum class Row : std::uint8_t { New, Same };

    /// The detail may be empty. A letter of the keyboard in the title is marked as in menus, with "&".
    ChoiceButton(wxWindow* parent, const wxString& name, const wxString& title, const wxString& detail,
                 Row row);

    /// Shows other words.
    void setWords(const wxString& title, const wxString& detail);
    /// Gives the button this width, in pixels, for which its words are truncated if need be.
    void shorten(int width);
    /// Shows a picture before the words, in pixels of the screen.
    void setPicture(const wxBitmap& picture);

    [[nodiscard]] const wxString& title() const noexcept { return title_; }

protected:
    wxSize DoGetBestSize() const override;

private:
    void makeButton();
    void write();

    wxString title_;
    wxString detail_;
    int width_ = 0;            ///< 0: as wide as the words
    void* label_ = nullptr;    ///< GTK's widget of the words
    void* picture_ = nullptr;  ///< and of the picture
};

}  // namespace roque
