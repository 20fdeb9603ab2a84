#include "view/panels/move_list_panel.h"

#include <algorithm>
#include <utility>

#include <wx/dcbuffer.h>
#include <wx/dcclient.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include "model/game/nag.h"
#include "view/game/move_time.h"
#include "view/text/game_text.h"
#include "view/text/language_letters.h"
#include "view/text/nag_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/text.h"

namespace roque {

MoveListPanel::MoveListPanel(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxWANTS_CHARS, "moves"),
      bar_(new wxScrollBar(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSB_VERTICAL)) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->AddStretchSpacer();
    row->Add(bar_, wxSizerFlags().Expand());
    SetSizer(row);
    bar_->DisableFocusFromKeyboard();
    bar_->Hide();
    measure();
    bindEvents();
    SetMinClientSize(wxSize(rows_.metrics().numberWidth * 5, rows_.metrics().rowHeight * 2));
    setAccessibleName(*this, _("Moves"), _("The arrow keys go from move to move."));
}

void MoveListPanel::bindEvents() {
    for (const auto& type :
         {wxEVT_SCROLL_TOP, wxEVT_SCROLL_BOTTOM, wxEVT_SCROLL_LINEUP, wxEVT_SCROLL_LINEDOWN,
          wxEVT_SCROLL_PAGEUP, wxEVT_SCROLL_PAGEDOWN, wxEVT_SCROLL_THUMBTRACK, wxEVT_SCROLL_CHANGED})
        bar_->Bind(type, [this](wxScrollEvent&) { scrollTo(bar_->GetThumbPosition()); });
    Bind(wxEVT_MOUSEWHEEL, &MoveListPanel::onWheel, this);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxAutoBufferedPaintDC dc(this);
        painter_.paint(dc);
    });
    Bind(wxEVT_LEFT_DOWN, &MoveListPanel::onPress, this);
    Bind(wxEVT_LEFT_DCLICK, &MoveListPanel::onPress, this);
    Bind(wxEVT_RIGHT_DOWN, [this](wxMouseEvent& event) {
        onPress(event);
        if (onMenu) onMenu(event.GetPosition());
    });
    Bind(wxEVT_KEY_DOWN, &MoveListPanel::onKey, this);
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        CallAfter([this] { nameShown(); });  // the name of what the keyboard leaves would be spoken
        event.Skip();
    });
    Bind(wxEVT_SIZE, &MoveListPanel::onSize, this);
}

void MoveListPanel::measure() {
    wxClientDC dc(this);
    dc.SetFont(GetFont());
    const wxSize widest = dc.GetTextExtent("999.");
    MoveListMetrics metrics;
    metrics.letterHeight = widest.y;
    metrics.rowHeight = widest.y * 3 / 2;
    metrics.lineHeight = widest.y * 5 / 4;
    metrics.numberWidth = widest.x * 3 / 2;
    metrics.blankWidth = dc.GetTextExtent("0").x * 2 / 3;
    metrics.margin = FromDIP(8);
    metrics.indent = FromDIP(14);
    rows_.setMetrics(metrics);
}

int MoveListPanel::widthOf(const std::string& text, MoveListToken::Kind kind) {
    const bool isComment = kind == MoveListToken::Kind::Comment;
    auto& known = isComment ? commentWidths_ : moveWidths_;
    const auto [found, isNew] = known.try_emplace(text, 0);
    if (isNew)
        GetTextExtent(toWx(text), &found->second, nullptr, nullptr, nullptr,
                      isComment ? &painter_.commentFont() : nullptr);
    return found->second;
}

void MoveListPanel::show(const GameBrowser& browser, GameResult result) {
    const bool isOtherResult = std::exchange(state_.result, result) != result;
    const bool isOther = std::exchange(revision_, browser.revision()) != browser.revision() || isOtherResult;
    const bool isElsewhere = std::exchange(state_.shown, browser.shown()) != browser.shown();
    if (!isOther && !isElsewhere) return;
    line_ = browser.line();
    state_.playedPlies = browser.playedPlies();
    if (isOther) layOut();
    Refresh();
    showRow();
    if (isOtherResult) showResult();
    const bool isSpokenAnyway = isOther && HasFocus();  // a new move is announced
    if (isElsewhere && !isSpokenAnyway) nameShown();
}

