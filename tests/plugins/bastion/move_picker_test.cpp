#include "plugins/bastion/search/move_picker.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "tests/plugins/bastion/positions.h"

namespace roque::bastion {
namespace {

class MovePickerTest : public testing::Test {
protected:
    [[nodiscard]] OrderHints hints(Move tableMove = Move::none()) {
        const ContinuationHistory* const nothing = &history_.noContinuation();
        return {.history = history_,
                .tableMove = tableMove,
                .continuations = {nothing, nothing, nothing, nothing}};
    }
    [[nodiscard]] std::vector<Move> picked(const Position& position, const OrderHints& hints,
                                           MovePicker::Range range = MovePicker::Range::All) {
        const SearchPosition searched(position);
        MovePicker picker(searched, hints, range);
        std::vector<Move> moves;
        for (Move move = picker.next(); move != Move::none(); move = picker.next()) moves.push_back(move);
        return moves;
    }
    static std::vector<std::uint16_t> sorted(auto moves) {
        std::vector<std::uint16_t> raw;
        for (const Move move : moves) raw.push_back(move.raw());
        std::ranges::sort(raw);
        return raw;
    }

    HistoryTables history_;
};

TEST_F(MovePickerTest, HandsOutEveryLegalMoveOnce) {
    for (const Position& position : test::randomPositions(200)) {
        const MoveList legal = legalMoves(position);
        if (legal.empty()) continue;
        const Move tableMove = legal[legal.size() / 2];
        const auto moves = picked(position, hints(tableMove));
        EXPECT_EQ(moves.front(), tableMove);
        EXPECT_EQ(sorted(moves), sorted(legal)) << toFen(position);
    }
}

TEST_F(MovePickerTest, IgnoresATableMoveThatIsNotLegal) {
    const Position position = Position::start();
    const auto moves = picked(position, hints(Move(Square::E2, Square::E5)));
    EXPECT_EQ(sorted(moves), sorted(legalMoves(position)));
}

TEST_F(MovePickerTest, BeginsWithCapturesThatLoseNothingAndEndsWithThoseThatDo) {
    // The pawn may take the queen, the rook a guarded pawn.
    const Position position = *parseFen("4k3/8/2p5/q2p4/1P6/8/3R4/4K3 w - - 0 1");
    const auto moves = picked(position, hints());
    EXPECT_EQ(moves.front(), *parseUciMove(position, "b4a5"));
    EXPECT_EQ(moves.back(), *parseUciMove(position, "d2d5"));
}

TEST_F(MovePickerTest, HandsOutOnlyPromisingCapturesIfOnlyNoisyMovesAreWanted) {
    const Position position = *parseFen("4k3/8/2p5/q2p4/1P6/8/3R4/4K3 w - - 0 1");
    EXPECT_EQ(picked(position, hints(), MovePicker::Range::Noisy),
              std::vector{*parseUciMove(position, "b4a5")});
}

TEST_F(MovePickerTest, PrefersKillersAmongQuietMoves) {
    const Position position = Position::start();
    OrderHints order = hints();
    order.killers = {Move(Square::B1, Square::C3), Move(Square::A2, Square::A3)};
    const auto moves = picked(position, order);
    EXPECT_EQ(moves[0], order.killers[0]);
    EXPECT_EQ(moves[1], order.killers[1]);
}

TEST_F(MovePickerTest, PrefersQuietMovesThatHaveDoneWell) {
    const Position position = Position::start();
    const Move good(Square::H2, Square::H3);
    history_.quiet(Color::White, kNoSquares, good).add(5000);
    EXPECT_EQ(picked(position, hints()).front(), good);
}

TEST_F(MovePickerTest, PrefersMovesThatHaveDoneWellNearTheRootOnlyThere) {
    const Position position = Position::start();
    const Move good(Square::H2, Square::H3);
    history_.lowPly(1, good).add(5000);
    const auto firstAt = [&](int ply) {
        OrderHints order = hints();
        order.ply = ply;
        return picked(position, order).front();
    };
    EXPECT_EQ(firstAt(1), good);
    EXPECT_NE(firstAt(2), good);
    EXPECT_NE(firstAt(HistoryTables::kLowPlies), good);
    history_.clearLowPly();
    EXPECT_NE(firstAt(1), good);
}

TEST_F(MovePickerTest, PrefersQuietChecksThatLoseLittle) {
    // The rook gives check on a8, where it is safe, and on e1, where a pawn takes it.
    const Position position = *parseFen("4k3/8/8/8/8/8/3p4/R6K w - - 0 1");
    const CheckingSquares checks(position.board(), position.sideToMove());
    OrderHints order = hints();
    order.escapesEarly = false;  // the rook walks into the attack of the pawn
    EXPECT_NE(picked(position, order).front(), *parseUciMove(position, "a1a8"));
    order.checks = &checks;
    const auto moves = picked(position, order);
    EXPECT_EQ(moves.front(), *parseUciMove(position, "a1a8"));
    EXPECT_NE(moves[1], *parseUciMove(position, "a1e1"));
}

TEST_F(MovePickerTest, TakesNoMoveAlongTheLineOfADiscoveredCheckForACheck) {
    const Position position = *parseFen("4k3/8/8/8/8/8/4P3/K3R3 w - - 0 1");
    const CheckingSquares checks(position.board(), position.sideToMove());
    OrderHints order = hints();
    const auto without = picked(position, order);
    order.checks = &checks;
    EXPECT_EQ(picked(position, order), without) << "no move gives check";
}

TEST_F(MovePickerTest, PrefersMovesThatLeaveTheAttackOfALesserPiece) {
    // A pawn attacks the knight; h2h3 has done a little better than other moves.
    const Position position = *parseFen("4k3/8/8/8/1p6/2N5/7P/4K3 w - - 0 1");
    history_.quiet(Color::White, kNoSquares, Move(Square::H2, Square::H3)).add(2000);
    OrderHints order = hints();
    EXPECT_EQ(picked(position, order).front().from(), Square::C3);
    order.escapesEarly = false;
    EXPECT_EQ(picked(position, order).front(), Move(Square::H2, Square::H3));
}

TEST_F(MovePickerTest, LeavesQuietMovesOutOnceTheyAreSkipped) {
    const SearchPosition searched(Position::start());
    const OrderHints order = hints();
    MovePicker picker(searched, order, MovePicker::Range::All);
    EXPECT_NE(picker.next(), Move::none());
    picker.skipQuiets();
    EXPECT_EQ(picker.next(), Move::none());
}

TEST(HistoryScore, StaysWithinItsLimits) {
    HistoryScore score;
    for (int round = 0; round < 1000; ++round) score.add(2000);
    EXPECT_LE(score.value(), HistoryScore::kLimit);
    EXPECT_GT(score.value(), HistoryScore::kLimit * 9 / 10);
    for (int round = 0; round < 1000; ++round) score.add(-2000);
    EXPECT_GE(score.value(), -HistoryScore::kLimit);
}

}  // namespace
}  // namespace roque::bastion
