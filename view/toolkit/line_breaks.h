#pragma once

#include <cstddef>

#include <wx/stattext.h>

namespace roque {

/// A text with line breaks, so that none of its lines is wider than `width` as a window writes it: between
/// words, or within a word that is longer than a line, such as a path; there after a slash or its like if
/// there is one. [ui-thread]
[[nodiscard]] wxString withLineBreaks(const wxWindow& window, const wxString& text, int width);

/// A text with its lines, at most so many: the last ends with an ellipsis if there are more, and is no wider
/// than `width` all the same. [ui-thread]
[[nodiscard]] wxString shortenedTo(std::size_t most, const wxString& lines, const wxWindow& window,
                                   int width);

/// Shows a text in lines that are at most so wide; 0: as it is. [ui-thread]
void showInLines(wxStaticText& label, const wxString& text, int width);

}  // namespace roque
