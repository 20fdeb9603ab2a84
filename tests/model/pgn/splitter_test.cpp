#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/pgn/pgn_splitter.h"

namespace roque {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

/// The sections of a text fed in chunks of a given size.
std::vector<std::string> sectionsOf(std::string_view text, std::size_t pieceSize) {
    PgnSplitter splitter;
    std::vector<std::string> sections;
    const auto takeAll = [&] {
        while (const auto section = splitter.next()) sections.emplace_back(section->text);
    };
    for (; !text.empty(); text.remove_prefix(std::min(pieceSize, text.size()))) {
        splitter.feed(text.substr(0, pieceSize));
        takeAll();
    }
    splitter.finish();
    takeAll();
    return sections;
}

constexpr std::string_view kGames =
    "[Event \"{a\"]\n[White \"[x] ; \\\" {\"]\n\n"
    "1. e4 {line\n[Event \"not a tag\"]\n[Site \"nor this\"] } e5 ; { not a comment\n% [Event \"hidden\"]\n "
    "2. Nf3 *\n\n"
    "\xEF\xBB\xBF[Event \"b\"]\r\n[Site \"c\"]\r\n\r\n1. d4 {never closed *\r\n\r\n"
    "[Event \"c\"]\r\n[Site \"c\"]\r\n\r\n[Event \"no moves\"]\n\n1. c4 [%wild] *\n"
    "[  Event \"d\" ]\n{among tags}\n[Site \"d\"]\n\n{no moves}\n[ Event \"e\"]\n1… c5 *\n";

TEST(PgnSplitter, CutsWhereTagsBeginOutsideOfComments) {
    const auto sections = sectionsOf(kGames, kGames.size());
    ASSERT_THAT(sections, SizeIs(6));
    EXPECT_TRUE(sections[0].starts_with("[Event \"{a\""));
    EXPECT_TRUE(sections[1].starts_with("[Event \"b\""));
    EXPECT_TRUE(sections[2].starts_with("[Event \"c\""));
    EXPECT_TRUE(sections[3].starts_with("[Event \"no moves\""));
    EXPECT_TRUE(sections[4].starts_with("[  Event \"d\" ]"));
    EXPECT_TRUE(sections[5].starts_with("[ Event \"e\"]"));
}

TEST(PgnSplitter, TakesNoDotsAndNoBreakSpacesForMoves) {
    EXPECT_THAT(sectionsOf("[Event \"a\"] .\xC2\xA0\n…[Site \"b\"]\n\n*\n", 7), SizeIs(1));
    EXPECT_THAT(sectionsOf("[Event \"a\"] \xA0\n\x85\n[Site \"\xE9\"]\n\n*\n", 7), SizeIs(1));
}

TEST(PgnSplitter, CutsAtTheSamePlacesWhateverTheSizeOfThePieces) {
    const auto whole = sectionsOf(kGames, kGames.size());
    for (std::size_t size = 1; size < 60; ++size) EXPECT_EQ(sectionsOf(kGames, size), whole) << size;
}

TEST(PgnSplitter, TakesTimeInProportionToManyUnclosedComments) {
    std::string text;
    for (unsigned game = 0; game < 200'000; ++game) text += "[Event \"a\"]\n[Site \"b\"]\n\n1. e4 {\n\n";
    EXPECT_THAT(sectionsOf(text, text.size()), SizeIs(200'000));
}

TEST(PgnSplitter, LosesNoByte) {
    std::string all;
    for (const std::string& section : sectionsOf(kGames, 7)) all += section;
    EXPECT_EQ(all, kGames);
}

TEST(PgnSplitter, SaysInWhichLineASectionBegins) {
    PgnSplitter splitter;
    splitter.feed("\n[Event \"a\"]\r\n1. e4 *\r\n\r\n[Event \"b\"]\r*\r\r[Event \"c\"]\n");
    splitter.finish();
    std::vector<std::size_t> lines;
    while (const auto section = splitter.next()) lines.push_back(section->line);
    EXPECT_THAT(lines, ElementsAre(1U, 5U, 8U));
}

TEST(PgnSplitter, KeepsACommentBeforeTheTagsWithTheirGame) {
    EXPECT_THAT(sectionsOf("{about}\n[Event \"a\"]\n\n*\n", 3), SizeIs(1));
}

TEST(PgnSplitter, CutsBehindACommentThatAnEmptyLineSeparatesFromTheTags) {
    constexpr std::string_view kText =
        "[White \"a\"]\n\n{x}\n\n[White \"b\"]\r\n\r\n{x}\r\n[White \"c\"]\n{x}\n\n[White \"d\"]\n"
        "{among}\n[Black \"d\"]\n\n;y\n{x}\n[White \"e\"]\n\n*\n";
    for (std::size_t size = 1; size < kText.size(); ++size) EXPECT_THAT(sectionsOf(kText, size), SizeIs(5));
}

TEST(PgnSplitter, DoesNotCutAtAWordInBracketsWithABlankAndWithoutAValue) {
    constexpr std::string_view kText = "1. e4 e5\n[ good ]\n2. Nf3 *\n[ White \"b\" ]\n\n*\n";
    for (std::size_t size = 1; size < kText.size(); ++size) EXPECT_THAT(sectionsOf(kText, size), SizeIs(2));
}

TEST(PgnSplitter, LooksFarEnoughAheadForATagWithABlankBehindAnUnclosedComment) {
    constexpr std::string_view kText = "1. e4 {\n\n[Event \"b\"]}\n[ White\t\"w\" ]\n\n*\n";
    for (std::size_t size = 1; size < kText.size(); ++size) EXPECT_THAT(sectionsOf(kText, size), SizeIs(3));
}

TEST(PgnSplitter, DoesNotCutAtTheFirstEventBehindAComment) {
    EXPECT_THAT(sectionsOf("[White \"a\"]\n{late}\n[Event \"e\"]\n\n1. e4 *", 3), SizeIs(1));
}

TEST(PgnSplitter, ReadsUtf16) {
    std::string text = "\xFF\xFE";
    for (const char letter : std::string_view("[Event \"a\"]\n*\n\n[Event \"b\"]\n*\n"))
        text += {letter, '\0'};
    EXPECT_THAT(sectionsOf(text, 3), ElementsAre("[Event \"a\"]\n*\n\n", "[Event \"b\"]\n*\n"));
}

TEST(PgnSplitter, TellsThatUtf16IsCutOff) {
    PgnSplitter splitter;
    splitter.feed(std::string_view("\xFF\xFE*\0*", 5));
    splitter.finish();
    EXPECT_TRUE(splitter.isBroken());
}

TEST(PgnSplitter, CutsWhatIsTooLongIntoFragments) {
    PgnSplitter splitter;
    std::size_t total = 0;
    std::size_t fragments = 0;
    const std::string piece(std::size_t{1} << 20U, 'x');
    const auto takeAll = [&] {
        while (const auto section = splitter.next()) {
            total += section->text.size();
            fragments += section->isFragment ? 1U : 0U;
            EXPECT_LE(section->text.size(), PgnSplitter::kMaxGameBytes);
        }
    };
    splitter.feed("[Event \"a\"]\n\n{");
    for (unsigned count = 0; count < 40; ++count) {
        splitter.feed(piece);
        takeAll();
    }
    splitter.feed("}\n[Event \"b\"]\n*\n");
    splitter.finish();
    takeAll();
    EXPECT_EQ(fragments, 41U);
    EXPECT_EQ(total, 14 + 40 * piece.size() + 16);
}

}  // namespace
}  // namespace roque
