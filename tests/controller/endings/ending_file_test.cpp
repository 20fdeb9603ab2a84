#include "controller/endings/ending_file.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/endings/ending_material.h"
#include "tests/support/endings_in_file.h"
#include "tests/support/english_texts.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

/// So many positions in a row have one value: all of a block, but in the smallest endings fewer.
std::size_t runIn(std::size_t material) {
    constexpr std::size_t kSmall = 1'000'000;
    constexpr std::size_t kShortRun = 3000;
    return EndingIndex(EndingMaterial::all()[material]).size() < kSmall ? kShortRun : kEndingBlockValues;
}

/// A value that tells which position it was written for.
EndingValue valueFor(std::size_t material, Color toMove, std::size_t number) {
    return EndingValue::mateIn(
        static_cast<unsigned>((number / runIn(material) + material + (toMove == Color::White ? 0 : 3)) % 90));
}

/// The blocks of one ending and side to move.
EndingBlocks madeUpBlocks(const EndingTable& table, Color toMove) {
    const auto all = EndingMaterial::all();
    const auto material = static_cast<std::size_t>(std::ranges::find(all, table.material) - all.begin());
    const std::size_t run = runIn(material);
    if (run == kEndingBlockValues)
        return blocksOf(table, [&](std::size_t block) { return valueFor(material, toMove, block * run); });
    const std::size_t size = table.index.size();
    std::vector<EndingValue> values;
    for (std::size_t number = 0; number < size; number += run)
        values.insert(values.end(), std::min(run, size - number), valueFor(material, toMove, number));
    return blocksOf(table, std::move(values));
}

/// The content of a file of endings, with made-up values.
const std::string& madeUpFile() {
    static const std::string content = endingFile(madeUpBlocks);
    return content;
}

class EndingFileTest : public testing::Test {
protected:
    std::filesystem::path write(const std::string& content) {
        writeText(folder_ / "four-men.endings", content);
        return folder_ / "four-men.endings";
    }
    /// What opening a file with this content says; empty if it opens.
    std::string problemOf(const std::string& content) {
        const auto opened = EndingFile::open(write(content));
        return opened ? "" : english(opened.error());
    }

private:
    TemporaryFolder folder_;
};

TEST_F(EndingFileTest, GivesBackWhatWasWritten) {
    const auto file = EndingFile::open(write(madeUpFile()));
    ASSERT_TRUE(file) << english(file.error());
    for (std::size_t material = 0; material < kEndings; ++material) {
        const std::size_t size = EndingIndex(EndingMaterial::all()[material]).size();
        for (const Color side : kColors) {
            for (const std::size_t number : {std::size_t{0}, size / 3, size / 2, size - 1})
                EXPECT_EQ((*file)->value(material, side, number), valueFor(material, side, number));
        }
    }
}

TEST_F(EndingFileTest, RefusesWhatIsNone) {
    EXPECT_THAT(problemOf(""), testing::HasSubstr("is no file of endings"));
    EXPECT_THAT(problemOf("[Event \"?\"]\n\n*\n"), testing::HasSubstr("is no file of endings"));
    const auto missing = EndingFile::open("/nowhere/four-men.endings");
    ASSERT_FALSE(missing);
    EXPECT_THAT(english(missing.error()), testing::HasSubstr("/nowhere/four-men.endings"));
}

TEST_F(EndingFileTest, RefusesWhatIsCutOff) {
    for (const std::size_t kept : {std::size_t{20}, std::size_t{1000}, madeUpFile().size() - 1})
        EXPECT_THAT(problemOf(madeUpFile().substr(0, kept)), testing::HasSubstr("is cut off")) << kept;
}

TEST_F(EndingFileTest, RefusesADamagedHeader) {
    std::string content = madeUpFile();
    content[200] = static_cast<char>(content[200] ^ 1);
    EXPECT_THAT(problemOf(content), testing::HasSubstr("is damaged"));
}

TEST_F(EndingFileTest, TellsADamagedBlockOnceAndHasNoValuesThere) {
    std::string content = madeUpFile();
    content.back() = static_cast<char>(content.back() ^ 1);  // in the last block
    std::vector<std::string> told;
    const auto file =
        EndingFile::open(write(content), [&](const Message& trouble) { told.push_back(english(trouble)); });
    ASSERT_TRUE(file);
    const std::size_t last = kEndings - 1;
    const std::size_t end = EndingIndex(EndingMaterial::all()[last]).size() - 1;
    EXPECT_EQ((*file)->value(last, Color::Black, end), std::nullopt);
    EXPECT_EQ((*file)->value(last, Color::Black, end), std::nullopt);
    EXPECT_EQ((*file)->value(0, Color::White, 0), valueFor(0, Color::White, 0)) << "the others stay";
    ASSERT_EQ(told.size(), 1U);
    EXPECT_THAT(told.front(), testing::HasSubstr("is damaged"));
}

TEST_F(EndingFileTest, SurvivesAFileThatBecomesShorter) {
    const std::filesystem::path path = write(madeUpFile());
    const auto file = EndingFile::open(path);
    ASSERT_TRUE(file);
    std::filesystem::resize_file(path, 40'000);
    EXPECT_EQ((*file)->value(kEndings - 1, Color::White, 0), std::nullopt);
}

}  // namespace
}  // namespace roque::test
