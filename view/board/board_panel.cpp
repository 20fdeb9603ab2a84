#include "view/board/board_panel.h"

#include <utility>

#include <wx/intl.h>

#include "model/base/scope_exit.h"
#include "view/board/board_key.h"
#include "view/board/drawing/board_painter.h"
#include "view/game/premove.h"
#include "view/text/square_description.h"
#include "view/toolkit/accessibility.h"

namespace roque {
namespace {

constexpr int kFrameMilliseconds = 16;
constexpr int kSmallestSquare = 24;  ///< in device-independent pixels
constexpr int kDefaultSquare = 72;
constexpr int kSquaresWithMargin = 9;

/// The board's accessible name while the cursor is hidden.
wxString boardName() {
    return _("Chessboard");
}

}  // namespace

BoardPanel::BoardPanel(wxWindow* parent, PieceSet& pieces)
    : BoardSurface(parent, pieces, "board"), pointer_(*this) {
    SetMinClientSize(FromDIP(wxSize(kSmallestSquare, kSmallestSquare) * kSquaresWithMargin));
    interaction_.show(Position::start());
    Bind(wxEVT_KEY_DOWN, &BoardPanel::onKey, this);
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        hideCursor();
        event.Skip();
    });
    frames_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { onFrame(); });
    setAccessibleName(
        *this, boardName(),
        _("The arrow keys move the cursor, Enter selects a piece and moves it, Escape cancels."));
}

void BoardPanel::setPosition(const Position& position, std::optional<roque::Move> lastMove,
                             std::vector<roque::Move> premoves) {
    pointer_.clear();
    const auto now = std::chrono::steady_clock::now();
    const Board after = boardAfter(position.board(), premoves);
    const bool flies = !isHandingOn_ && animation_.start(state().board, after, now);
    if (!flies) animation_.finish();
    interact([&] {
        interaction_.show(position, lastMove, std::move(premoves));
        interaction_.showTransition(animation_.at(now));
    });
    if (flies) frames_.Start(kFrameMilliseconds);
}

void BoardPanel::setPremoves(std::vector<roque::Move> premoves) {
    interact([&] { interaction_.showPremoves(std::move(premoves)); });
}

/// Puts all pieces on their squares before anything else happens to them.
void BoardPanel::finishAnimation() {
    if (animation_.finish()) onFrame();
}

void BoardPanel::onFrame() {
    interact([&] { interaction_.showTransition(animation_.at(std::chrono::steady_clock::now())); });
    if (!animation_.isRunning()) frames_.Stop();
}

void BoardPanel::setMovers(MovableSides sides, std::optional<Color> premover) {
    interact([&] {
        interaction_.allow(sides);
        interaction_.allowPremoves(premover);
    });
}

void BoardPanel::setPointerInput(PointerInput input) {
    interact([&] {
        interaction_.cancel();
        interaction_.use(input);
    });
}

void BoardPanel::setAnnotations(BoardAnnotations annotations) {
    if (annotations == given_) return;
    given_ = std::move(annotations);
    showAnnotations();
}

void BoardPanel::setScheme(TargetScheme scheme) {
    interact([&] { interaction_.use(scheme); });
}

void BoardPanel::setBlindfold(bool isBlind) {
    interaction_.hidePieces(isBlind);
    Refresh();
}

bool BoardPanel::cancel() {
    bool wasAnything = false;
    interact([&] { wasAnything = interaction_.cancel(); });
    return wasAnything;
}

wxSize BoardPanel::DoGetBestClientSize() const {
    return FromDIP(wxSize(kDefaultSquare, kDefaultSquare) * kSquaresWithMargin);
}

void BoardPanel::paint(WxCanvas& canvas, const BoardGeometry& where, const PixelRect& damaged) {
    BoardPainter(canvas, where, colors()).paint(state(), damaged);
}

void BoardPanel::showChanges(const BoardState& before) {
    refreshChanges(before, state());
    const wxString description = describeCursor(state());
    if (description != describeCursor(before))
        setAccessibleName(*this, description.empty() ? boardName() : description);
}

void BoardPanel::handOn(roque::Move move) {
    const auto& take = interaction_.makesPremoves() ? onPremove : onMove;
    if (!take) return;
    isHandingOn_ = true;
    const ScopeExit end([this] { isHandingOn_ = false; });
    take(move);
}

bool BoardPanel::dropPremoves() {
    if (state().premoves.empty() || !onPremovesDropped) return false;
    onPremovesDropped();
    return true;
}

void BoardPanel::showAnnotations() {
    interact([&] { interaction_.annotate(joined(given_, pointer_.drawn())); });
}

void BoardPanel::onKey(wxKeyEvent& event) {
    finishAnimation();
    if (HandleAsNavigationKey(event)) return;
    const bool isEscape = event.GetKeyCode() == WXK_ESCAPE && !event.HasAnyModifiers();
    if (isEscape && state().selected == Square::None && dropPremoves()) return;
    const auto key = boardKeyOf(event, state());
    if (!key) {
        event.Skip();
        return;
    }
    strike(*key);
    Update();
}

void BoardPanel::strike(BoardKey key) {
    finishAnimation();
    interact([&] { return interaction_.strike(key, orientation()); });
}

void BoardPanel::hideCursor() {
    interact([&] { interaction_.hideCursor(); });
}

}  // namespace roque
