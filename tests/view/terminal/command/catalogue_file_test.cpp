#include "view/terminal/command/catalogue_file.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "tests/support/temporary_folder.h"
#include "view/terminal/command/plural_rule.h"

namespace roque::terminal {
namespace {

using testing::ElementsAre;

std::vector<std::size_t> formsOf(std::string_view rule, const std::vector<unsigned long>& numbers) {
    std::vector<std::size_t> forms;
    for (const unsigned long number : numbers) forms.push_back(pluralForm(rule, number));
    return forms;
}

TEST(PluralForm, IsThatOfTheLanguage) {
    EXPECT_THAT(formsOf("n != 1", {0, 1, 2}), ElementsAre(1, 0, 1));
    EXPECT_THAT(formsOf("(n > 1)", {0, 1, 2}), ElementsAre(0, 0, 1));
    EXPECT_THAT(formsOf("0", {0, 1, 2}), ElementsAre(0, 0, 0));
    const char* const polish = "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2";
    EXPECT_THAT(formsOf(polish, {1, 2, 4, 5, 12, 22, 111, 112}), ElementsAre(0, 1, 1, 2, 2, 1, 2, 2));
    EXPECT_THAT(formsOf("!(n==1) + 2*3 - 4/2", {1, 2}), ElementsAre(4, 5));
}

TEST(PluralForm, IsTheFirstWhereTheRuleCannotBeUnderstood) {
    for (const std::string& rule : {std::string(), std::string("n >"), std::string("m"), std::string("(1"),
                                    std::string("1 2"), std::string("1 ? 2"), std::string("n / 0"),
                                    std::string(100'000, '('), "1" + std::string(9'999, '?')})
        EXPECT_EQ(pluralForm(rule, 1), 0U) << rule.substr(0, 20);
}

/// Cut off or changed anywhere, a catalogue is read without harm; what it cannot say is said in English.
TEST(CatalogueFile, MayBeDamaged) {
    const std::string whole =
        test::readText(std::filesystem::path(ROQUE_TRANSLATIONS) / "fr/LC_MESSAGES/roque.mo");
    ASSERT_EQ(CatalogueFile(whole).translate("White has no king"), "les Blancs n’ont pas de roi");
    for (std::size_t length = 0; length < whole.size(); length += 1 + whole.size() / 40)
        EXPECT_FALSE(CatalogueFile(whole.substr(0, length)).translate("White has no king").empty());
    for (std::size_t place = 0; place < 28 + 64; ++place) {
        std::string changed = whole;
        changed[place] = '\xff';
        const CatalogueFile file(changed);
        EXPECT_FALSE(file.translate("White has no king").empty()) << place;
        EXPECT_FALSE(file.translatePlural("{0} game", "{0} games", 2).empty()) << place;
    }
    EXPECT_EQ(CatalogueFile("no catalogue").translatePlural("{0} game", "{0} games", 2), "{0} games");
    EXPECT_EQ(CatalogueFile("").translatePlural("{0} game", "{0} games", 1), "{0} game");
}

}  // namespace
}  // namespace roque::terminal
