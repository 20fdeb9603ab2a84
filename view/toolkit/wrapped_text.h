#pragma once

#include <wx/stattext.h>

namespace roque {

/// A text that breaks its lines where its place ends, and is as high as it needs then.
class WrappedText : public wxStaticText {
public:
    WrappedText(wxWindow* parent, const wxString& name);

    /// Shows a text.
    void show(const wxString& words);
    /// The text as given, without line breaks.
    [[nodiscard]] const wxString& words() const noexcept { return words_; }

private:
    void wrap();
    void onSize(wxSizeEvent& event);

    wxString words_;
    int width_ = 0;   ///< the width its lines are broken for
    int height_ = 0;  ///< with these lines
};

}  // namespace roque
