#pragma once

#include <cstddef>
#include <limits>

#include <wx/stattext.h>

namespace roque {

/// A text that breaks its lines where its place ends, and is as high as it needs then. What is left out of
/// one that would take more lines than it may stands in its tooltip.
class WrappedText : public wxStaticText {
public:
    /// No limit.
    static constexpr std::size_t kAnyLines = std::numeric_limits<std::size_t>::max();

    WrappedText(wxWindow* parent, const wxString& name, std::size_t mostLines = kAnyLines);

    /// Shows a text.
    void show(const wxString& words);
    /// Breaks its lines for a width, in pixels. One that is shown has that of its place; to one that is
    /// hidden no sizer gives any.
    void fitTo(int width);
    /// The text as given, without line breaks.
    [[nodiscard]] const wxString& words() const noexcept { return words_; }

private:
    void wrap();
    void shorten();
    void onSize(wxSizeEvent& event);

    std::size_t mostLines_;
    wxString words_;
    int width_ = 0;   ///< the width its lines are broken for
    int height_ = 0;  ///< with these lines
};

}  // namespace roque
