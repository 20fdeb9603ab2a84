#include "tests/support/seen_pieces.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

#include "model/position/position.h"

namespace roque::test {
namespace {

/// The difference between two colours.
int distance(ScreenColor one, ScreenColor other) {
    int sum = 0;
    for (const unsigned shift : {0U, 8U, 16U})
        sum += std::abs(static_cast<int>(one >> shift & 0xffU) - static_cast<int>(other >> shift & 0xffU));
    return sum;
}

}  // namespace

SeenPieces::SeenPieces(const VirtualScreen& screen) {
    const SeenBoard board(screen);
    squareSize_ = board.squareSize();
    const Board start = Position::start().board();
    // From the rook to the king there is one of each piece, and pawns.
    const Bitboard each = start.occupied() & ~(maskOf(File::F) | maskOf(File::G) | maskOf(File::H));
    for (const Square square : SquaresOf(each))
        known_.push_back({*start.colorOn(square), start.typeOn(square), pictureOf(square, board, screen)});
}

SeenPieces::Picture SeenPieces::pictureOf(Square square, const SeenBoard& board,
                                          const VirtualScreen& screen) {
    constexpr double kMiddle = 0.36;  // in square sides: within the marks of corners and edges
    constexpr int kStep = 2;
    const int reach = static_cast<int>(kMiddle * board.squareSize());
    const Pixel middle = board.middleOf(square);
    const int toEdge = board.squareSize() * 7 / 16;
    const ScreenColor ground = screen.at({middle.x - toEdge, middle.y});  // beside every piece
    Picture picture;
    for (int y = middle.y - reach; y <= middle.y + reach; y += kStep) {
        for (int x = middle.x - reach; x <= middle.x + reach; x += kStep) {
            const ScreenColor color = screen.at({x, y});
            picture.push_back({color, distance(color, ground)});
        }
    }
    return picture;
}

/// Where one shows its background, the other must differ by as much as it stands out from its own.
int SeenPieces::difference(const Picture& one, const Picture& other) {
    constexpr int kStandsOut = 24;
    int sum = 0;
    for (std::size_t at = 0; at < one.size(); ++at) {
        const bool areBoth = one[at].contrast >= kStandsOut && other[at].contrast >= kStandsOut;
        sum += areBoth ? distance(one[at].color, other[at].color)
                       : std::max(one[at].contrast, other[at].contrast);
    }
    return sum;
}

/// Each square gets the piece that differs least: a marked square looks slightly different.
std::optional<Board> SeenPieces::read(const VirtualScreen& screen) const {
    if (!SeenBoard::isOn(screen)) return std::nullopt;
    const SeenBoard seen(screen);
    if (seen.squareSize() != squareSize_) return std::nullopt;
    Board board;
    for (const Square square : SquaresOf(kAllSquares)) {
        const Picture picture = pictureOf(square, seen, screen);
        int least = difference(picture, Picture(picture.size()));
        if (least == 0) continue;
        for (const Known& known : known_) {
            const int here = difference(picture, known.picture);
            if (here >= least) continue;
            least = here;
            board.put(known.color, known.type, square);
        }
    }
    return board;
}

}  // namespace roque::test
