#include "view/language.h"

#include <gmock/gmock.h>

#include <wx/menu.h>

#include "model/board/odds.h"
#include "model/board/validity.h"
#include "tests/gui/window_test.h"

namespace roque::test {
namespace {

std::filesystem::path catalogs() {
    return std::filesystem::path(ROQUE_RESOURCES).parent_path() / "locale";
}

/// The window of somebody who has chosen French.
class FrenchWindow : public WindowTest {
protected:
    void SetUp() override {
        useLanguage("fr", catalogs());
        WindowTest::SetUp();
    }
    void TearDown() override {
        WindowTest::TearDown();
        useLanguage("en", catalogs());
    }
};

TEST_F(FrenchWindow, HasFrenchMenus) {
    const wxMenuBar& bar = *frame_->GetMenuBar();
    EXPECT_EQ(toUtf8(bar.GetMenuLabelText(0)), "Partie");
    EXPECT_EQ(bar.FindMenuItem("Partie", wxString::FromUTF8("Nouvelle partie…")),
              bar.GetMenu(0)->FindItemByPosition(0)->GetId());
}

TEST_F(FrenchWindow, PrefersItsOwnWordsToThoseOfTheToolkit) {
    EXPECT_EQ(toUtf8(_("White")), "Blancs");  // "Blanc", the colour, in the catalog of wxWidgets
}

TEST_F(FrenchWindow, SaysInFrenchWhoseTurnItIs) {
    start(person(), person());
    EXPECT_EQ(status(), "Trait aux Blancs");
}

TEST_F(FrenchWindow, KnowsHowGamesEnd) {
    for (int at = 0; at <= static_cast<int>(Termination::Aborted); ++at) {
        for (const std::optional<Color> winner : {std::optional<Color>{}, {Color::White}, {Color::Black}}) {
            const std::string_view english = describe({winner, Termination(at)});
            EXPECT_NE(wxGetTranslation(toWx(english)), toWx(english)) << english;
        }
    }
}

TEST_F(FrenchWindow, KnowsWhatIsWrongWithPositionsAndWhatOddsAndLevelsAreCalled) {
    std::vector<std::string> english;
    for (std::size_t at = 0; at < kPositionProblemCount; ++at)
        english.emplace_back(describe(PositionProblem(at)));
    for (const PieceOdds odds : kPieceOdds) english.emplace_back(describe(odds));
    for (const auto& [number, level] : windowPlugins()->find("bastion")->info().levels) {
        if (level.name != "Club" && level.name != "Expert")
            english.push_back(level.name);  // the same in both
    }
    for (const std::string& each : english) EXPECT_NE(wxGetTranslation(toWx(each)), toWx(each)) << each;
}

TEST_F(FrenchWindow, KeepsThePointInNumbers) {
    EXPECT_EQ(wxString::Format("%.1f", 1.5), "1.5");
}

TEST(Languages, AreEnglishAndThoseThatHaveACatalog) {
    useLanguage("en", catalogs());
    std::vector<std::string> names;
    for (const Language& each : languages()) names.push_back(each.code + " " + toUtf8(each.name));
    EXPECT_THAT(names, testing::ElementsAre("en English", "fr Français"));
}

TEST(Languages, EnglishStandsInForOneThatIsUnknown) {
    useLanguage("xx", catalogs());
    EXPECT_EQ(_("White to move"), "White to move");
    useLanguage("en", catalogs());
}

}  // namespace
}  // namespace roque::test
