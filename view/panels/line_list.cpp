#include "view/panels/line_list.h"

#include <algorithm>
#include <utility>

#include <wx/control.h>
#include <wx/dcbuffer.h>
#include <wx/intl.h>

#include "view/board/desktop_colors.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/text.h"

namespace roque {

LineList::LineList(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE,
               "engine line list") {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    setRoom(1);
    Bind(wxEVT_PAINT, &LineList::onPaint, this);
    Bind(wxEVT_KEY_DOWN, &LineList::onKey, this);
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { hover(spotAt(event.GetPosition())); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { hover(std::nullopt); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        const auto spot = spotAt(event.GetPosition());
        if (spot && onChosen) onChosen(spot->row, spot->plies);
    });
    const auto onFocus = [this](wxFocusEvent& event) {
        sayRow();
        Refresh();
        event.Skip();
    };
    Bind(wxEVT_SET_FOCUS, onFocus);
    Bind(wxEVT_KILL_FOCUS, onFocus);
    sayRow();
}

void LineList::setRoom(std::size_t rows) {
    room_ = std::max<std::size_t>(rows, 1);
    SetMinSize(wxSize(1, static_cast<int>(room_) * rowHeight()));
}

void LineList::setWhose(const wxString& whose) {
    whose_ = whose;
    sayRow();
}

void LineList::setEmptyWords(const wxString& words) {
    if (std::exchange(emptyWords_, words) == words || !rows_.empty()) return;
    sayRow();
    Refresh();
}

void LineList::show(std::vector<LineRow> rows) {
    if (rows == rows_) return;
    rows_ = std::move(rows);
    cursor_.row = std::min(cursor_.row, rows_.empty() ? 0 : rows_.size() - 1);
    if (!HasFocus()) sayRow();  // what changes under the focus is not said again and again
    Refresh();
}

int LineList::rowHeight() const {
    return GetTextExtent("Ag").y + FromDIP(8);
}

/// Where the moves begin: behind two columns that are as wide as their widest numbers.
int LineList::lineLeft() const {
    return GetTextExtent("100").x * 12 / 10 + GetTextExtent(toWx("≥ +88.8")).x + FromDIP(22);
}

std::size_t LineList::length(std::size_t row) const {
    return row < rows_.size() && !rows_[row].words.empty() ? rows_[row].words.back().plies : 0;
}

/// Calls a function with each word of a row that has room as a whole, and its rectangle; where not all have,
/// the last is an ellipsis.
template <typename Visit>
void LineList::visitWords(std::size_t row, Visit visit) const {
    const int blank = GetTextExtent(" ").x;
    const int height = rowHeight();
    const LineWord more{"…", 0};
    const int moreWidth = GetTextExtent(toWx(more.text)).x;
    const int right = GetClientSize().x - FromDIP(3);
    wxRect rect(lineLeft(), static_cast<int>(row) * height, 0, height);
    for (const LineWord& word : rows_[row].words) {
        const bool isLast = &word == &rows_[row].words.back();
        rect.width = GetTextExtent(toWx(word.text)).x;
        if (rect.GetRight() + (isLast ? 0 : blank + moreWidth) > right) {
            rect.width = moreWidth;
            visit(more, rect);
            return;
        }
        visit(word, rect);
        rect.x += rect.width + blank;
    }
}

wxRect LineList::rectOfMove(std::size_t row, std::size_t plies) const {
    wxRect found;
    if (row >= rows_.size()) return found;
    visitWords(row, [&](const LineWord& word, const wxRect& rect) {
        if (word.plies == plies && plies > 0) found = rect;
    });
    return found;
}

std::optional<LineList::Spot> LineList::spotAt(wxPoint at) const {
    const auto row = static_cast<std::size_t>(std::max(at.y, 0)) / static_cast<std::size_t>(rowHeight());
    if (row >= rows_.size()) return std::nullopt;
    std::optional<Spot> spot;
    visitWords(row, [&](const LineWord& word, const wxRect& rect) {
        if (word.plies > 0 && rect.Contains(at)) spot = Spot{row, word.plies};
    });
    return spot;
}

void LineList::hover(std::optional<Spot> spot) {
    if (std::exchange(hovered_, spot) == spot) return;
    if (onLookedAt) onLookedAt(spot ? spot->row : 0, spot ? spot->plies : 0);
    SetCursor(spot ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
    Refresh();
}

void LineList::onKey(wxKeyEvent& event) {
    const std::size_t before = cursor_.row;
    switch (event.GetKeyCode()) {
        case WXK_UP:
            if (cursor_.row > 0) --cursor_.row;
            break;
        case WXK_DOWN:
            if (cursor_.row + 1 < rows_.size()) ++cursor_.row;
            break;
        case WXK_LEFT:
            if (cursor_.plies > 1) --cursor_.plies;
            break;
        case WXK_RIGHT:
            ++cursor_.plies;
            break;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            if (length(cursor_.row) > 0 && onChosen) onChosen(cursor_.row, cursor_.plies);
            return;
        case WXK_TAB:
            Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
            return;
        default:
            return event.Skip();
    }
    if (cursor_.row != before) cursor_.plies = 1;
    cursor_.plies = std::clamp<std::size_t>(cursor_.plies, 1, std::max<std::size_t>(length(cursor_.row), 1));
    sayRow();
    Refresh();
}

/// The name of the list is its current row.
void LineList::sayRow() {
    if (rows_.empty()) return say(emptyWords_.empty() ? _("Lines of the engine: none yet") : emptyWords_);
    const LineRow& row = rows_[cursor_.row];
    const wxString score = row.expected.empty() ? toWx(row.pawns) : toWx(row.expected);
    say(wxString::Format(_("Line %d of %d: White %s of 100. %s"), static_cast<int>(cursor_.row + 1),
                         static_cast<int>(rows_.size()), score, toWx(lineTextOf(row))));
}

void LineList::say(const wxString& words) {
    setAccessibleName(*this, whose_.empty() ? words : whose_ + ". " + words);
}

void LineList::drawEmptyWords(wxDC& dc) const {
    const int inset = FromDIP(5);  // where the words of a box begin
    const int room = std::max(0, GetClientSize().x - 2 * inset);
    dc.SetFont(GetFont());
    dc.SetTextForeground(wxColourOf(desktopColors().dim));
    dc.DrawLabel(wxControl::Ellipsize(emptyWords_, dc, wxELLIPSIZE_END, room),
                 wxRect(inset, 0, room, rowHeight()), wxALIGN_LEFT | wxALIGN_CENTRE_VERTICAL);
}

void LineList::drawRow(wxDC& dc, std::size_t row) const {
    const WindowColors& colors = desktopColors();
    const LineRow& shown = rows_[row];
    const int height = rowHeight();
    const int top = static_cast<int>(row) * height;
    const int gap = FromDIP(6);
    const int left = lineLeft();
    const int expectedWidth = GetTextExtent("100").x * 12 / 10;
    const wxColour text = wxColourOf(shown.isAgeing ? colors.dim : colors.text);
    dc.SetFont(GetFont().Bold());
    dc.SetTextForeground(text);
    dc.DrawLabel(toWx(shown.expected), wxRect(gap, top, expectedWidth, height),
                 wxALIGN_RIGHT | wxALIGN_CENTRE_VERTICAL);
    dc.SetFont(GetFont());
    dc.SetTextForeground(wxColourOf(colors.dim));
    dc.DrawLabel(toWx(shown.pawns), wxRect(expectedWidth + gap, top, left - expectedWidth - 2 * gap, height),
                 wxALIGN_RIGHT | wxALIGN_CENTRE_VERTICAL);
    visitWords(row, [&](const LineWord& word, const wxRect& rect) {
        const Spot spot{row, word.plies};
        const bool isHovered = hovered_ == spot || (HasFocus() && cursor_ == spot);
        if (isHovered && word.plies > 0) {
            dc.SetPen(*wxTRANSPARENT_PEN);
            dc.SetBrush(wxColourOf(colors.accent.ground));
            dc.DrawRoundedRectangle(rect.Inflate(FromDIP(2), -FromDIP(2)), FromDIP(4));
        }
        dc.SetTextForeground(isHovered && word.plies > 0 ? wxColourOf(colors.accent.ink)
                             : word.plies == 0           ? wxColourOf(colors.dim)
                                                         : text);
        dc.DrawLabel(toWx(word.text), rect, wxALIGN_LEFT | wxALIGN_CENTRE_VERTICAL);
    });
}

void LineList::onPaint(wxPaintEvent& /*event*/) {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxColourOf(desktopColors().card));
    dc.Clear();
    if (rows_.empty()) drawEmptyWords(dc);
    for (std::size_t row = 0; row < std::min(rows_.size(), room_); ++row) drawRow(dc, row);
}

}  // namespace roque
