#include "view/board/drawing/piece_catalog.h"

#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>

#include "tests/support/english_texts.h"
#include "tests/support/temporary_folder.h"

namespace roque {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace fs = std::filesystem;

/// A person's folder of pieces, empty at first.
class Catalog : public testing::Test {
protected:
    Catalog() { fs::create_directories(folder_ / "pieces"); }

    /// Copies one of the program's sets as the person's own.
    [[nodiscard]] fs::path addSet(const std::string& name) const {
        const fs::path set = (folder_ / "pieces") / name;
        fs::copy(ROQUE_RESOURCES "/pieces/flat", set);
        return set;
    }
    [[nodiscard]] static std::string textIn(const fs::path& set) {
        return *PieceFiles(set).textOf(Piece::of(Color::White, PieceType::Queen));
    }
    [[nodiscard]] std::string textOf(std::string_view name) const {
        return *catalog_.load(name).textOf(Piece::of(Color::White, PieceType::Queen));
    }

    test::TemporaryFolder folder_;
    PieceCatalog catalog_{ROQUE_RESOURCES, folder_.path()};
};

TEST_F(Catalog, NamesTheProgramsSetsAndThenThePersons) {
    (void)addSet("mine");
    (void)addSet("ébène");
    (void)addSet("a set");
    EXPECT_THAT(catalog_.names(), ElementsAre("roque", "flat", "signs", "a set", "mine", "ébène"));
}

TEST_F(Catalog, HasOnlyTheProgramsSetsWithoutAFolder) {
    EXPECT_THAT(PieceCatalog(ROQUE_RESOURCES, std::nullopt).names(), ElementsAre("roque", "flat", "signs"));
    EXPECT_THAT(PieceCatalog(ROQUE_RESOURCES, "/there/is/none").names(),
                ElementsAre("roque", "flat", "signs"));
}

TEST_F(Catalog, TakesNoFilesAndNothingHiddenForSets) {
    std::ofstream((folder_ / "pieces") / "file") << "x";
    (void)addSet(".hidden");
    (void)addSet("bad\xff");
    EXPECT_THAT(catalog_.names(), ElementsAre("roque", "flat", "signs"));
}

TEST_F(Catalog, LoadsASetOfThePersons) {
    const fs::path set = addSet("mine");
    EXPECT_THAT(test::englishTexts(catalog_.load("mine").problems()), IsEmpty());
    EXPECT_EQ(textOf("mine"), textIn(set));
}

TEST_F(Catalog, PrefersThePersonsSetOfTheSameName) {
    const fs::path set = addSet("roque");
    EXPECT_EQ(textOf("roque"), textIn(set));
    EXPECT_THAT(catalog_.names(), ElementsAre("roque", "flat", "signs"));
}

TEST_F(Catalog, HasTheUsualPiecesWhereThereIsNoSuchSet) {
    EXPECT_EQ(textOf("no such set"), textIn(ROQUE_RESOURCES "/pieces/roque"));
    EXPECT_THAT(test::englishTexts(catalog_.load("no such set").problems()),
                ElementsAre(HasSubstr("\"no such set\"")));
}

TEST_F(Catalog, LeavesItsFolderForNoName) {
    for (const char* const name : {"", ".", "..", "../pieces/flat", "/", "flat/", "flat/../flat"})
        EXPECT_EQ(catalog_.folderOf(name), std::nullopt) << name;
}

TEST_F(Catalog, HasTheUsualPieceWhereOneIsMissingOrUseless) {
    const fs::path set = addSet("mine");
    fs::remove(set / "wQ.svg");
    std::ofstream(set / "bQ.svg") << "<html/>";
    const PieceFiles files = catalog_.load("mine");
    const PieceFiles usual(ROQUE_RESOURCES "/pieces/roque");
    for (const Color color : kColors) {
        const Piece& queen = Piece::of(color, PieceType::Queen);
        EXPECT_EQ(files.textOf(queen), usual.textOf(queen));
        const Piece& king = Piece::of(color, PieceType::King);
        EXPECT_NE(files.textOf(king), usual.textOf(king));
    }
    EXPECT_THAT(test::englishTexts(files.problems()),
                ElementsAre(AllOf(HasSubstr("wQ.svg"), HasSubstr("No such file")),
                            AllOf(HasSubstr("bQ.svg"), HasSubstr("no SVG"))));
}

}  // namespace
}  // namespace roque
