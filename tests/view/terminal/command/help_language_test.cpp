#include <algorithm>
#include <iterator>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/view/terminal/command_test.h"
#include "tests/view/terminal/spoken_language.h"

// What --help says of each option and each command has a translation, and is asked for in the person's
// language.
namespace roque::terminal {
namespace {

using testing::IsEmpty;

using Texts = std::set<std::string>;

/// Where CLI11 has the descriptions begin.
constexpr std::size_t kColumn = 30;

class HelpLanguage : public CommandTest {
protected:
    ~HelpLanguage() override { speak(""); }

    /// What the help of all commands says, in a language: without the names of commands and options.
    Texts descriptions(const char* language) {
        speak(language);
        Texts texts;
        collect({}, texts);
        return texts;
    }

private:
    void collect(const std::vector<std::string>& command, Texts& texts) {
        std::vector<const char*> arguments;
        for (const std::string& word : command) arguments.push_back(word.c_str());
        arguments.push_back("--help");
        out_.str("");
        if (run(arguments) != ExitCode::Success) return;  // not a command, but an argument
        std::istringstream help(out());
        std::vector<std::string> names;
        for (std::string line; std::getline(help, line);) {
            if (line.size() <= kColumn || line.substr(kColumn - 2, 2) != "  ") continue;
            texts.insert(line.substr(kColumn));
            if (line.starts_with("  ") && line[2] >= 'a')
                names.push_back(line.substr(2, line.find(' ', 2) - 2));
        }
        if (command.size() == 2) return;
        for (const std::string& name : names) {
            std::vector<std::string> longer = command;
            longer.push_back(name);
            collect(longer, texts);
        }
    }
};

TEST_F(HelpLanguage, IsThePersonsInEachDescription) {
    const Texts english = descriptions("");
    const Texts french = descriptions("fr");
    EXPECT_GT(english.size(), 80U);
    Texts both;
    std::ranges::set_intersection(english, french, std::inserter(both, both.end()));
    EXPECT_THAT(both, IsEmpty());
}

}  // namespace
}  // namespace roque::terminal
