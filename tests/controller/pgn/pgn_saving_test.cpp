#include "controller/pgn/pgn_saving.h"

#include <gmock/gmock.h>

#include "controller/diagnostics/log.h"
#include "controller/pgn/game_replacement.h"
#include "tests/support/limited_user.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

using testing::HasSubstr;

const std::string kOne = "[Event \"one\"]\r\n\r\n1. e4   e5 {odd  spacing} *\r\n\r\n";
const std::string kBad = "[Event \"two\"]\n\n1. e4 e5 2. Ke7?? ((( \xe9 *\n\n\n";
const std::string kLast = "[Event \"three\"]\n\n1. d4 *";
const std::string kNew = "[Event \"new\"]\n\n1. c4 *\n\n";
const std::string kNewer = "[Event \"newer\"]\n\n1. b4 *\n\n";

class PgnSavingTest : public testing::Test {
protected:
    PgnSavingTest() { write(kOne + kBad + kLast); }

    void write(const std::string& content) const { writeText(path(), content); }
    [[nodiscard]] std::string content() const { return readText(path()); }
    [[nodiscard]] std::filesystem::path path() const { return folder_ / "games.pgn"; }
    [[nodiscard]] GameOrigin first() const { return {path(), 0, kOne, 0, false}; }
    [[nodiscard]] GameOrigin last() const { return {path(), kOne.size() + kBad.size(), kLast, 0, false}; }

    TemporaryFolder folder_;
};

TEST_F(PgnSavingTest, PutsAGameBackAndLeavesTheOthersAsTheyAre) {
    const auto saved = saveBack(first(), kNew);
    ASSERT_TRUE(saved) << english(saved.error().text);
    EXPECT_EQ(content(), kNew + kBad + kLast);
}

TEST_F(PgnSavingTest, KnowsWhereTheGameStandsThen) {
    const auto saved = saveBack(last(), kNew);
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->offset, kOne.size() + kBad.size());
    EXPECT_EQ(saved->section, kNew);
    ASSERT_TRUE(saveBack(*saved, kNewer));
    EXPECT_EQ(content(), kOne + kBad + kNewer);
}

TEST_F(PgnSavingTest, FindsTheGameThoughTheFileHasChangedAroundIt) {
    write(kNewer + kLast);
    ASSERT_TRUE(saveBack(last(), kNew));
    EXPECT_EQ(content(), kNewer + kNew);
}

TEST_F(PgnSavingTest, FindsTheLastGameThoughAnotherHasBeenAppended) {
    for (const std::string blank : {"\n\n", "\n", "\r\n\r\n"}) {
        write(kOne + kLast + blank + kNewer);
        ASSERT_TRUE(saveBack({path(), kOne.size(), kLast, 0, false}, kNew));
        EXPECT_EQ(content(), kOne + kNew + kNewer);
    }
}

TEST_F(PgnSavingTest, TakesTheNearestOfGamesThatAreTheSame) {
    write(kNew + kNewer + kNew);
    ASSERT_TRUE(saveBack({path(), kNew.size() + kNewer.size(), kNew, 0, false}, kLast + "\n\n"));
    EXPECT_EQ(content(), kNew + kNewer + kLast + "\n\n");
}

TEST_F(PgnSavingTest, AsksIfAnotherProgramHasChangedTheGame) {
    write(kOne + kNewer);
    const auto saved = saveBack(last(), kNew);
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().kind, PgnDocumentError::Kind::ChangedByAnother);
    EXPECT_EQ(content(), kOne + kNewer);
}

TEST_F(PgnSavingTest, NeverReplacesAGameThatCouldNotBeRead) {
    const auto saved = saveBack({path(), kOne.size(), kBad, 0, true}, kNew);
    ASSERT_TRUE(saved);
    EXPECT_EQ(content(), kOne + kBad + kLast + "\n\n" + kNew);
    EXPECT_FALSE(saved->hasErrors);
    ASSERT_TRUE(saveBack(*saved, kNewer));
    EXPECT_EQ(content(), kOne + kBad + kLast + "\n\n" + kNewer);
}

TEST_F(PgnSavingTest, AddsAGameAtTheEnd) {
    ASSERT_TRUE(saveAtEnd(path(), kNew));
    EXPECT_EQ(content(), kOne + kBad + kLast + "\n\n" + kNew);
    ASSERT_TRUE(saveAtEnd(folder_ / "other.pgn", kNew));
    EXPECT_EQ(folder_.read("other.pgn"), kNew);
}

TEST_F(PgnSavingTest, MakesAFileOfOneGame) {
    const auto saved = saveAlone(path(), kNew);
    ASSERT_TRUE(saved);
    EXPECT_EQ(content(), kNew);
    EXPECT_EQ(saved->section, kNew);
}

TEST_F(PgnSavingTest, GivesNewFilesTheUsualRights) {
    writeText(folder_ / "usual.pgn", "");
    const auto usual = std::filesystem::status(folder_ / "usual.pgn").permissions();
    ASSERT_TRUE(saveAtEnd(folder_ / "end.pgn", kNew));
    ASSERT_TRUE(saveAlone(folder_ / "alone.pgn", kNew));
    EXPECT_EQ(std::filesystem::status(folder_ / "end.pgn").permissions(), usual);
    EXPECT_EQ(std::filesystem::status(folder_ / "alone.pgn").permissions(), usual);
}

