#include "view/panels/player_card.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include <wx/dcbuffer.h>

#include "view/board/desktop_colors.h"
#include "view/panels/player_card_painter.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/text.h"

namespace roque {

PlayerCard::PlayerCard(wxWindow* parent, Color color, PieceSet& pieces)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE,
               color == Color::White ? "player white" : "player black"),
      pieces_(pieces) {
    content_.color = color;
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, &PlayerCard::onPaint, this);
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        if (content_.clock && clockRect().Contains(event.GetPosition()) && onClock) onClock();
    });
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        Refresh();
        event.Skip();
    });
}

void PlayerCard::show(const PlayerCardContent& content, const wxString& words) {
    if (std::exchange(words_, words) != words) setAccessibleName(*this, words);
    if (content == content_) return;
    content_ = content;
    SetToolTip(toWx(content.name + (content.detail.empty() ? "" : ", " + content.detail)));
    Refresh(false);
}

void PlayerCard::showTime(const ClockFace& clock, const std::string& note) {
    if (content_.clock == clock && content_.note == note) return;
    const bool isOtherNote = std::exchange(content_.note, note) != note;
    const bool hadClock = content_.clock.has_value();
    content_.clock = clock;
    if (isOtherNote || !hadClock)
        Refresh(false);
    else
        RefreshRect(clockRect(), false);
}

void PlayerCard::setClockAtRight(bool isAtRight) {
    if (std::exchange(isClockAtRight_, isAtRight) != isAtRight) Refresh(false);
}

double PlayerCard::em() const {
    constexpr double kLine = 17.0 / 14;  // the height of a line in the usual font
    return GetCharHeight() / kLine;
}

PlayerCardLayout PlayerCard::layout() const {
    const wxSize size = GetClientSize();
    const CardRoom room{static_cast<double>(size.x), static_cast<double>(size.y), em(), isClockAtRight_};
    return layOutCard(content_, room, [this](const std::string& text, CardFont font) {
        const wxFont written = cardFont(GetFont(), font);
        int width = 0;
        GetTextExtent(toWx(text), &width, nullptr, nullptr, nullptr, &written);
        return static_cast<double>(width);
    });
}

wxRect PlayerCard::clockRect() const {
    const PixelRect clock = layout().clock;
    return {static_cast<int>(clock.x), static_cast<int>(clock.y),
            static_cast<int>(std::ceil(clock.width)) + 1, static_cast<int>(std::ceil(clock.height))};
}

void PlayerCard::onPaint(wxPaintEvent& /*event*/) {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(wxColourOf(desktopColors().window)));
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::CreateFromUnknownDC(dc));
    if (!context) return;
    const wxSize size = GetClientSize();
    const PixelRect card{0, 0, static_cast<double>(size.x), static_cast<double>(size.y)};
    const wxFont font = GetFont();
    PlayerCardPainter(*context, pieces_, font, GetContentScaleFactor()).paint(content_, layout(), card);
}

}  // namespace roque
