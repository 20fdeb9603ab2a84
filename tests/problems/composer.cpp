#include "tests/problems/composer.h"

#include <algorithm>
#include <array>

#include "model/base/bitboard.h"
#include "model/movegen/legal_moves.h"

namespace roque::problems {
namespace {

/// The maximum number of changes in an attempt.
constexpr int kMaxChanges = 2000;

/// The longest mate an attempt starts with; from there it grows move by move.
constexpr unsigned kFirstLength = 3;

/// The minimum and maximum number of pieces.
constexpr std::size_t kMinPieces = 7;
constexpr std::size_t kMaxPieces = 16;

constexpr Bitboard kPawnSquares =
    ~(rankMask(Color::White, Rank::First) | rankMask(Color::Black, Rank::First));

Square randomSquare(Bitboard among, test::Dice& dice) {
    for (std::size_t skip = dice.roll(count(among)); skip > 0; --skip) popFirst(among);
    return popFirst(among);
}

bool isQuiet(const Position& position, Move move) {
    return position.board().isEmpty(move.to()) && !move.isPromotion() && !position.after(move).isCheck();
}

}  // namespace

std::optional<Problem> Composer::attempt() {
    auto best = judge(randomSetup(), 1, std::min(moves_, kFirstLength));
    for (int change = 0; change < kMaxChanges; ++change) {
        if (!best) {
            best = judge(randomSetup(), 1, std::min(moves_, kFirstLength));
            continue;
        }
        const auto next =
            judge(changed(best->setup), best->merit.length, std::min(moves_, best->merit.length + 1));
        if (!next || next->merit < best->merit) continue;
        best = next;
        if (best->merit == Merit{moves_, true, -1})
            return Problem{*Position::from(best->setup), moves_, best->key};
    }
    return std::nullopt;
}

std::optional<Composer::Candidate> Composer::judge(const Setup& setup, unsigned least, unsigned most) {
    const auto position = Position::from(setup);
    if (!position || position->isCheck()) return std::nullopt;
    const auto mate = solver_.solve(*position, most, MateDetail::FirstKey);
    if (!mate || mate->moves < least) return std::nullopt;
    const auto solution = solver_.solve(*position, mate->moves, MateDetail::AllKeys);
    if (!solution) return std::nullopt;
    const Move key = solution->keys.front();
    return Candidate{
        setup, {solution->moves, isQuiet(*position, key), -static_cast<int>(solution->keys.size())}, key};
}

Setup Composer::randomSetup() {
    Setup setup;
    setup.board.toggle(Color::White, PieceType::King, bit(randomSquare(kAllSquares, dice_)));
    setup.board.toggle(Color::Black, PieceType::King, bit(randomSquare(~setup.board.occupied(), dice_)));
    for (std::size_t pieces = kMinPieces - 2 + dice_.roll(9); pieces > 0; --pieces) addPiece(setup);
    return setup;
}

void Composer::addPiece(Setup& setup) {
    constexpr std::array kWhite{PieceType::Queen,  PieceType::Rook, PieceType::Bishop, PieceType::Knight,
                                PieceType::Knight, PieceType::Pawn, PieceType::Pawn,   PieceType::Pawn};
    constexpr std::array kBlack{PieceType::Pawn,   PieceType::Pawn,   PieceType::Pawn, PieceType::Pawn,
                                PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen};
    const bool isWhite = dice_.roll(2) == 0;
    const PieceType type = (isWhite ? kWhite : kBlack)[dice_.roll(kWhite.size())];
    Bitboard free = ~setup.board.occupied();
    if (type == PieceType::Pawn) free &= kPawnSquares;
    setup.board.toggle(isWhite ? Color::White : Color::Black, type, bit(randomSquare(free, dice_)));
}

Setup Composer::changed(Setup setup) {
    const std::size_t pieces = count(setup.board.occupied());
    const std::size_t what = dice_.roll(6);
    if (what == 0 && pieces < kMaxPieces) {
        addPiece(setup);
        return setup;
    }
    const Square square = randomSquare(setup.board.occupied(), dice_);
    const PieceType type = setup.board.typeOn(square);
    const Color color = *setup.board.colorOn(square);
    if (what <= 2 && type != PieceType::King && pieces > kMinPieces) {
        setup.board.toggle(color, type, bit(square));
        if (what == 2) addPiece(setup);
        return setup;
    }
    Bitboard free = ~setup.board.occupied();
    if (type == PieceType::Pawn) free &= kPawnSquares;
    setup.board.toggle(color, type, bit(square));
    setup.board.toggle(color, type, bit(randomSquare(free, dice_)));
    return setup;
}

}  // namespace roque::problems
