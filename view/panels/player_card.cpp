#include "view/panels/player_card.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include <wx/dcbuffer.h>

#include "view/board/desktop_colors.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/focus_on_click.h"
#include "view/toolkit/gtk_function.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// Lets a control be there for pointer, keyboard and assistive technology, and not be seen.
void makeUnseen(wxWindow& control) {
    using Set = void (*)(void* widget, double opacity);
    static const auto set = gtkFunction<Set>("gtk_widget_set_opacity");
    if (set != nullptr && control.GetHandle() != nullptr) set(control.GetHandle(), 0);
}

}  // namespace

PlayerCard::PlayerCard(wxWindow* parent, Color color, PieceSet& pieces)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE,
               color == Color::White ? "player white" : "player black"),
      pieces_(pieces),
      menu_(new wxButton(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxBORDER_NONE,
                         wxDefaultValidator, color == Color::White ? "menu white" : "menu black")) {
    content_.color = color;
    SetCanFocus(false);
    makeMenuButton();
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

/// A native button over the card, which paints in its place: so the Tab key, Enter, the space bar and a
/// screen reader find what they know.
void PlayerCard::makeMenuButton() {
    makeUnseen(*menu_);
    leaveFocusOnClick(*menu_);
    menu_->SetCursor(wxCursor(wxCURSOR_HAND));
    menu_->Hide();
    menu_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (onMenu) onMenu(menu_->GetRect().GetBottomLeft());
    });
    const auto hover = [this](bool isHovered) {
        return [this, isHovered](wxMouseEvent& event) {
            isHovered_ = isHovered;
            Refresh(false);
            event.Skip();
        };
    };
    menu_->Bind(wxEVT_ENTER_WINDOW, hover(true));
    menu_->Bind(wxEVT_LEAVE_WINDOW, hover(false));
    const auto onFocus = [this](wxFocusEvent& event) {
        Refresh(false);
        event.Skip();
    };
    menu_->Bind(wxEVT_SET_FOCUS, onFocus);
    menu_->Bind(wxEVT_KILL_FOCUS, onFocus);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        placeMenuButton();
        event.Skip();
    });
}

void PlayerCard::setMenu(const wxString& name) {
    if (std::exchange(menuName_, name) == name) return;
    if (!name.empty()) {
        setAccessibleName(*menu_, name);
        menu_->SetToolTip(name);
    }
    isHovered_ = isHovered_ && !name.empty();
    menu_->Show(!name.empty());
    placeMenuButton();
    Refresh(false);
}

/// All of the card but its clock, which has a click of its own; the king in its place has none.
void PlayerCard::placeMenuButton() {
    if (!menu_->IsShown()) return;
    const wxSize size = GetClientSize();
    const wxRect clock = content_.clock ? clockRect() : wxRect();
    const bool isAtLeft = clock.x == 0;
    const wxRect beside(isAtLeft ? clock.width : 0, 0, size.x - clock.width, size.y);
    if (menu_->GetRect() != beside) menu_->SetSize(beside);
}

CardCue PlayerCard::cue() const {
    if (!menu_->IsShown()) return CardCue::None;
    return menu_->HasFocus() ? CardCue::Focused : isHovered_ ? CardCue::Hovered : CardCue::None;
}

void PlayerCard::show(const PlayerCardContent& content, const wxString& words) {
    if (std::exchange(words_, words) != words) setAccessibleName(*this, words);
    if (content == content_) return;
    content_ = content;
    SetToolTip(toWx(content.name + (content.detail.empty() ? "" : ", " + content.detail)));
    placeMenuButton();
    Refresh(false);
}

void PlayerCard::showTime(const ClockFace& clock, const std::string& note) {
    if (content_.clock == clock && content_.note == note) return;
    const bool isOtherNote = std::exchange(content_.note, note) != note;
    const bool hadClock = content_.clock.has_value();
    content_.clock = clock;
    if (!hadClock) placeMenuButton();
    if (isOtherNote || !hadClock)
        Refresh(false);
    else
        RefreshRect(clockRect(), false);
}

void PlayerCard::setClockAtRight(bool isAtRight) {
    if (std::exchange(isClockAtRight_, isAtRight) == isAtRight) return;
    placeMenuButton();
    Refresh(false);
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
    PlayerCardPainter(*context, pieces_, font, GetContentScaleFactor())
        .paint(content_, layout(), card, cue());
}

}  // namespace roque
