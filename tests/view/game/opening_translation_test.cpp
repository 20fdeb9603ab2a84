#include "view/game/opening_translation.h"

#include <set>
#include <sstream>

#include <gmock/gmock.h>

#include "tests/support/temporary_folder.h"

namespace roque {
namespace {

using testing::IsEmpty;

/// Lines of fields that tabs separate.
std::vector<std::vector<std::string>> linesOf(const char* file) {
    std::istringstream lines(test::readText(std::string(ROQUE_OPENINGS "/") + file));
    std::vector<std::vector<std::string>> all;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream fields(line);
        auto& into = all.emplace_back();
        for (std::string field; std::getline(fields, field, '\t');) into.push_back(field);
    }
    return all;
}

TEST(TranslatedOpening, IsTranslatedPartByPart) {
    const auto french = OpeningTranslation::parse(
        ":\t :\n"
        "* Variation\tvariante *\n"
        "French Defence\tDéfense française\n"
        "Exchange Variation\tvariante d’échange\n");
    EXPECT_EQ(french.translate("French Defence"), "Défense française");
    EXPECT_EQ(french.translate("French Defence: Exchange Variation"),
              "Défense française : variante d’échange");
    EXPECT_EQ(french.translate("French Defence: Winawer, Fischer Variation"),
              "Défense française : Winawer, variante Fischer");
}

TEST(TranslatedOpening, StaysEnglishWhereThereAreNoWords) {
    EXPECT_EQ(OpeningTranslation().translate("Ruy Lopez: Open, Bernstein Variation"),
              "Ruy Lopez: Open, Bernstein Variation");
    EXPECT_EQ(OpeningTranslation::parse("Ruy Lopez\n* Game\tPartie\n\n\t").translate("Vienna Game: "),
              "Vienna Game: ");
    EXPECT_EQ(OpeningTranslation().translate(""), "");
}

TEST(FrenchOpenings, AreAllTranslated) {
    const auto french = OpeningTranslation::parse(test::readText(ROQUE_OPENINGS "/names.fr.tsv"));
    std::set<std::string> english;
    for (const auto& line : linesOf("eco.tsv")) {
        const std::string opening = line.at(1).substr(0, line.at(1).find(':'));
        if (french.translate(opening) == opening) english.insert(opening);
    }
    EXPECT_THAT(english, IsEmpty());
}

TEST(FrenchOpenings, HaveNoLineForWhatNoOpeningIsCalled) {
    std::string names;
    for (const auto& line : linesOf("eco.tsv")) names += "\n: " + line.at(1) + ",";
    std::vector<std::string> unknown;
    for (const auto& line : linesOf("names.fr.tsv")) {
        std::string part = line.at(0);
        if (part.starts_with('*')) part.erase(0, 2);
        if (names.find(part) == names.npos) unknown.push_back(part);
        EXPECT_EQ(line.size(), 2U) << part;
    }
    EXPECT_THAT(unknown, IsEmpty());
}

}  // namespace
}  // namespace roque
