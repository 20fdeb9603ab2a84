#include "view/game/opening_names.h"

#include <gtest/gtest.h>

#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/temporary_folder.h"

namespace roque {
namespace {

/// What a window that speaks a language calls the Scotch Game.
std::string scotchIn(const test::TemporaryFolder& folder, const std::string& language) {
    test::ManualDispatcher dispatcher;
    bool isKnown = false;
    OpeningNames names(dispatcher, folder.path(), language, [&](const auto&) { isKnown = true; });
    names.read();
    EXPECT_TRUE(dispatcher.runUntil([&] { return isKnown; }));
    return names.wordsOf({"C44", "Scotch Game"});
}

class OpeningNamesTest : public testing::Test {
protected:
    OpeningNamesTest() {
        test::writeText(folder_ / "eco.tsv", "C44\tScotch Game\te4 e5 Nf3 Nc6 d4\n");
        test::writeText(folder_ / "names.fr.tsv", "Scotch Game\tpartie écossaise\n");
    }

    test::TemporaryFolder folder_;
};

TEST_F(OpeningNamesTest, AreOfTheLanguage) {
    EXPECT_EQ(scotchIn(folder_, "fr"), "C44 Partie écossaise");
    EXPECT_EQ(scotchIn(folder_, "en"), "C44 Scotch Game");
}

TEST_F(OpeningNamesTest, AreOfTheLanguageWhereverItIsSpoken) {
    EXPECT_EQ(scotchIn(folder_, "fr_CA"), "C44 Partie écossaise");
    EXPECT_EQ(scotchIn(folder_, "fr@latin"), "C44 Partie écossaise");
    test::writeText(folder_ / "names.fr_CA.tsv", "Scotch Game\tl’écossaise\n");
    EXPECT_EQ(scotchIn(folder_, "fr_CA"), "C44 L’écossaise");
    EXPECT_EQ(scotchIn(folder_, "fr"), "C44 Partie écossaise");
}

}  // namespace
}  // namespace roque
