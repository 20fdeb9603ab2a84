#include <gmock/gmock.h>

#include "tests/view/terminal/command_test.h"
#include "tests/view/terminal/spoken_language.h"

// Tables for people are in their language, and their columns still stand below each other.
namespace roque::terminal {
namespace {

using testing::HasSubstr;

class TableLanguage : public CommandTest {
protected:
    TableLanguage() {
        speak("fr");
        in_.str(
            "[White \"Zoë\"]\n[Black \"Ada\"]\n[Date \"2024.07.01\"]\n[Result \"1-0\"]\n\n1. e4! e5 1-0\n\n");
    }
    ~TableLanguage() override { speak(""); }
};

TEST_F(TableLanguage, OfStatisticsIsThePersons) {
    EXPECT_EQ(run({"pgn", "stats", "--opening-plies", "2", "-"}), ExitCode::Success);
    for (const char* const line :
         {"Parties\u00A0:    1\n", "1-0:         1 (100.0 %)\n",
          "Demi-coups\u00A0: 2 (2.0 par partie, 2 au plus)\n",
          "De plus\u00A0:    0 variante, 0 commentaire, 1 signe d’évaluation\n",
          "Années\u00A0:     2024 à 2024\n", "Joueurs (2)\u00A0:\n", "Ouvertures (1)\u00A0:\n"})
        EXPECT_THAT(out(), HasSubstr(line));
}

TEST_F(TableLanguage, OfRatingsIsThePersons) {
    EXPECT_EQ(run({"rate", "--anchor", "Ada=2000", "-"}), ExitCode::Success);
    EXPECT_THAT(out(), HasSubstr("     Joueur classement  marge  parties     score\n"
                                 "   1 Zoë    "));
    EXPECT_THAT(out(), HasSubstr("ancre 2000, écart +0\n"));
}

}  // namespace
}  // namespace roque::terminal
