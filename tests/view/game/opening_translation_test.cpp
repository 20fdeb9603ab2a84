#include "view/game/opening_translation.h"

#include <algorithm>
#include <set>
#include <sstream>

#include <boost/algorithm/string.hpp>
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

/// What stands between the colons and commas of all names.
std::set<std::string> partsOfNames() {
    std::set<std::string> parts;
    for (const auto& line : linesOf("eco.tsv")) {
        std::vector<std::string> ofName;
        boost::split(ofName, line.at(1), boost::is_any_of(":,"));
        for (const std::string& part : ofName) parts.insert(boost::trim_copy(part));
    }
    return parts;
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

TEST(TranslatedOpening, HasACapitalOnlyWhereItBegins) {
    const auto french = OpeningTranslation::parse(
        ":\t :\n"
        "* Defence\tdéfense *\n"
        "Scotch Game\tpartie écossaise\n"
        "Scotch\técossaise\n");
    EXPECT_EQ(french.translate("Scotch Game: Keres Defence"), "Partie écossaise : défense Keres");
    EXPECT_EQ(french.translate("Keres Defence: Scotch Game"), "Défense Keres : partie écossaise");
    EXPECT_EQ(french.translate("Scotch"), "Écossaise");
    EXPECT_EQ(french.translate("Elsewhere, Scotch"), "Elsewhere, écossaise");
    EXPECT_EQ(french.translate("\xff"), "\xff") << "no letter";
}

TEST(TranslatedOpening, StaysEnglishWhereThereAreNoWords) {
    EXPECT_EQ(OpeningTranslation().translate("Ruy Lopez: Open, Bernstein Variation"),
              "Ruy Lopez: Open, Bernstein Variation");
    EXPECT_EQ(OpeningTranslation::parse("Ruy Lopez\n* Game\tPartie\n\n\t").translate("Vienna Game: "),
              "Vienna Game: ");
    EXPECT_EQ(OpeningTranslation().translate(""), "");
}

TEST(FrenchOpenings, AreAllTranslatedBeforeTheColon) {
    const auto french = OpeningTranslation::parse(test::readText(ROQUE_OPENINGS "/names.fr.tsv"));
    std::set<std::string> english;
    for (const auto& line : linesOf("eco.tsv")) {
        const std::string opening = line.at(1).substr(0, line.at(1).find(':'));
        if (french.translate(opening) == opening) english.insert(opening);
    }
    EXPECT_THAT(english, IsEmpty());
}

TEST(FrenchOpenings, HaveNoLineForWhatNoOpeningIsCalled) {
    const std::set<std::string> parts = partsOfNames();
    std::vector<std::string> unknown;
    for (const auto& line : linesOf("names.fr.tsv")) {
        const std::string& part = line.at(0);
        const auto isMeant = [&](const std::string& name) {
            return part.starts_with('*') ? name.ends_with(part.substr(1)) : name == part;
        };
        if (part != ":" && std::ranges::none_of(parts, isMeant)) unknown.push_back(part);
        EXPECT_EQ(line.size(), 2U) << part;
    }
    EXPECT_THAT(unknown, IsEmpty());
}

TEST(FrenchOpenings, HaveCapitalsOnlyForProperNames) {
    const auto french = OpeningTranslation::parse(test::readText(ROQUE_OPENINGS "/names.fr.tsv"));
    EXPECT_EQ(french.translate("Modern Defence"), "Défense moderne");
    EXPECT_EQ(french.translate("Queen's Pawn Game: Keres Defence"),
              "Partie du pion dame\u00A0: défense Keres");
    EXPECT_EQ(french.translate("Réti Opening: Accepted"), "Ouverture Réti\u00A0: acceptée");
    for (const auto& line : linesOf("names.fr.tsv")) {
        for (const char* const word :
             {"Attaque", "Contre-gambit", "Défense", "Gambit", "Ouverture", "Partie", "Système", "Variante"})
            EXPECT_FALSE(line.at(1).starts_with(word)) << line.at(1);
    }
}

}  // namespace
}  // namespace roque
