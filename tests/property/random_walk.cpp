#include "tests/property/random_walk.h"

#include <cstdlib>
#include <stdexcept>

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "tests/support/data_file.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

/// After this many plies of random play, most pieces are gone and the rest is king moves.
constexpr unsigned kLongestGame = 100;

/// Whether a move, or the position it leads to, is very rare in random play.
bool isRare(const Position& position, Move move) {
    const bool isSpecial = move.kind() != Move::Kind::Normal && move.kind() != Move::Kind::DoublePush;
    const Position next = position.after(move);
    return isSpecial || next.isCheck() || next.enPassant() != Square::None;
}

Move randomMove(const Position& position, Dice& dice) {
    const MoveList moves = legalMoves(position);
    MoveList rare;
    for (const Move move : moves) {
        if (isRare(position, move)) rare.push(move);
    }
    const bool prefersRare = dice.roll(3) == 0 && !rare.empty();
    const MoveList& choices = prefersRare ? rare : moves;
    return choices[dice.roll(choices.size())];
}

/// The position after a move; throws if the move leaves a side without its king, since such a position
/// answers no questions.
Position successor(const Position& position, Move move) {
    const Position next = position.after(move);
    if (count(next.board().pieces(PieceType::King)) != 2)
        throw std::logic_error("a king is captured after " + toFen(position, FenStyle::Shredder));
    return next;
}

std::vector<std::string> readChess960Starts() {
    std::vector<std::string> fens;
    for (const std::string& line : dataLines("chess960_start_positions.txt"))
        fens.push_back(split(line, '\t').at(2));
    return fens;
}

std::vector<std::string> readTestPositions() {
    std::vector<std::string> fens;
    for (const char* suite : {"perft_std.epd", "perft_chess960.epd"}) {
        for (const std::string& line : dataLines(suite)) fens.push_back(split(line, ';').at(0));
    }
    for (const std::string& line : dataLines("chess960_castling.txt"))
        fens.push_back(split(line, '\t').at(0));
    return fens;
}

}  // namespace

std::size_t positionCount() {
    const char* const wanted = std::getenv("ROQUE_PROPERTY_POSITIONS");
    return wanted == nullptr ? 20'000 : std::stoull(wanted);
}

RandomWalk::RandomWalk(std::uint64_t seed)
    : dice_(seed), chess960Starts_(readChess960Starts()), testPositions_(readTestPositions()) {}

const Position& RandomWalk::next() {
    const bool isStart = games_ == 0;
    if (isStart || plies_ >= kLongestGame || !hasLegalMove(position_)) {
        position_ = nextStart();
        plies_ = 0;
    } else {
        position_ = successor(position_, randomMove(position_, dice_));
        ++plies_;
    }
    return position_;
}

Position RandomWalk::nextStart() {
    switch (games_++ % 3) {
        case 0:
            return positionOf(testPositions_[dice_.roll(testPositions_.size())]);
        case 1:
            return positionOf(chess960Starts_[dice_.roll(chess960Starts_.size())]);
        default:
            return Position::start();
    }
}

void forRandomPositions(std::uint64_t seed, std::size_t count,
                        const std::function<void(const Position&)>& check) {
    RandomWalk walk(seed);
    for (std::size_t done = 0; done < count; ++done) {
        const Position& position = walk.next();
        SCOPED_TRACE(toFen(position, FenStyle::Shredder));
        check(position);
        if (testing::Test::HasFailure()) return;
    }
}

}  // namespace roque::test
