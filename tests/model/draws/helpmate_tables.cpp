#include "tests/model/draws/helpmate_tables.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "model/movegen/legal_moves.h"
#include "model/pieces/piece.h"

namespace roque::test {
namespace {

/// A rotation or reflection of the board.
struct Symmetry {
    bool wings = false;     ///< swaps the a-file and the h-file
    bool ends = false;      ///< swaps the first and the eighth rank
    bool diagonal = false;  ///< swaps files and ranks

    [[nodiscard]] Square apply(Square square) const {
        std::uint32_t at = index(square) ^ (wings ? 7U : 0U) ^ (ends ? 56U : 0U);
        if (diagonal) at = at >> 3U | (at & 7U) << 3U;
        return Square(at);
    }
};

/// The symmetry that moves White's king to files a to d and, without pawns, to the triangle a1 d1 d4.
Symmetry normalising(Square king, const std::string& pieces) {
    Symmetry symmetry;
    symmetry.wings = fileOf(king) > File::D;
    if (pieces.find_first_of("Pp") != std::string::npos) return symmetry;
    symmetry.ends = rankOf(king) > Rank::Fourth;
    const std::uint32_t at = index(symmetry.apply(king));
    symmetry.diagonal = at >> 3U > (at & 7U);
    return symmetry;
}

/// The letters of the pieces other than kings, in alphabetical order.
std::string piecesOf(const Board& board) {
    std::string letters;
    for (const Square square : SquaresOf(board.occupied() & ~board.pieces(PieceType::King)))
        letters += board.pieceAt(square)->symbol();
    std::ranges::sort(letters);
    return letters;
}

PieceType typeOf(char letter) {
    const auto small = static_cast<char>(std::tolower(letter));
    return *std::ranges::find_if(kPieceTypes, [small](PieceType type) { return letterOf(type) == small; });
}

Color colorOf(char letter) {
    return std::isupper(letter) != 0 ? Color::White : Color::Black;
}

}  // namespace

HelpmateTables::Table::Table(std::string letters) : pieces(std::move(letters)) {
    for (const Square square : SquaresOf(kAllSquares)) {
        if (normalising(square, pieces).apply(square) == square) kings.push_back(square);
    }
    std::size_t size = 2 * kings.size() * kSquareCount;
    for (std::size_t piece = 0; piece < pieces.size(); ++piece) size *= kSquareCount;
    verdicts.assign(size, Verdict::Illegal);
}

/// Lists two equal pieces in the order of their squares.
std::size_t HelpmateTables::Table::indexOf(const Position& position) const {
    const Board& board = position.board();
    const Symmetry symmetry = normalising(board.king(Color::White), pieces);
    const auto king = std::ranges::find(kings, symmetry.apply(board.king(Color::White)));
    auto at = static_cast<std::size_t>(king - kings.begin());
    at = at * kSquareCount + index(symmetry.apply(board.king(Color::Black)));
    std::array<std::uint32_t, 2> squares{};
    for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
        const Bitboard all = board.pieces(colorOf(pieces[piece]), typeOf(pieces[piece]));
        const bool isSecond = piece > 0 && pieces[piece] == pieces[piece - 1];
        squares[piece] = index(symmetry.apply(isSecond ? lastOf(all) : firstOf(all)));
        if (isSecond && squares[0] > squares[1]) std::swap(squares[0], squares[1]);
    }
    for (std::size_t piece = 0; piece < pieces.size(); ++piece) at = at * kSquareCount + squares[piece];
    return at * 2 + static_cast<std::size_t>(position.sideToMove());
}

std::optional<Position> HelpmateTables::Table::positionAt(std::size_t at) const {
    Setup setup;
    setup.sideToMove = Color(at % 2);
    at /= 2;
    const auto put = [&](Color color, PieceType type, Square square) {
        if (!setup.board.isEmpty(square)) return false;
        setup.board.put(color, type, square);
        return true;
    };
    const auto takeSquare = [&] {
        return Square(static_cast<std::uint32_t>(std::exchange(at, at / kSquareCount) % kSquareCount));
    };
    Square before = Square::None;
    for (std::size_t piece = pieces.size(); piece-- > 0;) {
        const Square square = takeSquare();
        const bool isFirst = piece + 1 < pieces.size() && pieces[piece] == pieces[piece + 1];
        if (isFirst && square > before) return std::nullopt;
        if (!put(colorOf(pieces[piece]), typeOf(pieces[piece]), square)) return std::nullopt;
        before = square;
    }
    if (!put(Color::Black, PieceType::King, takeSquare())) return std::nullopt;
    if (!put(Color::White, PieceType::King, kings[at])) return std::nullopt;
    const auto position = Position::from(setup);
    return position ? std::optional(*position) : std::nullopt;
}

bool HelpmateTables::canWhiteMate(const Position& position) {
    const Table& table = tableOf(piecesOf(position.board()));
    return table.verdicts[table.indexOf(position)] == Verdict::Mates;
}

const HelpmateTables::Table& HelpmateTables::tableOf(const std::string& pieces) {
    const auto [entry, isNew] = tables_.try_emplace(pieces, pieces);
    if (isNew) fill(entry->second);
    return entry->second;
}

/// Repeats passes over the positions until none is left with a move to a position known to lead to mate.
void HelpmateTables::fill(Table& table) {
    std::vector<std::size_t> open;
    for (std::size_t at = 0; at < table.verdicts.size(); ++at) {
        if (!table.positionAt(at)) continue;
        table.verdicts[at] = Verdict::Unknown;
        open.push_back(at);
    }
    for (std::size_t before = open.size() + 1; open.size() < before;) {
        before = open.size();
        std::erase_if(open, [&](std::size_t at) {
            if (!mates(table, *table.positionAt(at))) return false;
            table.verdicts[at] = Verdict::Mates;
            return true;
        });
        std::ranges::reverse(open);
    }
}

bool HelpmateTables::mates(const Table& table, const Position& position) {
    const MoveList moves = legalMoves(position);
    if (moves.empty()) return position.isCheck() && position.sideToMove() == Color::Black;
    return std::ranges::any_of(moves, [&](Move move) {
        const Position next = position.after(move);
        const bool isSameEnding = !move.isPromotion() && position.board().isEmpty(move.to());
        return isSameEnding ? table.verdicts[table.indexOf(next)] == Verdict::Mates : canWhiteMate(next);
    });
}

}  // namespace roque::test
