#include <gmock/gmock.h>

#include "model/notation/fen.h"
#include "model/opening/polyglot_book.h"
#include "plugins/bastion/evaluation/evaluation.h"
#include "plugins/bastion/training/book_maker.h"
#include "plugins/bastion/training/self_play.h"
#include "plugins/bastion/training/tuner.h"
#include "plugins/bastion/training/weights_text.h"
#include "tests/plugins/bastion/positions.h"

namespace roque::bastion::training {
namespace {

using testing::HasSubstr;

bool hasLoneKing(const Board& board) {
    return count(board.pieces(Color::White)) == 1 || count(board.pieces(Color::Black)) == 1;
}

std::string bookOfGames(std::uint64_t seed, int games) {
    BookMaker maker(seed, {.look = 500, .move = 100});
    for (int game = 0; game < games; ++game) maker.playGame();
    return maker.bytes();
}

TEST(BookMaker, MakesTheSameBookForTheSameSeed) {
    EXPECT_FALSE(bookOfGames(1, 4).empty());
    EXPECT_EQ(bookOfGames(1, 4), bookOfGames(1, 4));
    EXPECT_NE(bookOfGames(1, 4), bookOfGames(2, 4));
}

TEST(BookMaker, WritesLegalMovesInTheOrderOfTheirKeys) {
    const std::string bytes = bookOfGames(3, 8);
    ASSERT_EQ(bytes.size() % PolyglotEntry::kSize, 0U);
    std::vector<PolyglotEntry> atStart;
    Key before = 0;
    for (std::size_t at = 0; at < bytes.size(); at += PolyglotEntry::kSize) {
        std::array<std::uint8_t, PolyglotEntry::kSize> raw{};
        std::ranges::copy(bytes.substr(at, raw.size()), raw.begin());
        const PolyglotEntry entry = decodePolyglotEntry(raw);
        EXPECT_GE(entry.key, before);
        before = entry.key;
        if (entry.key == Position::start().key()) atStart.push_back(entry);
    }
    EXPECT_FALSE(atStart.empty());
    EXPECT_EQ(bookMoves(Position::start(), atStart).size(), atStart.size());
}

TEST(Tuner, SeesPositionsAsTheEvaluationDoes) {
    for (const Position& position : bastion::test::randomPositions(200)) {
        if (hasLoneKing(position.board()) || position.isCheck()) continue;
        Tuner tuner;
        tuner.add({.position = position});
        Value value = Evaluation().valueForMover(position, Accumulator(position));
        if (position.sideToMove() == Color::Black) value = -value;
        EXPECT_NEAR(tuner.valueOf(0), value, 3) << toFen(position);
    }
}

TEST(Tuner, LowersTheErrorStepByStep) {
    Tuner tuner;
    bool isWon = false;
    for (const Position& position : bastion::test::randomPositions(100)) {
        tuner.add({.position = position, .valueForWhite = isWon ? 200 : -200, .result = isWon ? 1.0 : 0.0});
        isWon = !isWon;
    }
    const double first = tuner.step(1);
    for (int step = 0; step < 30; ++step) tuner.step(1);
    EXPECT_LT(tuner.step(1), first * 0.9);
}

TEST(Tuner, MeasuresGamesThatItDoesNotLearnFrom) {
    Tuner tuner;
    for (const Position& position : bastion::test::randomPositions(15)) {
        tuner.add({.position = position, .valueForWhite = 100, .result = 1});
        tuner.beginGame();
    }
    EXPECT_EQ(tuner.testError(), 0) << "fifteen games are all learnt from";
    const double error = tuner.step(0);
    tuner.add({.position = Position::start(), .valueForWhite = -900, .result = 0});
    EXPECT_GT(tuner.testError(), 0);
    EXPECT_EQ(tuner.step(0), error);
}

TEST(Tuner, LeavesPositionsOutThatItCannotTune) {
    Tuner tuner;
    tuner.add({.position = *parseFen("8/8/8/4k3/8/8/8/K6R w - - 0 1")});
    EXPECT_EQ(tuner.size(), 0U);
}

TEST(WeightsText, HasEveryWeight) {
    const std::string text = weightsText(Parameters::current());
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(text, '{')), term::kCount + 4);
    EXPECT_THAT(text, HasSubstr("    // tempo\n"));
}

}  // namespace
}  // namespace roque::bastion::training
