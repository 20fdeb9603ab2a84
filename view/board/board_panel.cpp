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

constexpr int kSmallestSquare = 24;  ///< in device-independent pixels
constexpr int kDefaultSquare = 72;
constexpr int kSquaresWithMargin = 9;

/// The board's accessible name while the cursor is hidden.
wxString boardName(const BoardState& state) {
    return state.hidesPieces ? _("Chessboard, pieces hidden") : _("Chessboard");
}

/// The accessible parts are the squares from a8 to h1, as they are read.
Square squareOfPart(std::size_t part) {
    constexpr std::size_t kUpsideDown = 56;
    return Square(part ^ kUpsideDown);
}

std::size_t partOf(Square square) {
    return static_cast<std::size_t>(squareOfPart(static_cast<std::size_t>(square)));
}

/// The board when a person has dropped a piece: it lies where it arrives. A rook that castles has yet to
/// come, unless it stands in the way (Chess960).
Board whereDropped(const Board& board, roque::Move move) {
    const Square arrival = arrivalOf(move);
    if (!move.isCastling() || !board.isEmpty(arrival)) return boardAfter(board, {move});
    Board dropped = board;
    dropped.remove(move.from());
    dropped.put(board.pieceAt(move.from())->color(), PieceType::King, arrival);
    return dropped;
}

}  // namespace

BoardPanel::BoardPanel(wxWindow* parent, PieceSet& pieces)
    : BoardSurface(parent, pieces, "board"), pointer_(*this) {
    SetMinClientSize(FromDIP(wxSize(kSmallestSquare, kSmallestSquare) * kSquaresWithMargin));
    interaction_.show(Position::start());
    Bind(wxEVT_KEY_DOWN, &BoardPanel::onKey, this);
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        isNamedLater_ = true;
        hideCursor();
        isNamedLater_ = false;
        CallAfter([this] { nameCursor(); });  // the name of what the keyboard leaves would be spoken
        event.Skip();
    });
    setAccessibleName(
        *this, boardName(state()),
        _("Left and Right go through the moves. Enter wakes the square cursor: then the arrow keys move it, "
          "Enter selects a piece and moves it, Escape ends that."));
    addSquares();
}

void BoardPanel::addSquares() {
    const auto place = [this](std::size_t part) {
        const PixelRect rect = geometry().rectOf(squareOfPart(part));
        return wxRect(wxRound(rect.x), wxRound(rect.y), wxRound(rect.width), wxRound(rect.height));
    };
    squares_ =
        AccessibleParts::add(*this, _("Squares"), kSquareCount,
                             {[this](std::size_t part) { return nameOfSquare(squareOfPart(part)); }, place,
                              [this](std::size_t part) { return state().selected == squareOfPart(part); },
                              [this](std::size_t part) { press(squareOfPart(part)); }});
}

/// A square in words, or the piece that can be chosen on it for a pawn. A piece that slides is where it goes.
wxString BoardPanel::nameOfSquare(Square square) const {
    const auto choice = state().chooser ? state().chooser->choiceOn(square) : std::nullopt;
    if (choice) return nameOf(Piece::of(state().chooser->color(), PromotionChooser::kChoices[*choice]));
    BoardState arrived = state();
    arrived.transition.reset();
    return describeSquare(arrived, square);
}

/// Lets the pieces slide that stand elsewhere on the board to be shown. A piece that was dropped is there
/// already; only the rook that castles with it slides.
template <typename Change>
void BoardPanel::slideTo(const Board& after, Change change) {
    const auto now = std::chrono::steady_clock::now();
    const bool isDropped = dropped_ && !state().board.isEmpty(dropped_->from());
    const Board before = isDropped ? whereDropped(state().board, *dropped_) : state().board;
    const bool slides = animation_.start(before, after, now);
    interact([&] {
        change();
        interaction_.showTransition(animation_.at(now));
    });
    if (slides) frames_.start();
}

void BoardPanel::setPosition(const Position& position, std::optional<roque::Move> lastMove,
                             std::vector<roque::Move> premoves) {
    if (position != interaction_.position()) pointer_.clearDrawn();
    slideTo(boardAfter(position.board(), premoves),
            [&] { interaction_.show(position, lastMove, std::move(premoves)); });
}

void BoardPanel::setPremoves(std::vector<roque::Move> premoves) {
    if (premoves == state().premoves) return;
    slideTo(boardAfter(interaction_.position().board(), premoves),
            [&] { interaction_.showPremoves(std::move(premoves)); });
}

