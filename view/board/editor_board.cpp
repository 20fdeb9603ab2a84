#include "view/board/editor_board.h"

#include <algorithm>
#include <variant>

#include <wx/intl.h>

#include "view/board/drawing/board_marks.h"
#include "view/board/drawing/board_painter.h"
#include "view/text/language_letters.h"
#include "view/text/square_description.h"
#include "view/toolkit/accessibility.h"

namespace roque {
namespace {

constexpr int kDefaultEditorSquare = 48;  ///< in device-independent pixels
constexpr double kRows = 10.4;            ///< the board with a row of the stock above and below, and the gaps
constexpr double kGap = 0.2;              ///< between the board and a row, in squares
constexpr double kFirstColumn = 1;

wxString editorName() {
    return _("Position editor");
}

}  // namespace

EditorBoard::EditorBoard(wxWindow* parent, PieceSet& pieces, SetupEditing& editing)
    : BoardSurface(parent, pieces, "editor board"), interaction_(editing) {
    bindEvents();
    setAccessibleName(*this, editorName(),
                      _("The arrow keys move the cursor. K, Q, R, B, N and P place a black piece there, with "
                        "Shift a white one; Delete removes it; Enter picks up a piece and puts it down."));
}

void EditorBoard::bindEvents() {
    const auto press = [this](wxMouseEvent& event) {
        SetFocus();
        holdMouse(true);
        interact([&] {
            return interaction_.press(placeAt(event.GetPosition()), pixelPoint(event.GetPosition()));
        });
    };
    Bind(wxEVT_LEFT_DOWN, press);
    Bind(wxEVT_LEFT_DCLICK, press);
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        interact(
            [&] { return interaction_.move(placeAt(event.GetPosition()), pixelPoint(event.GetPosition())); });
    });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        holdMouse(false);
        interact([&] { return interaction_.release(placeAt(event.GetPosition())); });
    });
    Bind(wxEVT_RIGHT_DOWN, [this](wxMouseEvent& event) {
        interact([&] { return interaction_.pressOther(placeAt(event.GetPosition())); });
    });
    Bind(wxEVT_MOUSE_CAPTURE_LOST,
         [this](wxMouseCaptureLostEvent&) { interact([&] { return interaction_.cancel() && false; }); });
    Bind(wxEVT_KEY_DOWN, &EditorBoard::onKey, this);
    Bind(wxEVT_CHAR, &EditorBoard::onChar, this);
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        interact([&] {
            interaction_.hideCursor();
            return false;
        });
        event.Skip();
    });
}

/// Runs an action, shows the result, and reports a change.
template <typename Action>
void EditorBoard::interact(Action action) {
    const wxString before = describeCursor(interaction_.state());
    const bool hasChanged = action();
    Refresh(false);
    const wxString after = describeCursor(interaction_.state());
    if (after != before) setAccessibleName(*this, after.empty() ? editorName() : after);
    if (hasChanged && onChange) onChange();
}

void EditorBoard::show() {
    interact([this] {
        interaction_.show();
        return false;
    });
}

bool EditorBoard::cancel() {
    Refresh(false);
    return interaction_.cancel();
}

wxSize EditorBoard::DoGetBestClientSize() const {
    return FromDIP(wxSize(9 * kDefaultEditorSquare,
                          static_cast<int>(kRows * kDefaultEditorSquare) + kDefaultEditorSquare));
}

/// The board leaves room for a row of pieces above and one below.
BoardLayout EditorBoard::layoutIn(const wxSize& size) const {
    const double width = size.x;
    const double height = size.y;
    const double side = std::min(width, height * 8.8 / (8.8 + 2 + 2 * kGap));
    BoardLayout layout;
    layout.size = side / std::max(1.0, std::min(width, height));
    return layout;
}

/// The stock of a side lies beside its edge of the board, from pawn to king.
PixelRect EditorBoard::rectOf(const Piece& piece) const {
    const BoardGeometry where = geometry();
    const double side = where.squareSide();
    const bool isBelow = (piece.color() == Color::White) == (orientation() == Orientation::WhiteBelow);
    double column = kFirstColumn;
    for (const PieceType type : kPieceTypes) {
        if (type == piece.type()) break;
        ++column;
    }
    const double y = isBelow ? where.frame().bottom() + kGap * side : where.frame().y - (1 + kGap) * side;
    return {where.board().x + column * side, y, side, side};
}

EditorInteraction::Place EditorBoard::placeAt(const wxPoint& point) const {
    const PixelPoint at = pixelPoint(point);
    if (const auto square = geometry().squareAt(at)) return *square;
    for (const Color color : kColors) {
        for (const PieceType type : kPieceTypes) {
            if (rectOf(Piece::of(color, type)).contains(at)) return &Piece::of(color, type);
        }
    }
    return std::monostate();
}

wxPoint EditorBoard::centreOf(const Piece& piece) const {
    return wxPointOf(rectOf(piece).centre());
}

void EditorBoard::paint(WxCanvas& canvas, const BoardGeometry& where, const Damage& /*damaged*/) {
    for (const Color color : kColors) {
        for (const PieceType type : kPieceTypes) {
            const Piece& piece = Piece::of(color, type);
            const PixelRect rect = rectOf(piece);
            marks::tint(canvas, rect, colors().lightSquare);
            if (interaction_.chosen() == &piece) marks::tint(canvas, rect, colors().selected);
            if (interaction_.chosen() == &piece) marks::frame(canvas, rect, colors().selectedFrame);
            static_cast<void>(canvas.drawPiece(piece, rect));
        }
    }
    BoardPainter(canvas, where, colors()).paint(interaction_.state());
    if (const Piece* const carried = interaction_.carried())
        static_cast<void>(canvas.drawPiece(*carried, where.rectOfPieceAt(interaction_.carriedAt())));
}

void EditorBoard::onKey(wxKeyEvent& event) {
    if (HandleAsNavigationKey(event)) return;
    const auto step = [&](Step way) {
        interact([&] {
            interaction_.moveCursor(way, orientation());
            return false;
        });
    };
    switch (event.HasModifiers() ? WXK_NONE : event.GetKeyCode()) {
        case WXK_LEFT:
            return step(Step::Left);
        case WXK_RIGHT:
            return step(Step::Right);
        case WXK_UP:
            return step(Step::Up);
        case WXK_DOWN:
            return step(Step::Down);
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_SPACE:
            return interact([&] { return interaction_.enter(); });
        case WXK_DELETE:
        case WXK_BACK:
            return interact([&] { return interaction_.erase(); });
        case WXK_ESCAPE:
            if (cancel()) return;
            break;
        default:
            break;
    }
    event.Skip();
}

void EditorBoard::onChar(wxKeyEvent& event) {
    const wxChar key = event.GetUnicodeKey();
    const bool isLetter = key > ' ' && key < 0x7F && !event.HasModifiers();
    if (!isLetter) {
        event.Skip();
        return;
    }
    interact([&] { return interaction_.type(englishLetter(static_cast<char>(key), languageLetters())); });
}

}  // namespace roque
