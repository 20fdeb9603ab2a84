#include "view/panels/move_list_panel.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <wx/dcclient.h>
#include <wx/intl.h>
#include <wx/settings.h>

#include "view/accessibility.h"
#include "view/text.h"

namespace roque {

MoveListPanel::MoveListPanel(wxWindow* parent)
    : wxVListBox(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_THEME | wxWANTS_CHARS,
                 "moves") {
    measure();
    Bind(wxEVT_LEFT_DOWN, &MoveListPanel::onPress, this);
    Bind(wxEVT_LEFT_DCLICK, &MoveListPanel::onPress, this);
    Bind(wxEVT_KEY_DOWN, &MoveListPanel::onKey, this);
    SetMinClientSize(wxSize(numberWidth_ * 5, rowHeight_ * 4));
    setAccessibleName(*this, _("Moves"), _("The arrow keys go from move to move."));
}

void MoveListPanel::measure() {
    wxClientDC dc(this);
    dc.SetFont(GetFont());
    const wxSize widest = dc.GetTextExtent("999.");
    rowHeight_ = widest.y * 3 / 2;
    numberWidth_ = widest.x * 3 / 2;
}

void MoveListPanel::showLine(const std::vector<const GameNode*>& line, std::size_t index) {
    table_.update(line);
    const bool isElsewhere = std::exchange(index_, index) != index || last_ != line.size() - 1;
    last_ = line.size() - 1;
    SetItemCount(table_.rowCount());
    Refresh();
    if (!isElsewhere) return;
    showRow(table_.rowOf(index));
    setAccessibleName(*this, index > 0 ? toWx(line[index]->san()) : _("Start of the game"));
}

/// Scrolls only if the row is out of sight: the list must not jump under the pointer.
void MoveListPanel::showRow(std::optional<std::size_t> row) {
    SetSelection(row ? static_cast<int>(*row) : wxNOT_FOUND);
    if (table_.rowCount() == 0
        || (row && IsVisible(*row) && GetItemRect(*row).GetBottom() < GetClientSize().y))
        return;
    ScrollToRow(row.value_or(0));
}

wxRect MoveListPanel::rectOfMove(std::size_t index) const {
    const auto row = table_.rowOf(index);
    if (!row || !IsVisible(*row)) return {};
    const Color color = table_.indexAt(*row, Color::White) == index ? Color::White : Color::Black;
    return cellOf(GetItemRect(*row), color);
}

wxRect MoveListPanel::cellOf(const wxRect& row, Color color) const {
    const int width = (row.width - numberWidth_) / 2;
    const int left = row.x + numberWidth_ + (color == Color::White ? 0 : width);
    return {left, row.y, width, row.height};
}

void MoveListPanel::OnDrawItem(wxDC& dc, const wxRect& rect, size_t row) const {
    dc.SetFont(GetFont());
    dc.SetTextForeground(wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT));
    const wxRect number(rect.x, rect.y, numberWidth_ * 4 / 5, rect.height);
    dc.DrawLabel(toWx(fmt::format("{}.", table_.number(row))), number,
                 wxALIGN_RIGHT | wxALIGN_CENTRE_VERTICAL);
    for (const Color color : kColors) {
        const wxRect cell = cellOf(rect, color);
        const bool isShown = index_ > 0 && table_.indexAt(row, color) == index_;
        if (isShown) {
            dc.SetPen(wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT));
            dc.SetBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT));
            dc.DrawRoundedRectangle(cell, FromDIP(4));
        }
        dc.SetTextForeground(
            wxSystemSettings::GetColour(isShown ? wxSYS_COLOUR_HIGHLIGHTTEXT : wxSYS_COLOUR_LISTBOXTEXT));
        const wxRect text = wxRect(cell).Deflate(FromDIP(6), 0);
        dc.DrawLabel(toWx(table_.text(row, color)), text, wxALIGN_LEFT | wxALIGN_CENTRE_VERTICAL);
    }
}

void MoveListPanel::OnDrawBackground(wxDC& dc, const wxRect& rect, size_t /*row*/) const {
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX));
    dc.DrawRectangle(rect);
}

wxCoord MoveListPanel::OnMeasureItem(size_t /*row*/) const {
    return rowHeight_;
}

void MoveListPanel::onPress(wxMouseEvent& event) {
    SetFocus();
    const int row = VirtualHitTest(event.GetY());
    if (row == wxNOT_FOUND) return;
    for (const Color color : kColors) {
        const auto index = table_.indexAt(static_cast<std::size_t>(row), color);
        if (index && cellOf(GetItemRect(static_cast<std::size_t>(row)), color).Contains(event.GetPosition()))
            choose(*index);
    }
}

void MoveListPanel::onKey(wxKeyEvent& event) {
    if (HandleAsNavigationKey(event)) return;
    const std::size_t page = 10;
    switch (event.HasAnyModifiers() ? WXK_NONE : event.GetKeyCode()) {
        case WXK_LEFT:
            return choose(index_ > 0 ? index_ - 1 : 0);
        case WXK_RIGHT:
            return choose(index_ + 1);
        case WXK_UP:
            return choose(index_ > 2 ? index_ - 2 : 0);
        case WXK_DOWN:
            return choose(index_ + 2);
        case WXK_PAGEUP:
            return choose(index_ > page ? index_ - page : 0);
        case WXK_PAGEDOWN:
            return choose(index_ + page);
        case WXK_HOME:
            return choose(0);
        case WXK_END:
            return choose(last_);
        default:
            event.Skip();
    }
}

void MoveListPanel::choose(std::size_t index) {
    if (onChosen) onChosen(std::min(index, last_));
}

}  // namespace roque