void MoveListPanel::nameShown() {
    if (state_.shown != nullptr) setAccessibleName(*this, spokenMove());
}

/// The shown move, for a screen reader.
wxString MoveListPanel::spokenMove() const {
    const GameNode& shown = *state_.shown;
    if (shown.parent() == nullptr) return _("Start of the game");
    wxString move = toWx(numberText(shown) + ' ' + moveText(shown, languageLetters()));
    for (const Nag nag : shown.notes().nags) {
        if (symbolOf(nag).empty()) move += ' ' + nagWords(nag) + '.';
    }
    move += ' ' + toWx(shown.notes().comment);
    if (const std::string time = timeText(shown.notes()); !time.empty())
        move += ' ' + wxString::Format(_("(clock %s)"), toWx(time));
    return state_.isUnplayed(shown) ? move + ' ' + _("(not played)") : move;
}

void MoveListPanel::setClocks(const ClockRules& clocks) {
    if (clocks == clocks_) return;
    clocks_ = clocks;
    rows_.setClocks(clocks);
    layOut();
    Refresh();
}

void MoveListPanel::setLetters(const PieceLetters& letters) {
    if (letters == state_.letters) return;
    state_.letters = letters;
    layOut();
    Refresh();
}

void MoveListPanel::layOut() {
    if (line_.empty()) return;
    const auto resultAfter =
        state_.result != GameResult::Unknown ? std::optional(state_.playedPlies) : std::nullopt;
    rows_.layOut(*line_.front(), viewSize().x, state_.letters, resultAfter,
                 [this](const std::string& text, MoveListToken::Kind kind) { return widthOf(text, kind); });
    if (bar_->IsShown() != needsBar()) {
        bar_->Show(needsBar());
        Layout();
        return layOut();  // the scroll bar leaves less room, so what was too long still is
    }
    scrollTo(rows_.offset());
}

/// GTK warns of a bar that is lower than its slider.
bool MoveListPanel::needsBar() const {
    const int height = GetClientSize().y;
    return rows_.height() > height && height >= bar_->GetBestSize().y;
}

wxSize MoveListPanel::viewSize() const {
    const wxSize size = GetClientSize();
    return {size.x - (bar_->IsShown() ? bar_->GetBestSize().x : 0), size.y};
}

void MoveListPanel::scrollTo(int offset) {
    if (!rows_.isLaidOut()) return;
    const int height = viewSize().y;
    const int line = rows_.metrics().lineHeight;
    rows_.scrollTo(offset, height);
    bar_->SetScrollbar(rows_.offset(), height, rows_.height(), std::max(line, height - line));
    Refresh();
}

void MoveListPanel::onWheel(wxMouseEvent& event) {
    constexpr int kRows = 3;
    if (event.GetWheelDelta() == 0 || event.GetWheelAxis() != wxMOUSE_WHEEL_VERTICAL) return;
    const int rotated = event.GetWheelRotation() * kRows * rows_.metrics().rowHeight;
    scrollTo(rows_.offset() - rotated / event.GetWheelDelta());
}

/// Scrolls only if the row is out of sight: the list must not jump under the pointer.
void MoveListPanel::showRow() {
    if (rows_.isEmpty()) return;
    const std::size_t row = shownRow();
    if (isInSight(rows_.rectOfRow(row))) return;
    if (isAtResult()) return scrollDownTo(*layout().resultRow());
    if (isAtEnd()) return scrollDownTo(layout().rows().size() - 1);
    // Some rows before and after it are shown, too.
    const int margin = (viewSize().y - rows_.metrics().rowHeight) / 3;
    scrollTo(rows_.topOf(row) - margin);
}

/// Brings the result into sight while the last move that was played is shown.
void MoveListPanel::showResult() {
    if (!isAtResult()) return;
    const std::size_t row = *layout().resultRow();
    if (!isInSight(rows_.rectOfRow(row))) scrollDownTo(row);
}

/// Ends the list with a row below that of the shown move, which stays in sight.
void MoveListPanel::scrollDownTo(std::size_t row) {
    scrollTo(std::min(rows_.topOf(row + 1) - viewSize().y, rows_.topOf(shownRow())));
}

