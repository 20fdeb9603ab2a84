#include "model/opening/opening_table.h"

#include <set>
#include <sstream>

#include <gmock/gmock.h>

#include "model/pgn/game_builder.h"
#include "tests/support/position_of.h"
#include "tests/support/temporary_folder.h"

namespace roque {
namespace {

using testing::HasSubstr;

const OpeningTable& table() {
    static const OpeningTable shipped = [] {
        auto read = OpeningTable::parse(test::readText(ROQUE_RESOURCES "/openings/eco.tsv"));
        if (!read) throw std::runtime_error(english(read.error()));
        return *read;
    }();
    return shipped;
}

/// The opening of a game at the end of its main line, as "code name".
std::string openingOf(std::string_view moves) {
    const GameRecord record = std::move(readPgn(std::string(moves) + " *").at(0).record);
    const GameNode* node = record.root.get();
    while (node->next() != nullptr) node = node->next();
    const Opening* const opening = table().openingOf(*node);
    return opening == nullptr ? "" : opening->code + " " + opening->name;
}

TEST(OpeningTable, HasLegalLinesWithWellFormedCodes) {
    EXPECT_GT(table().size(), 1000U);  // parse() has refused everything else
}

/// Every chapter of the encyclopaedia.
TEST(OpeningTable, HasEveryCode) {
    std::set<std::string> codes;
    std::istringstream lines(test::readText(ROQUE_RESOURCES "/openings/eco.tsv"));
    for (std::string line; std::getline(lines, line);) codes.insert(line.substr(0, 3));
    EXPECT_EQ(codes.size(), 500U);
    EXPECT_EQ(*codes.begin(), "A00");
    EXPECT_EQ(*codes.rbegin(), "E99");
}

TEST(OpeningTable, NamesTheLastPositionThatHasAName) {
    EXPECT_EQ(openingOf("1. e4"), "B00 King's Pawn Opening");
    EXPECT_EQ(openingOf("1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6"),
              "B90 Sicilian Defence: Najdorf Variation");
    EXPECT_EQ(openingOf("1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. a4 e5 7. Nf3"),
              "B90 Sicilian Defence: Najdorf Variation");
}

TEST(OpeningTable, DoesNotMindTheOrderOfTheMoves) {
    EXPECT_EQ(openingOf("1. c4 e6 2. Nc3 d5 3. d4 Nf6"), openingOf("1. d4 Nf6 2. c4 e6 3. Nc3 d5"));
    EXPECT_EQ(openingOf("1. Nf3 d5 2. d4 Nf6 3. c4 c6"), openingOf("1. d4 d5 2. c4 c6 3. Nf3 Nf6"));
}

TEST(OpeningTable, NamesNothingAtTheStartOrInOtherGames) {
    EXPECT_EQ(openingOf(""), "");
    EXPECT_EQ(openingOf("[FEN \"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\"]\n\n1... c5"),
              "");
}

TEST(OpeningTags, AreThoseOfTheMainLine) {
    GameRecord game = std::move(readPgn("1. e4 c5 (1... e5) *").at(0).record);
    tagOpening(table(), *game.root, game.tags);
    EXPECT_EQ(game.tags.value("ECO"), "B20");
    EXPECT_EQ(game.tags.value("Opening"), "Sicilian Defence");
}

TEST(OpeningTags, AreLeftAsTheyAre) {
    GameRecord game = std::move(readPgn("[ECO \"B99\"]\n\n1. e4 c5 *").at(0).record);
    tagOpening(table(), *game.root, game.tags);
    EXPECT_EQ(game.tags.value("ECO"), "B99");
    EXPECT_FALSE(game.tags.contains("Opening"));
}

TEST(OpeningTable, SaysWhichLineIsWrong) {
    const auto faultOf = [](std::string_view line) {
        return english(OpeningTable::parse("A40\tQueen's Pawn Game\td4\n\n" + std::string(line)).error());
    };
    EXPECT_EQ(faultOf("F00\tNo\te4"), "line 3 of the openings does not begin with a code");
    EXPECT_THAT(faultOf("A00\t\te4"), HasSubstr("no name"));
    EXPECT_THAT(faultOf("A00\tNo"), HasSubstr("no moves"));
    EXPECT_THAT(faultOf("A00\tNo\te4 e4"), HasSubstr("not legal"));
    EXPECT_THAT(faultOf("A00\tNo\td4"), HasSubstr("has a name"));
}

}  // namespace
}  // namespace roque
