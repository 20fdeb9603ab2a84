#include "view/window/page_rail.h"

#include <algorithm>
#include <utility>

#include <wx/button.h>
#include <wx/dcbuffer.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/board/desktop_colors.h"
#include "view/commands/action_bar.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/flat_button.h"
#include "view/toolkit/focus_on_click.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/text.h"
#include "view/toolkit/translated.h"
#include "view/window/icon_badge.h"

namespace roque {
namespace {

constexpr int kRailWidth = 76;
constexpr int kRailWidthWithoutWords = 48;
constexpr int kButtonHeight = 56;
constexpr int kButtonHeightWithoutWords = 44;
constexpr float kSmall = 0.86F;  // of the font of words

}  // namespace

PageRail::PageRail(wxWindow* parent, LineIcons icons)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "rail"),
      icons_(std::move(icons)) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, &PageRail::onPaint, this);
    Bind(wxEVT_CHAR_HOOK, &PageRail::onKey, this);
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        CallAfter([this] { build(); });  // the icons have the colour of the text
        event.Skip();
    });
}

void PageRail::addPage(Action action) {
    pages_.push_back(action);
    isBuilt_ = false;
}

void PageRail::addBelow(Action action) {
    below_.push_back(action);
    isBuilt_ = false;
}

/// Long words, as other languages have them, widen the rail.
int PageRail::widthFor(bool hasWords) const {
    constexpr int kBesideWords = 16;
    if (!hasWords) return roomFor(*this, kRailWidthWithoutWords);
    const wxFont font = GetFont().Scaled(kSmall);
    int widest = 0;
    for (const auto* const actions : {&pages_, &below_}) {
        for (const Action action : *actions) {
            int width = 0;
            GetTextExtent(translated(lookOf(action).caption), &width, nullptr, nullptr, nullptr, &font);
            widest = std::max(widest, width);
        }
    }
    return std::max(roomFor(*this, kRailWidth), widest + FromDIP(kBesideWords));
}

void PageRail::build() {
    isBuilt_ = true;
    const bool hadKeyboard = IsDescendant(wxWindow::FindFocus());
    DestroyChildren();
    buttons_.clear();
    auto* column = new wxBoxSizer(wxVERTICAL);
    const auto flags = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(hasWords_ ? 5 : 3));
    for (const Action action : pages_) column->Add(button(action, true), flags);
    column->AddStretchSpacer();
    for (const Action action : below_) column->Add(button(action, false), flags);
    column->AddSpacer(FromDIP(6));
    SetSizer(column);
    Layout();
    mark(marked_);
    if (hadKeyboard) takeKeyboard();
}

wxAnyButton* PageRail::button(Action action, bool isPage) {
    const ActionLook& look = lookOf(action);
    const wxString label = hasWords_ ? translated(look.caption) : wxString();
    wxAnyButton* button = nullptr;
    if (isPage) {
        auto* const toggle = new wxToggleButton(this, wxID_ANY, label, wxDefaultPosition, wxDefaultSize,
                                                wxBORDER_NONE | wxBU_EXACTFIT);
        toggle->Bind(wxEVT_TOGGLEBUTTON, [this, action, toggle](wxCommandEvent&) {
            toggle->SetValue(action == marked_);  // until the page is there
            choose(action);
        });
        buttons_.push_back(toggle);
        button = toggle;
    } else {
        button = new wxButton(this, wxID_ANY, label, wxDefaultPosition, wxDefaultSize,
                              wxBORDER_NONE | wxBU_EXACTFIT);
        button->Bind(wxEVT_BUTTON, [this, action](wxCommandEvent&) { choose(action); });
    }
    leaveFocusOnClick(*button);  // which goes on with the moves of the board
    button->SetName(wxString("rail ") + look.icon);
    makeFlatWithIconAbove(*button);
    if (!isPage) {  // mark() follows for those of pages
        button->SetBitmap(icons_.icon(look.icon, wxColourOf(desktopColors().text)), wxTOP);
        button->SetFont(GetFont().Scaled(kSmall));
    }
    button->SetToolTip(translated(look.help) + " (" + shortcutText(action) + ')');
    setAccessibleName(*button, translated(look.caption), translated(look.help));
    const int height = roomFor(*this, wxSize(-1, hasWords_ ? kButtonHeight : kButtonHeightWithoutWords)).y;
    button->SetMinSize(wxSize(widthFor(hasWords_) - FromDIP(hasWords_ ? 10 : 6), height));
    return button;
}

