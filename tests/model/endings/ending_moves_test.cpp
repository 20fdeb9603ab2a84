#include "model/endings/ending_moves.h"

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "model/endings/ending_material.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "tests/model/endings/made_endings.h"
#include "tests/support/position_of.h"
#include "tests/support/random_endings.h"

namespace roque::test {
namespace {

using Positions = std::vector<Position>;

constexpr unsigned kFiftyMoves = 100;  // plies

EndingMove bestOf(const Positions& game) {
    const auto moves = rankedEndingMoves(game, madeEndings());
    EXPECT_FALSE(moves.empty()) << toFen(game.back());
    return moves.at(0);
}
std::string bestIn(const char* fen) {
    const Position position = positionOf(fen);
    return toUci(bestOf({position}).move, position, CastlingNotation::KingTwoSquares);
}
EndingMove::Outcome outcomeIn(const char* fen) {
    return bestOf({positionOf(fen)}).outcome;
}
void play(Positions& game, Move move) {
    game.push_back(game.back().after(move));
}

/// Some positions of an ending that are what is wanted, drawn by lot.
template <typename IsWanted>
std::vector<Position> drawn(const char* name, int number, IsWanted isWanted) {
    std::mt19937 lot(1986);
    std::vector<Position> positions;
    while (number > 0) {
        const auto position = drawPosition(EndingMaterial::all()[endingNamed(name)], lot);
        if (!position || legalMoves(*position).empty()) continue;
        if (!isWanted(*endingValue(*position, madeEndings()))) continue;
        positions.push_back(*position);
        --number;
    }
    return positions;
}

Position withClock(const Position& position, unsigned plies) {
    Setup setup = position.setup();
    setup.halfmoveClock = static_cast<std::uint16_t>(plies);
    setup.fullmoveNumber = 90;
    return *Position::from(setup);
}

TEST(EndingMoves, MateInTheNumberOfMovesTold) {
    for (const char* const name : {"KBNK", "KRKN", "KQKR", "KPK"}) {
        for (const Position& start :
             drawn(name, 40, [](EndingValue value) { return value.isWon() && value.plies() > 10; })) {
            const EndingValue told = *endingValue(start, madeEndings());
            Positions game{start};
            while (game.size() <= told.plies() && hasLegalMove(game.back())) play(game, bestOf(game).move);
            EXPECT_TRUE(isCheckmate(game.back())) << toFen(start);
            EXPECT_EQ(game.size() - 1, told.plies()) << toFen(start);
        }
    }
}

TEST(EndingMoves, HoldADrawAgainstAnyMoves) {
    std::mt19937 lot(1998);
    for (const char* const name : {"KRKN", "KQKR", "KPK", "KBNK"}) {
        for (const Position& start : drawn(name, 40, [](EndingValue value) { return value.isDraw(); })) {
            Positions game{start};
            for (int move = 0; move < 20 && hasLegalMove(game.back()); ++move) {
                const EndingMove best = bestOf(game);
                ASSERT_FALSE(best.reply.isWon()) << toFen(game.back());
                play(game, best.move);
                const MoveList replies = legalMoves(game.back());
                if (replies.empty()) break;
                play(game, *(replies.begin() + static_cast<std::ptrdiff_t>(lot() % replies.size())));
            }
        }
    }
}

TEST(EndingMoves, PutWinsBeforeDraws) {
    const Position position = positionOf("8/8/8/8/8/3k4/7R/K7 w - - 0 1");
    const auto moves = rankedEndingMoves(Positions{position}, madeEndings());
    EXPECT_EQ(moves.size(), legalMoves(position).size());
    EXPECT_TRUE(std::ranges::is_sorted(moves, {}, &EndingMove::outcome));
    EXPECT_EQ(moves.front().outcome, EndingMove::Outcome::Wins);
    EXPECT_EQ(moves.back().outcome, EndingMove::Outcome::Draws) << "the rook is left to be taken";
}

TEST(EndingMoves, AreNoneWhereValuesAreMissing) {
    EXPECT_TRUE(
        rankedEndingMoves(Positions{positionOf("4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1")}, madeEndings()).empty());
    EXPECT_TRUE(rankedEndingMoves(Positions{Position::start()}, madeEndings()).empty());
    EXPECT_TRUE(
        rankedEndingMoves(Positions{positionOf("4k3/8/8/8/8/8/4P3/4K2R w K - 0 1")}, madeEndings()).empty());
}

TEST(EndingMoves, StartTheCountAgainBeforeTheFiftyMovesAreOver) {
    EXPECT_EQ(bestIn("7k/8/8/8/8/8/P7/K7 w - - 99 90").substr(0, 2), "a2");
    EXPECT_EQ(outcomeIn("7k/8/8/8/8/8/P7/K7 w - - 99 90"), EndingMove::Outcome::Wins);
}

TEST(EndingMoves, SayWhatMayComeTooLate) {
    EXPECT_EQ(outcomeIn("8/8/8/4k3/8/8/8/KR6 w - - 0 90"), EndingMove::Outcome::Wins);
    EXPECT_EQ(outcomeIn("8/8/8/4k3/8/8/8/KR6 w - - 90 90"), EndingMove::Outcome::MayWin)
        << "nothing can be captured";
    EXPECT_EQ(outcomeIn("8/8/8/8/4k3/8/8/KR6 b - - 90 90"), EndingMove::Outcome::MayLose);
    EXPECT_EQ(outcomeIn("8/8/8/8/4k3/8/8/KR6 b - - 0 90"), EndingMove::Outcome::Loses);
}

TEST(EndingMoves, MateOnTheLastPlyOfTheFiftyMoves) {
    EXPECT_EQ(outcomeIn("4k3/8/4K3/8/8/8/8/Q7 w - - 99 90"), EndingMove::Outcome::Wins);
}

/// Whether the side to move mates in spite of the fifty-move rule; tries all moves. The values only tell
/// which positions are lost, and that from a count of 0 every mate comes in time.
bool canWin(const Position& position);
bool mustLose(const Position& position) {
    if (isCheckmate(position)) return true;
    if (position.halfmoveClock() >= kFiftyMoves) return false;
    if (position.halfmoveClock() == 0) return endingValue(position, madeEndings())->isLost();
    const MoveList replies = legalMoves(position);
    return !replies.empty() && std::ranges::all_of(replies, [&](Move reply) {
        const Position after = position.after(reply);
        return after.halfmoveClock() < kFiftyMoves && canWin(after);
    });
}
bool canWin(const Position& position) {
    if (position.halfmoveClock() == 0) return endingValue(position, madeEndings())->isWon();
    return std::ranges::any_of(legalMoves(position),
                               [&](Move move) { return mustLose(position.after(move)); });
}

TEST(EndingMoves, WinInTimeWheneverThatIsPossible) {
    constexpr unsigned kLeft = 5;  // plies
    int wins = 0;
    int draws = 0;
    for (const char* const name : {"KPK", "KQKR", "KRKN"}) {
        for (const Position& start : drawn(name, 60, [](EndingValue value) { return value.isWon(); })) {
            const Position position = withClock(start, kFiftyMoves - kLeft);
            const bool isWon = canWin(position);
            EXPECT_EQ(bestOf({position}).outcome == EndingMove::Outcome::Wins, isWon) << toFen(position);
            ++(isWon ? wins : draws);
        }
    }
    EXPECT_GT(wins, 20);
    EXPECT_GT(draws, 20);
}

TEST(EndingMoves, KeepAWinThatComesInTime) {
    std::mt19937 lot(1970);
    int late = 0;
    for (const unsigned left : {10U, 20U, 30U}) {
        for (const Position& start :
             drawn("KPK", 40, [&](EndingValue value) { return value.isWon() && value.plies() > left; })) {
            Positions game{withClock(start, kFiftyMoves - left)};
            if (bestOf(game).outcome != EndingMove::Outcome::Wins) continue;
            ++late;
            while (game.size() < 2 * kFiftyMoves && hasLegalMove(game.back())) {
                play(game, bestOf(game).move);
                const MoveList replies = legalMoves(game.back());
                if (replies.empty()) break;
                ASSERT_LT(game.back().halfmoveClock(), kFiftyMoves) << toFen(game.front());
                play(game, *(replies.begin() + static_cast<std::ptrdiff_t>(lot() % replies.size())));
            }
            EXPECT_TRUE(isCheckmate(game.back())) << toFen(game.front());
        }
    }
    EXPECT_GT(late, 30);
}

/// A game in which the white king went back and forth, so that the position after a1b1 has been there twice.
Positions backAndForth(const char* fen) {
    Positions game{positionOf(fen)};
    for (const char* const move : {"a1b1", "h8h7", "b1a1", "h7h8", "a1b1", "h8h7", "b1a1", "h7h8"})
        play(game, *parseUciMove(game.back(), move));
    return game;
}

EndingMove::Outcome outcomeOfRepeating(const Positions& game) {
    const auto moves = rankedEndingMoves(game, madeEndings());
    const auto again = std::ranges::find(moves, *parseUciMove(game.back(), "a1b1"), &EndingMove::move);
    return again == moves.end() ? EndingMove::Outcome::Loses : again->outcome;
}

TEST(EndingMoves, MindTheThirdRepetition) {
    const char* const won = "7k/8/8/8/8/8/1R6/K7 w - - 0 1";
    EXPECT_EQ(outcomeOfRepeating({positionOf(won)}), EndingMove::Outcome::Wins);
    EXPECT_EQ(outcomeOfRepeating(backAndForth(won)), EndingMove::Outcome::MayWin);
    EXPECT_EQ(bestOf(backAndForth(won)).outcome, EndingMove::Outcome::Wins) << "by another move";
    EXPECT_EQ(bestOf(backAndForth("7k/8/8/8/8/8/6r1/K7 w - - 0 1")).outcome, EndingMove::Outcome::Draws);
}

TEST(EndingMoves, LeadToTheMate) {
    const Position position = positionOf("8/8/8/3k4/8/8/8/KR6 w - - 0 1");
    const auto line = lineToMate(position, madeEndings());
    EXPECT_EQ(line.size(), endingValue(position, madeEndings())->plies());
    Position at = position;
    for (const Move move : line) {
        ASSERT_TRUE(isLegal(at, move));
        const Position next = at.after(move);
        at = next;
    }
    EXPECT_TRUE(isCheckmate(at));
    EXPECT_TRUE(lineToMate(positionOf("8/8/8/8/5n2/8/3k4/K6R w - - 0 1"), madeEndings()).empty()) << "a draw";
}

}  // namespace
}  // namespace roque::test