/// Puts all pieces on their squares before anything else happens to them.
void BoardPanel::finishAnimation() {
    if (animation_.finish()) onFrame();
}

void BoardPanel::onFrame() {
    interact([&] { interaction_.showTransition(animation_.at(std::chrono::steady_clock::now())); });
    if (!animation_.isRunning()) frames_.stop();
}

void BoardPanel::setMovers(MovableSides sides, std::optional<Color> premover) {
    interact([&] { interaction_.allow(sides, premover); });
}

void BoardPanel::setPointerInput(PointerInput input) {
    interact([&] { interaction_.use(input); });
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
    setAccessibleName(*this, boardName(state()));
    for (std::size_t part = 0; squares_ != nullptr && part < squares_->count(); ++part)
        squares_->update(part);
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

void BoardPanel::paint(WxCanvas& canvas, const BoardGeometry& where, const Damage& damaged) {
    BoardPainter(canvas, where, colors()).paint(state(), damaged);
}

void BoardPanel::showChanges(const BoardState& before) {
    refreshChanges(before, state());
    if (squares_ != nullptr && squares_->areKnown()) {
        for (const Square square : SquaresOf(changedSquares(before, state())))
            squares_->update(partOf(square));
    }
    const bool pointsElsewhere = state().cursor != before.cursor || state().chooser != before.chooser;
    if (!isNamedLater_ && (pointsElsewhere || !HasFocus())) nameCursor();
    if (state().chooser && !before.chooser)
        announce(*this, _("What does the pawn become? The arrow keys and Enter choose, or the letter of the "
                          "piece; Escape takes it back."));
    const bool isAwake = state().cursor != Square::None;
    if (isAwake != (before.cursor != Square::None) && onCursorWoken) onCursorWoken(isAwake);
}

/// A screen reader speaks a changed name of the part with the focus, and drops what it was about to say, such
/// as the opponent's move: so the name changes once for each key of the person's, and not by itself.
void BoardPanel::nameCursor() {
    const wxString description = describeCursor(state());
    setAccessibleName(*this, description.empty() ? boardName(state()) : description);
}

void BoardPanel::handOn(roque::Move move) {
    const auto& take = interaction_.makesPremoves() ? onPremove : onMove;
    if (!take) return;
    if (interaction_.wasDropped()) dropped_ = move;
    const ScopeExit end([this] { dropped_.reset(); });
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
    if (browse(event)) return;
    const auto key = boardKeyOf(event, state());
    if (!key) {
        event.Skip();
        return;
    }
    usePromotion(event);
    strike(*key);
    Update();
}

/// Goes through the game while the cursor sleeps. Returns whether the key was for that.
bool BoardPanel::browse(const wxKeyEvent& event) {
    if (event.HasAnyModifiers() || state().chooser) return false;
    const bool isAwake = state().cursor != Square::None;
    const auto step = browseStepOf(event.GetKeyCode());
    const bool isStep = step == BrowseStep::First || step == BrowseStep::Last;
    if (!step || !onBrowse || (isAwake && !isStep)) return false;
    onBrowse(*step);
    return true;
}

/// Confirms the move that is shown. Returns whether one waits for that.
bool BoardPanel::confirm() {
    if (!isConfirming_ || !onConfirmed) return false;
    onConfirmed();
    return true;
}

/// With Shift or Alt, a pawn never becomes a queen without a question.
void BoardPanel::usePromotion(const wxKeyboardState& keys) {
    const bool asks = keys.ShiftDown() || keys.AltDown();
    interaction_.use(asks ? PromotionInput::Ask : promotionInput_);
}

void BoardPanel::strike(BoardKey key) {
    finishAnimation();
    if (key == BoardKey::Choose && confirm()) return;
    isNamedLater_ = true;
    const ScopeExit end([this] {
        isNamedLater_ = false;
        nameCursor();
    });
    interact([&] { return interaction_.strike(key, orientation()); });
}

void BoardPanel::press(Square square) {
    finishAnimation();
    if (confirm()) return;
    interaction_.use(promotionInput_);
    interact([&] { return interaction_.press(square); });
}

bool BoardPanel::sleep() {
    const bool wasAwake = state().cursor != Square::None;
    hideCursor();
    return wasAwake;
}

void BoardPanel::hideCursor() {
    interact([&] { interaction_.hideCursor(); });
}

}  // namespace roque