/// The row of the shown move; the first one at the start of the game.
std::size_t MoveListPanel::shownRow() const {
    const std::size_t* const row = state_.shown == nullptr ? nullptr : layout().rowOf(*state_.shown);
    return row != nullptr ? *row : 0;
}

/// Whether a move of the main line is shown.
bool MoveListPanel::isOnMainLine() const {
    const std::size_t* const row = state_.shown == nullptr ? nullptr : layout().rowOf(*state_.shown);
    return row != nullptr && layout().rows()[*row].kind == MoveListRow::Kind::Moves;
}

/// Whether the last move of the main line is shown.
bool MoveListPanel::isAtEnd() const {
    return isOnMainLine() && state_.shown == line_.back();
}

/// Whether the move above the result is shown. Moves that were tried out or taken back stand below it.
bool MoveListPanel::isAtResult() const {
    return rows_.isLaidOut() && layout().resultRow() && isOnMainLine()
           && state_.shown->ply() == state_.playedPlies;
}

bool MoveListPanel::isInSight(const wxRect& row) const {
    return row.y >= 0 && row.GetBottom() < viewSize().y;
}

wxRect MoveListPanel::rectOfMove(const GameNode& node) const {
    const std::size_t* const row = layout().rowOf(node);
    return row == nullptr || !isInSight(rows_.rectOfRow(*row)) ? wxRect() : rows_.rectOfMove(node);
}

wxRect MoveListPanel::rectOfResult() const {
    if (!rows_.isLaidOut() || !layout().resultRow()) return {};
    const wxRect row = rows_.rectOfRow(*layout().resultRow());
    return isInSight(row) ? row : wxRect();
}

void MoveListPanel::onPress(wxMouseEvent& event) {
    SetFocus();
    const GameNode* const node = rows_.nodeAt(event.GetPosition());
    if (node != nullptr && onChosen) onChosen(*node);
}

void MoveListPanel::onSize(wxSizeEvent& event) {
    event.Skip();
    Layout();
    const bool isSameWidth = rows_.isLaidOut() && rows_.width() == viewSize().x;
    if (isSameWidth && needsBar() == bar_->IsShown())
        scrollTo(rows_.offset());
    else
        layOut();
    showRow();
    showResult();  // the card with the result takes height from the list
}

void MoveListPanel::onKey(wxKeyEvent& event) {
    if (HandleAsNavigationKey(event) || state_.shown == nullptr) return;
    const std::size_t page = 10;
    const std::size_t index = state_.shown->ply();
    if (event.GetKeyCode() == WXK_F10 && event.GetModifiers() == wxMOD_SHIFT) return askForMenu();
    switch (event.HasAnyModifiers() ? WXK_NONE : event.GetKeyCode()) {
        case WXK_LEFT:
            return chooseIndex(index > 0 ? index - 1 : 0);
        case WXK_RIGHT:
            return chooseIndex(index + 1);
        case WXK_UP:
        case WXK_DOWN:
            if (onVariation)
                onVariation(event.GetKeyCode() == WXK_UP ? BrowseStep::PreviousVariation
                                                         : BrowseStep::NextVariation);
            return;
        case WXK_PAGEUP:
            return chooseIndex(index > page ? index - page : 0);
        case WXK_PAGEDOWN:
            return chooseIndex(index + page);
        case WXK_HOME:
            return chooseIndex(0);
        case WXK_END:
            return chooseIndex(line_.size());
        case WXK_DELETE:
        case WXK_NUMPAD_DELETE:
            if (onDelete) onDelete();
            return;
        case WXK_MENU:
        case WXK_WINDOWS_MENU:
            return askForMenu();
        default:
            event.Skip();
    }
}

/// Opens the menu by key, below the shown move, which is scrolled into sight. At the start of the game, which
/// has no move, the menu opens in the corner where the list begins.
void MoveListPanel::askForMenu() {
    showRow();
    const wxRect move = rectOfMove(*state_.shown);
    if (onMenu) onMenu(move.IsEmpty() ? wxPoint() : move.GetBottomLeft());
}

void MoveListPanel::chooseIndex(std::size_t index) {
    if (!line_.empty() && onChosen) onChosen(*line_[std::min(index, line_.size() - 1)]);
}

}  // namespace roque
