#include "view/dialogs/new_game/level_bars.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <wx/dcclient.h>

#include "view/board/desktop_colors.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

constexpr int kHeight = 40;  ///< of the highest bar, in device-independent pixels
constexpr int kGap = 4;      ///< between bars

}  // namespace

LevelBars::LevelBars(wxWindow* parent, int lowest, int highest)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE, "level bars"),
      lowest_(lowest),
      highest_(std::max(lowest, highest)),
      level_(lowest) {
    SetMinSize(wxSize(roomFor(*this, 200), FromDIP(kHeight) + GetCharHeight()));
    Bind(wxEVT_PAINT, &LevelBars::onPaint, this);
    Bind(wxEVT_LEFT_DOWN, &LevelBars::onPress, this);
}

void LevelBars::select(int level) {
    if (std::exchange(level_, level) != level) Refresh();
}

wxPoint LevelBars::centreOf(int level) const {
    const wxRect bar = barOf(level);
    return {bar.x + bar.width / 2, bar.y + bar.height / 2};
}

/// The share of a level in the width.
wxRect LevelBars::columnOf(int level) const {
    const wxSize size = GetClientSize();
    const int count = highest_ - lowest_ + 1;
    const int left = size.x * (level - lowest_) / count;
    const int right = size.x * (level - lowest_ + 1) / count;
    return {left, 0, right - left, size.y};
}

wxRect LevelBars::barOf(int level) const {
    const wxRect column = columnOf(level);
    const int highest = std::max(1, column.height - GetCharHeight());
    constexpr int kLeastShare = 4;  // of the height
    const int least = highest / kLeastShare;
    const int height = least + (highest - least) * (level - lowest_) / std::max(1, highest_ - lowest_);
    const int gap = FromDIP(kGap);
    return {column.x + gap / 2, highest - height, std::max(1, column.width - gap), height};
}

void LevelBars::onPaint(wxPaintEvent& /*event*/) {
    wxPaintDC dc(this);
    for (int level = lowest_; level <= highest_; ++level) {
        drawBar(dc, level);
        drawNumber(dc, level);
    }
}

/// The bars of higher levels are hollow: the colour is not the only sign.
void LevelBars::drawBar(wxDC& dc, int level) const {
    const WindowColors& colors = desktopColors();
    if (level > level_) {
        dc.SetPen(wxPen(wxColourOf(colors.levelAhead)));
        dc.SetBrush(*wxTRANSPARENT_BRUSH);
    } else {
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(wxBrush(wxColourOf(level == level_ ? colors.levelChosen : colors.levelReached)));
    }
    dc.DrawRectangle(barOf(level));
}

void LevelBars::drawNumber(wxDC& dc, int level) const {
    const wxRect column = columnOf(level);
    const wxString number = toWx(fmt::format("{}", level));
    dc.SetFont(level == level_ ? GetFont().Bold() : GetFont());
    dc.SetTextForeground(GetParent()->GetForegroundColour());
    const wxSize size = dc.GetTextExtent(number);
    if (size.x > column.width) return;  // of many levels there is no room for each number
    dc.DrawText(number, column.x + (column.width - size.x) / 2, column.height - size.y);
}

void LevelBars::onPress(wxMouseEvent& event) {
    for (int level = lowest_; level <= highest_; ++level) {
        if (columnOf(level).Contains(event.GetPosition()) && onChosen) onChosen(level);
    }
}

}  // namespace roque
