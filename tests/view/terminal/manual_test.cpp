// The manual page names every command and every option of roque-cli, and no others.

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

#include <gmock/gmock.h>

#include "tests/view/terminal/command_test.h"

namespace roque::terminal {
namespace {

using Names = std::set<std::string>;

/// What roque-cli says of itself: the options of each command; one with commands below it counts if it has
/// options.
class Manual : public CommandTest {
protected:
    /// The lines of a paragraph of the help, such as "Options:", which begin with a name.
    std::vector<std::string> entries(std::vector<const char*> command, const std::string& paragraph) {
        command.push_back("--help");
        out_.str("");
        EXPECT_EQ(run(command), ExitCode::Success);
        std::istringstream help(out());
        std::vector<std::string> found;
        bool isInside = false;
        for (std::string line; std::getline(help, line);) {
            if (!line.starts_with(' ')) isInside = line == paragraph + ":";
            if (isInside && line.size() > 2 && line.starts_with("  ") && line[2] != ' ')
                found.push_back(line.substr(2, line.find(' ', 2) - 2));
        }
        return found;
    }

    /// The long names of a command's options.
    Names options(const std::vector<const char*>& command) {
        Names names;
        for (const std::string& entry : entries(command, "Options")) {
            const std::string name = entry.substr(entry.find("--"));
            if (name != "--help") names.insert(name);
        }
        return names;
    }

    std::map<std::string, Names> optionsByCommand() {
        std::map<std::string, Names> all;
        for (const std::string& command : entries({}, "Commands")) {
            const auto below = entries({command.c_str()}, "Commands");
            for (const std::string& name : below)
                all[command + ' ' + name] = options({command.c_str(), name.c_str()});
            const Names own = options({command.c_str()});
            if (below.empty() || !own.empty()) all[command] = own;
        }
        return all;
    }
};

/// What the page says: its sections of COMMANDS, and the long names in the lines after each .TP.
std::map<std::string, Names> optionsOfPage() {
    std::ifstream page(ROQUE_MANUAL);
    std::map<std::string, Names> all;
    Names* section = nullptr;
    bool isHead = false;
    for (std::string line; std::getline(page, line);) {
        if (line.starts_with(".SH ")) section = nullptr;
        if (line.starts_with(".SS ")) section = &all[line.substr(4)];
        if (isHead && section != nullptr) {
            std::erase(line, '\\');
            const std::size_t begin = line.find("--");
            if (begin != std::string::npos)
                section->insert(line.substr(begin, line.find_first_of(" \"", begin) - begin));
        }
        isHead = line == ".TP";
    }
    return all;
}

TEST_F(Manual, NamesEveryCommandAndItsOptions) {
    const auto said = optionsByCommand();
    const auto written = optionsOfPage();
    ASSERT_GT(said.size(), 10U);
    for (const auto& [command, options] : said) {
        const auto section = written.find(command);
        ASSERT_NE(section, written.end()) << "docs/man/roque-cli.6 has no section " << command;
        EXPECT_EQ(section->second, options) << command;
    }
    EXPECT_EQ(written.size(), said.size());
}

}  // namespace
}  // namespace roque::terminal