TEST_F(PgnSavingTest, KeepsTheOldFileOnAFullDisk) {
    const std::string longGame = kNew + std::string(10'000, '\n');
    openLog(folder_ / "log");
    {
        const FullDisk full(1000);
        EXPECT_EQ(saveBack(first(), longGame).error().kind, PgnDocumentError::Kind::CannotWrite);
        EXPECT_EQ(saveAtEnd(path(), longGame).error().kind, PgnDocumentError::Kind::CannotWrite);
        EXPECT_EQ(saveAlone(path(), longGame).error().kind, PgnDocumentError::Kind::CannotWrite);
    }
    closeLog();
    EXPECT_THAT(folder_.read("log/roque.log"), HasSubstr(path().string()));
    EXPECT_EQ(content(), kOne + kBad + kLast);
}

TEST_F(PgnSavingTest, ExchangesOneOfSeveralGamesOfASection) {
    write("1. e4 1-0 1. d4 d5 0-1 1. c4 *");
    const auto saved = saveBack({path(), 0, content(), 1, false}, kNew);
    ASSERT_TRUE(saved);
    EXPECT_THAT(content(), HasSubstr("1. e4 1-0"));
    EXPECT_THAT(content(), HasSubstr("\n\n" + kNew + "1. c4 *"));
    ASSERT_TRUE(saveBack(*saved, kNewer));
    EXPECT_THAT(content(), HasSubstr("\n\n" + kNewer + "1. c4 *"));
}

TEST(SectionGames, KeepWhatStandsBeforeTheGame) {
    EXPECT_EQ(replaceGame("% kept\n%too\n[Event \"x\"]\n\n*\n\n% last\n", 0, kNew),
              "% kept\n%too\n" + kNew + "% last\n");
}

TEST(SectionGames, AreOnlySoMany) {
    EXPECT_EQ(replaceGame("1. e4 *", 1, kNew), std::nullopt);
}

TEST_F(PgnSavingTest, LeavesLinesBeforeTheFirstGameWhereTheyAre) {
    const std::string lines = "; my games\n\n";
    write(lines + kNew + kLast);
    ASSERT_TRUE(saveBack({path(), 0, lines + kNew, 0, false}, kNewer));
    EXPECT_EQ(content(), lines + kNewer + kLast);
}

// Encodings.

const std::string kLatin = "[Event \"Zo\xeb\"]\n\n1. e4 *\n\n";
const std::string kAccented = "[Event \"Zo\xc3\xab \xe2\x80\x93\"]\n\n1. c4 *\n\n";
const std::string kCzech =
    "[Event \"\xc4\x8c"
    "apek\"]\n\n1. c4 *\n\n";

TEST_F(PgnSavingTest, KeepsAFileInWindows1252) {
    write(kLatin + kNew);
    const auto saved = saveBack({path(), kLatin.size(), kNew, 0, false}, kAccented);
    ASSERT_TRUE(saved);
    EXPECT_EQ(content(), kLatin + "[Event \"Zo\xeb \x96\"]\n\n1. c4 *\n\n");
    EXPECT_FALSE(saved->isConverted);
    ASSERT_TRUE(saveBack(*saved, kNewer));  // it is found again
    EXPECT_EQ(content(), kLatin + kNewer);
}

TEST_F(PgnSavingTest, ConvertsAWholeFileThatLacksALetterAndTellsIt) {
    write(kLatin + kNew);
    const auto saved = saveAtEnd(path(), kCzech);
    ASSERT_TRUE(saved);
    EXPECT_EQ(content(), "[Event \"Zo\xc3\xab\"]\n\n1. e4 *\n\n" + kNew + kCzech);
    EXPECT_TRUE(saved->isConverted);
    EXPECT_EQ(saved->offset, content().size() - kCzech.size());
    ASSERT_TRUE(saveBack({path(), 0, kLatin, 0, false}, kNewer));  // read before it was converted
    EXPECT_EQ(content(), kNewer + kNew + kCzech);
}

TEST_F(PgnSavingTest, LeavesAFileOfTwoEncodingsAloneUntilItWouldGetMore) {
    write(kLatin + kCzech);
    ASSERT_FALSE(saveAtEnd(path(), kNew)->isConverted);
    EXPECT_EQ(content(), kLatin + kCzech + kNew);
    ASSERT_TRUE(saveAtEnd(path(), kAccented)->isConverted);
    EXPECT_EQ(content(), "[Event \"Zo\xc3\xab\"]\n\n1. e4 *\n\n" + kCzech + kNew + kAccented);
}

TEST_F(PgnSavingTest, ConvertsNothingToWhatHasNoLetters) {
    write(kNew);
    ASSERT_FALSE(saveAtEnd(path(), kCzech)->isConverted);
    EXPECT_EQ(content(), kNew + kCzech);
}

TEST_F(PgnSavingTest, KnowsTheGameBehindOneThatIsDamaged) {
    const std::string open = "[Event \"open\"]\n\n1. e4 {never closed\n\n";
    const std::string bare = "[Event \"bare\"]\n\n1. d4 *\n\n1. c4 *\n\n";
    const std::string pgn = "[Event \"new\"]\n[Site \"?\"]\n\n1. b4 *\n\n";
    for (const std::string& before : {open, bare, kBad}) {
        write(before);
        const auto saved = saveAtEnd(path(), pgn);
        ASSERT_TRUE(saved);
        const auto again = saveBack(*saved, kNewer);
        ASSERT_TRUE(again) << english(again.error().text);
        EXPECT_TRUE(content().starts_with(before)) << content();
        EXPECT_TRUE(content().ends_with(kNewer)) << content();
        EXPECT_EQ(content().find("1. b4 *\n\n[Event \"newer"), std::string::npos) << content();
    }
}

}  // namespace
}  // namespace roque::test
