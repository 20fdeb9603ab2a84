#include "view/game/game_details.h"

#include <gtest/gtest.h>

#include "model/pgn/game_builder.h"

namespace roque {
namespace {

class GameDetailsTest : public testing::Test {
protected:
    [[nodiscard]] std::optional<DetailFault> faultOf(const char* name, const char* value) const {
        return faultOfField(tags(), {name, value});
    }
    [[nodiscard]] const GameTags& tags() const { return game_.tags; }

    GameRecord game_ = std::move(readPgn("[Event \"Casual game\"]\n[Date \"1858\"]\n[White \"White\"]\n"
                                         "[Black \"?\"]\n[BlackElo \"strong\"]\n[Annotator \"Ada\"]\n"
                                         "[my-tag \"\"]\n[Result \"0-1\"]\n[Variant \"Atomic\"]\n\n"
                                         "1. f3 e5 2. g4 Qh4# 0-1")
                                     .at(0)
                                     .record);
};

TEST_F(GameDetailsTest, ShowNothingWhereNothingIsKnown) {
    EXPECT_EQ(fieldText(tags(), "White"), "");
    EXPECT_EQ(fieldText(tags(), "Black"), "");
    EXPECT_EQ(fieldText(tags(), "Site"), "");
    EXPECT_EQ(fieldText(tags(), "Event"), "Casual game");
}

TEST_F(GameDetailsTest, LeaveOutWhatHasAFieldOrFollowsFromTheGame) {
    EXPECT_EQ(otherTags(tags()), (std::vector<TypedTag>{{"Annotator", "Ada"}, {"my-tag", ""}}));
}

TEST_F(GameDetailsTest, AreWrongOnlyWhereTheyAreChanged) {
    EXPECT_EQ(faultOf("Date", "1858"), std::nullopt);
    EXPECT_EQ(faultOf("Date", "1859"), DetailFault::Date);
    EXPECT_EQ(faultOf("Date", ""), std::nullopt);
    EXPECT_EQ(faultOf("BlackElo", "strong"), std::nullopt);
    EXPECT_EQ(faultOf("WhiteElo", "strong"), DetailFault::Rating);
    EXPECT_EQ(faultOf("White", "1858!"), std::nullopt);
}

TEST_F(GameDetailsTest, DoNotContradictTheRules) {
    EXPECT_EQ(faultOfResult(GameResult::BlackWins, GameResult::WhiteWins), DetailFault::Result);
    EXPECT_EQ(faultOfResult(GameResult::BlackWins, GameResult::BlackWins), std::nullopt);
    EXPECT_EQ(faultOfResult(GameResult::BlackWins, GameResult::Unknown), std::nullopt);
    EXPECT_EQ(faultOfResult(std::nullopt, GameResult::WhiteWins), std::nullopt);
}

TEST_F(GameDetailsTest, HaveNamesOfTheirOwnForOtherTags) {
    const auto fault = [this](const std::vector<TypedTag>& typed) {
        return faultOfOthers(tags(), typed, {});
    };
    EXPECT_EQ(fault({{"my-tag", "x"}, {}, {"ECO", "B20"}}), std::nullopt);
    EXPECT_EQ(fault({{"your-tag", "x"}}), (FaultyTag{0, DetailFault::Name}));
    EXPECT_EQ(fault({{"", "x"}}), (FaultyTag{0, DetailFault::Name}));
    EXPECT_EQ(fault({{"ECO", "B20"}, {"FEN", "x"}}), (FaultyTag{1, DetailFault::TakenName}));
    EXPECT_EQ(fault({{"White", "x"}}), (FaultyTag{0, DetailFault::TakenName}));
    EXPECT_EQ(fault({{"ECO", "B20"}, {"ECO", "B21"}}), (FaultyTag{1, DetailFault::RepeatedName}));
}

TEST_F(GameDetailsTest, SayWhichOfThoseThatWereTypedRepeatsOneThatWasNot) {
    EXPECT_EQ(faultOfOthers(tags(), {{"ECO", "B20"}, {"Annotator", "x"}}, {{"Annotator", "Ada"}}),
              (FaultyTag{1, DetailFault::RepeatedName}));
}

TEST_F(GameDetailsTest, LeaveAloneWhatNobodyHasTouched) {
    std::vector<TypedTag> fields;
    for (const std::string_view name : kFieldTags)
        fields.push_back({std::string(name), std::string(fieldText(tags(), name))});
    EXPECT_EQ(withDetails(tags(), fields, otherTags(tags())), tags());
}

TEST_F(GameDetailsTest, LeaveTagsWithoutValueAloneBesideOthersThatChange) {
    const GameTags changed = withDetails(tags(), {}, {{"Annotator", "Zoë"}, {"my-tag", ""}});
    EXPECT_EQ(otherTags(changed), (std::vector<TypedTag>{{"Annotator", "Zoë"}, {"my-tag", ""}}));
}

TEST_F(GameDetailsTest, ReplaceAddAndRemoveTags) {
    const GameTags changed = withDetails(tags(), {{"White", " Ada  L.\n"}, {"Event", " "}},
                                         {{" ECO", "A00"}, {"Annotator", ""}, {}});
    EXPECT_EQ(changed.value("White"), "Ada L.");
    EXPECT_FALSE(changed.contains("Event"));
    EXPECT_EQ(otherTags(changed), (std::vector<TypedTag>{{"ECO", "A00"}}));
    EXPECT_EQ(changed.value("Variant"), "Atomic");
}

}  // namespace
}  // namespace roque
