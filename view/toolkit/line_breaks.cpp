#include "view/toolkit/line_breaks.h"

#include <algorithm>

#include <wx/tokenzr.h>

namespace roque {
namespace {

/// Breaks one line after the other.
class LineBreaker {
public:
    LineBreaker(const wxWindow& window, int width) : window_(window), width_(width) {}

    void add(const wxString& line) {
        row_.clear();
        wxStringTokenizer words(line, " ", wxTOKEN_RET_EMPTY_ALL);
        for (bool isFirst = true; words.HasMoreTokens(); isFirst = false)
            addWord(words.GetNextToken(), isFirst);
        all_ += row_;
    }
    void endLine() { all_ += '\n'; }

    [[nodiscard]] const wxString& text() const noexcept { return all_; }

private:
    [[nodiscard]] bool fits(const wxString& text) const { return window_.GetTextExtent(text).x <= width_; }

    void addWord(wxString word, bool isFirst) {
        const wxString longer = isFirst ? word : row_ + ' ' + word;
        if (fits(longer)) {
            row_ = longer;
            return;
        }
        if (!isFirst) all_ += row_ + '\n';
        while (!fits(word) && word.length() > 1) {
            const std::size_t end = endOfPart(word);
            all_ += word.Left(end) + '\n';
            word = word.Mid(end);
        }
        row_ = word;
    }

    /// Where the first line of a long word ends.
    [[nodiscard]] std::size_t endOfPart(const wxString& word) const {
        std::size_t least = 1;
        for (std::size_t most = word.length(); least < most;) {
            const std::size_t middle = (least + most + 1) / 2;
            if (fits(word.Left(middle)))
                least = middle;
            else
                most = middle - 1;
        }
        const std::size_t mark = word.find_last_of("/\\_-.,:;?&=", least - 1);
        return mark == wxString::npos || mark == 0 ? least : mark + 1;
    }

    const wxWindow& window_;
    int width_;
    wxString all_;
    wxString row_;
};

}  // namespace

wxString withLineBreaks(const wxWindow& window, const wxString& text, int width) {
    LineBreaker breaker(window, width);
    wxStringTokenizer lines(text, "\n", wxTOKEN_RET_EMPTY_ALL);
    for (bool isFirst = true; lines.HasMoreTokens(); isFirst = false) {
        if (!isFirst) breaker.endLine();
        breaker.add(lines.GetNextToken());
    }
    return breaker.text();
}

wxString shortenedTo(std::size_t most, const wxString& lines, const wxWindow& window, int width) {
    static const wxString kEllipsis = wxString::FromUTF8("…");
    wxArrayString rows = wxSplit(lines, '\n', '\0');
    if (rows.size() <= most) return lines;
    rows.RemoveAt(most, rows.size() - most);
    wxString& last = rows.Last();
    while (!last.empty() && window.GetTextExtent(last + kEllipsis).x > width) last.RemoveLast();
    last = last.Strip(wxString::trailing) + kEllipsis;
    return wxJoin(rows, '\n', '\0');
}

void showInLines(wxStaticText& label, const wxString& text, int width) {
    label.SetLabelText(width > 0 ? withLineBreaks(label, text, width - 1) : text);  // GTK rounds up
}

}  // namespace roque
