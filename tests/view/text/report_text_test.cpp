#include "view/text/report_text.h"

#include <gtest/gtest.h>

#include "model/pgn/game_builder.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

TEST(ReportText, SaysWhatIsKnownOfAMove) {
    const ReadGame game = std::move(readPgn("1. e4 g5 *").at(0));
    const GameNode& move = game.record.root->child(0).child(0);
    EXPECT_EQ(toUtf8(scoreWords(move, 0.694, MoveJudgement::Blunder)), "1… g5: White 69 of 100, blunder");
    EXPECT_EQ(toUtf8(scoreWords(move, std::nullopt, MoveJudgement::None)), "1… g5");
    MoveFigures figures;
    EXPECT_EQ(toUtf8(costWords(move, figures)), "");
    figures.loss = 0.194;
    EXPECT_EQ(toUtf8(costWords(move, figures)), "1… g5 costs 19 points");
    figures.choice = Choice{3, 20};
    EXPECT_EQ(toUtf8(costWords(move, figures)), "1… g5 costs 19 points; 3 of 20 moves keep the score");
    figures = {0.5, 0.0, Choice{1, 20}, MoveJudgement::None};
    EXPECT_EQ(toUtf8(costWords(move, figures)), "1… g5 costs nothing; 1 of 20 moves keeps the score");
}

TEST(ReportText, HasADashForNoAccuracy) {
    EXPECT_EQ(toUtf8(accuracyWords(91.4)), "91");
    EXPECT_EQ(toUtf8(accuracyWords(std::nullopt)), "–");
}

}  // namespace
}  // namespace roque
