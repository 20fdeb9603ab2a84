#include "controller/game/draw_sense.h"

#include <array>
#include <memory>
#include <vector>

#include <gtest/gtest.h>

#include "model/notation/uci_move.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

/// Nothing is decided by the material.
constexpr const char* kOpen = "4k3/pp3ppp/3b4/8/8/8/PP1B1PPP/4K3 w - - 0 40";

class DrawSenseTest : public testing::Test {
protected:
    /// A game in which White's player has thought about its last moves, the latest score last. The kings
    /// walk.
    void think(const char* fen, const std::vector<int>& scores, unsigned depth = 12) {
        game_ = std::make_unique<Game>(positionOf(fen));
        sense_ = {};
        step_ = 0;
        for (std::size_t at = 0; at < scores.size(); ++at) {
            if (at > 0) walk();
            note({Score::Kind::Centipawns, scores[at]}, depth);
        }
    }
    void note(Score score, unsigned depth = 12) {
        SearchInfo info;
        info.scoreForMover = score;
        info.depth = depth;
        sense_.note(*game_, info);
    }
    /// The ways of the kings have different lengths, so that no position comes five times.
    void walk() {
        constexpr std::array kWhite{"e1d1", "d1c1", "c1b1", "b1a1", "a1b1", "b1c1", "c1d1", "d1e1"};
        constexpr std::array kBlack{"e8d8", "d8e7", "e7e8"};
        for (const char* const move : {kWhite.at(step_ % kWhite.size()), kBlack.at(step_ % kBlack.size())})
            ASSERT_TRUE(game_->play(*parseUciMove(game_->position(), move)));
        ++step_;
    }
    [[nodiscard]] bool agrees() const { return sense_.agrees(*game_, Color::White); }
    [[nodiscard]] bool offers() const { return sense_.offers(*game_, Color::White); }

    std::unique_ptr<Game> game_;
    DrawSense sense_;
    std::size_t step_ = 0;
};

TEST_F(DrawSenseTest, AgreesWhenThePlayerStandsWorse) {
    think(kOpen, {-90, -110, -120, -150});
    EXPECT_TRUE(agrees());
    EXPECT_FALSE(offers());  // that would be a plea
}

TEST_F(DrawSenseTest, DoesNotAgreeAfterItsFirstMove) {
    constexpr const char* kEarly = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 2";
    think(kEarly, {-150});
    EXPECT_FALSE(agrees());
}

TEST_F(DrawSenseTest, DoesNotAgreeWhenThePlayerStandsBetter) {
    think(kOpen, {60, 80, 90, 110});
    EXPECT_FALSE(agrees());
    EXPECT_FALSE(offers());
}

TEST_F(DrawSenseTest, DoesNotAgreeWhenThingsGetBetter) {
    think(kOpen, {-200, -150, -80, -20});
    EXPECT_FALSE(agrees());
}

TEST_F(DrawSenseTest, AgreesInALongLevelGame) {
    think(kOpen, {10, 0, -5, -10});
    EXPECT_TRUE(agrees());
    think("4k3/pp3ppp/3b4/8/8/8/PP1B1PPP/4K3 w - - 0 12", {10, 0, -5, -10});
    EXPECT_FALSE(agrees());
}

TEST_F(DrawSenseTest, AgreesToWhatDeepSearchesHoldDrawn) {
    think("4k3/pp3ppp/3b4/8/8/8/PP1B1PPP/4K3 w - - 0 12", {0, 0, 0}, 30);
    EXPECT_TRUE(agrees());
    think("4k3/pp3ppp/3b4/8/8/8/PP1B1PPP/4K3 w - - 0 12", {0, 0, 0}, 8);
    EXPECT_FALSE(agrees());
}

TEST_F(DrawSenseTest, AgreesWhereNothingHasMovedForLong) {
    think("4k3/pp3ppp/3b4/8/8/8/PP1B1PPP/4K3 w - - 50 60", {70, 75, 70, 72});
    EXPECT_TRUE(agrees());
    EXPECT_TRUE(offers());
    think("4k3/pp3ppp/3b4/8/8/8/PP1B1PPP/4K3 w - - 0 60", {70, 75, 70, 72});
    EXPECT_FALSE(agrees());
}

TEST_F(DrawSenseTest, NeverAgreesToAForcedWin) {
    think("4k3/pp3ppp/3b4/8/8/8/PP1B1PPP/4K3 w - - 50 60", {-300, -300, -300});
    walk();
    note({Score::Kind::Mate, 5});
    EXPECT_FALSE(agrees());
}

TEST_F(DrawSenseTest, NeverAgreesWithMuchMoreMaterialWithoutAReason) {
    think("4k3/pp3ppp/8/8/8/3B4/PP3PPP/4K3 w - - 0 60", {-10, -10, -10, -10});
    EXPECT_FALSE(agrees());
}

TEST_F(DrawSenseTest, TakesWhatHangsBeforeItHasThought) {
    // Black has just left the rook where the king can take it.
    game_ = std::make_unique<Game>(positionOf("7k/8/8/8/8/4K3/4r3/5R2 w - - 0 60"));
    EXPECT_FALSE(agrees());
    game_ = std::make_unique<Game>(positionOf("7k/8/6r1/8/8/4K3/8/5R2 w - - 0 60"));
    EXPECT_TRUE(agrees());
}

TEST_F(DrawSenseTest, OffersNotAgainAndAgain) {
    think(kOpen, {0, 0, 0, 0}, 30);
    ASSERT_TRUE(offers());
    sense_.noteOffer(*game_, Color::White);
    walk();
    note({Score::Kind::Centipawns, 0}, 30);
    EXPECT_FALSE(offers());
    for (int time = 0; time < 20; ++time) {
        walk();
        note({Score::Kind::Centipawns, 0}, 30);
    }
    EXPECT_TRUE(offers());
}

TEST_F(DrawSenseTest, ForgetsWhatIsTakenBack) {
    think(kOpen, {-150, -150, -150, -150, -150, 300});
    EXPECT_FALSE(agrees());
    game_->takeBack();
    game_->takeBack();
    sense_.goBackTo(*game_);
    note({Score::Kind::Centipawns, -150});
    EXPECT_TRUE(agrees());
}

TEST_F(DrawSenseTest, KnowsAHopelessGame) {
    think(kOpen, {-720, -800, -900, -950});
    EXPECT_TRUE(sense_.isHopeless(Color::White));
    think(kOpen, {-720, -800, -600, -950});
    EXPECT_FALSE(sense_.isHopeless(Color::White));
    think(kOpen, {-950, -900});
    EXPECT_FALSE(sense_.isHopeless(Color::White));
}

TEST_F(DrawSenseTest, ClaimsWhatIsNotWon) {
    think("4k3/pp3ppp/3b4/8/8/8/PP1B1PPP/4K3 w - - 100 90", {-50});
    EXPECT_TRUE(sense_.claims(*game_, Color::White));
    think("4k3/pp3ppp/3b4/8/8/8/PP1B1PPP/4K3 w - - 100 90", {300});
    EXPECT_FALSE(sense_.claims(*game_, Color::White));
    think(kOpen, {-50});
    EXPECT_FALSE(sense_.claims(*game_, Color::White));
}

}  // namespace
}  // namespace roque::test
