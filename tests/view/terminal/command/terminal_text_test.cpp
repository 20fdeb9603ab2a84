#include "view/terminal/command/terminal_text.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <sstream>

#include <gtest/gtest.h>

namespace roque::terminal {
namespace {

/// A terminal whose environment says which language it is in.
class TerminalText : public testing::Test {
protected:
    ~TerminalText() override { speak("C.UTF-8", ""); }

    static void speak(const char* locale, const char* languages) {
        ::setenv("LC_ALL", locale, 1);
        if (*languages == '\0')
            ::unsetenv("LANGUAGE");
        else
            ::setenv("LANGUAGE", languages, 1);
        useTerminalLanguage(ROQUE_TRANSLATIONS);
    }
};

TEST_F(TerminalText, IsEnglishWhereNoLanguageIsAskedFor) {
    speak("C.UTF-8", "");
    EXPECT_EQ(terminalText(ROQUE_MESSAGE("Cannot read {0}: {1}", "/a", "b")), "Cannot read /a: b");
    speak("C", "");
    EXPECT_EQ(terminalText(ROQUE_MESSAGE("White has no king")), "White has no king");
}

TEST_F(TerminalText, IsInTheLanguageThatIsAskedFor) {
    speak("C.UTF-8", "fr");
    EXPECT_EQ(terminalText(ROQUE_MESSAGE("Cannot read {0}: {1}", "/a", ROQUE_MESSAGE("is missing"))),
              "Impossible de lire /a\u00A0: manque");
    EXPECT_EQ(terminalText(ROQUE_MESSAGES("{0} game", "{0} games", 0)), "0 partie");
    EXPECT_EQ(terminalText(ROQUE_MESSAGES("{0} game", "{0} games", 2)), "2 parties");
}

TEST_F(TerminalText, NeedsNoLocaleOfTheSystem) {
    speak("fr_XX.UTF-8", "");  // which no system has
    EXPECT_EQ(terminalText(ROQUE_MESSAGE("White has no king")), "les Blancs n’ont pas de roi");
}

TEST_F(TerminalText, StaysEnglishInALanguageWithoutCatalogue) {
    speak("C.UTF-8", "tlh");
    EXPECT_EQ(terminalText(ROQUE_MESSAGE("White has no king")), "White has no king");
}

TEST_F(TerminalText, IsInTheFirstLanguageThatHasACatalogue) {
    const Message message = ROQUE_MESSAGE("White has no king");
    for (const char* const languages : {"tlh:fr", "fr_CA.UTF-8@euro", "../../fr:fr"}) {
        speak("de_DE.UTF-8", languages);
        EXPECT_EQ(terminalText(message), "les Blancs n’ont pas de roi") << languages;
    }
    for (const char* const languages : {"en:fr", "en_GB:fr", ":"}) {
        speak("de_DE.UTF-8", languages);
        EXPECT_EQ(terminalText(message), "White has no king") << languages;
    }
    speak("C", "fr");
    EXPECT_EQ(terminalText(message), "White has no king") << "as gettext has it";
}

TEST_F(TerminalText, LeavesThePointInNumbers) {
    speak("C.UTF-8", "fr");
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%.1f", 1.5);
    EXPECT_STREQ(text.data(), "1.5");
}

TEST_F(TerminalText, IsSaidOnALineOfItsOwn) {
    speak("C.UTF-8", "");
    std::ostringstream out;
    say(out, ROQUE_MESSAGE("first"));
    EXPECT_EQ(out.str(), "first\n");
}

}  // namespace
}  // namespace roque::terminal