/// Deferred: what follows may make the buttons anew, one of which is still in use.
void PageRail::choose(Action action) {
    CallAfter([this, action] {
        if (onChosen) onChosen(action);
    });
}

void PageRail::mark(Action page) {
    marked_ = page;
    for (std::size_t at = 0; at < buttons_.size(); ++at) show(at, *buttons_[at]);
    Refresh();
}

void PageRail::show(std::size_t page, wxToggleButton& button) {
    const bool isMarked = pages_[page] == marked_;
    const WindowColors& colors = desktopColors();
    const wxColour ink = wxColourOf(isMarked ? colors.accentText : colors.text);
    button.SetValue(isMarked);
    const wxFont small = GetFont().Scaled(kSmall);
    button.SetFont(isMarked ? small.Bold() : small);
    button.SetForegroundColour(ink);
    button.SetBitmap(iconOf(pages_[page], ink), wxTOP);
    const ActionLook& look = lookOf(pages_[page]);
    const wxString caption = translated(look.caption);
    setAccessibleName(button, hasClock(pages_[page]) ? caption + ", " + _("your clock runs") : caption,
                      translated(look.help));
}

bool PageRail::hasClock(Action page) const {
    return clock_ && page == clockPage_ && page != marked_;
}

wxBitmapBundle PageRail::iconOf(Action page, const wxColour& ink) const {
    constexpr int kBesideIcon = 6;
    const wxBitmapBundle icon = icons_.icon(lookOf(page).icon, ink);
    if (!hasClock(page)) return icon;
    const WindowColors& colors = desktopColors();
    return iconWithBadge(*this, icon, toWx(clock_->time), clock_->isShort ? colors.clockShort : colors.accent,
                         widthFor(hasWords_) - FromDIP(kBesideIcon));
}

void PageRail::showClock(Action page, const std::optional<ClockFace>& clock) {
    if (page == clockPage_ && clock == clock_) return;
    const auto paint = [this] {
        for (std::size_t at = 0; at < buttons_.size(); ++at) {
            if (pages_[at] == clockPage_) show(at, *buttons_[at]);
        }
    };
    const bool isOther = page != clockPage_;
    clockPage_ = page;
    const bool isSeen = page != marked_
                        && (isOther || clock.has_value() != clock_.has_value() || !clock
                            || clock->time != clock_->time || clock->isShort != clock_->isShort);
    clock_ = clock;
    if (isSeen) paint();
}

void PageRail::setWords(bool hasWords) {
    if (std::exchange(hasWords_, hasWords) != hasWords || !isBuilt_) build();
}

void PageRail::takeKeyboard() {
    for (std::size_t at = 0; at < buttons_.size(); ++at) {
        if (pages_[at] == marked_) buttons_[at]->SetFocus();
    }
}

/// The arrow keys go along the rail, as in a toolbar.
void PageRail::onKey(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    const bool isArrow = (key == WXK_UP || key == WXK_DOWN) && !event.HasAnyModifiers();
    const std::vector<wxWindow*> all(GetChildren().begin(), GetChildren().end());
    const auto found = std::ranges::find(all, wxWindow::FindFocus());
    if (!isArrow || found == all.end()) {
        event.Skip();
        return;
    }
    const auto at = static_cast<std::size_t>(found - all.begin());
    const std::size_t to = key == WXK_UP ? (at == 0 ? 0 : at - 1) : std::min(all.size() - 1, at + 1);
    all[to]->SetFocus();
}

/// A line at the right edge, and a stroke beside the page that is shown: a second sign besides the colour.
void PageRail::onPaint(wxPaintEvent& /*event*/) {
    wxAutoBufferedPaintDC dc(this);
    const WindowColors& colors = desktopColors();
    dc.SetBackground(wxBrush(wxColourOf(colors.window)));
    dc.Clear();
    const wxSize size = GetClientSize();
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(wxColourOf(colors.edge)));
    dc.DrawRectangle(size.x - 1, 0, 1, size.y);
    dc.SetBrush(wxBrush(wxColourOf(colors.accentText)));
    for (std::size_t at = 0; at < buttons_.size(); ++at) {
        if (pages_[at] != marked_) continue;
        const wxRect place = buttons_[at]->GetRect();
        dc.DrawRectangle(0, place.y + place.height / 6, FromDIP(3), place.height * 2 / 3);
    }
}

}  // namespace roque
