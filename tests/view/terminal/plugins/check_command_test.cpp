#include "view/terminal/plugins/check_command.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <gmock/gmock.h>

#include "controller/storage/json_fields.h"
#include "tests/support/temporary_folder.h"
#include "tests/view/terminal/command_test.h"

namespace roque::terminal {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class CheckCommand : public CommandTest {
protected:
    ExitCode check(const std::string& file, std::vector<const char*> options) {
        out_.str("");
        error_.str("");
        options.insert(options.begin(), {"plugins", "check", file.c_str()});
        return run(options);
    }
    static std::string plugin(const char* name) { return std::string(ROQUE_BAD_PLUGINS "/") + name + ".so"; }
};

TEST_F(CheckCommand, TellsWhatASoundPlayerKeeps) {
    EXPECT_EQ(check(plugin("healthy"), {"--level", "4"}), ExitCode::Success) << out();
    EXPECT_THAT(out(), AllOf(HasSubstr("Level 1: it loads\n  passed   load"), HasSubstr("failed: 0"),
                             HasSubstr("healthy keeps level 4 of 10."), Not(HasSubstr("Level 5"))));
}

TEST_F(CheckCommand, TellsRulePageAndCommandOfAFailure) {
    EXPECT_EQ(check(plugin("bad_illegal_move"), {"--only", "castling", "--seed", "9"}), ExitCode::Mismatch);
    EXPECT_THAT(out(), AllOf(HasSubstr("  FAILED   castling"), HasSubstr("e2e5 is not legal"),
                             HasSubstr("Rule: The player makes legal moves where castling is possible"),
                             HasSubstr("Page: plugins/README.md#level-4-legal-play"),
                             HasSubstr("bad_illegal_move.so --only castling --seed 9\n")));
}

TEST_F(CheckCommand, TellsWhatIsSkipped) {
    EXPECT_EQ(check(plugin("standard_only"), {"--only", "chess960"}), ExitCode::Success);
    EXPECT_THAT(out(), HasSubstr("  skipped  chess960           It does not claim to play Chess960\n"));
}

TEST_F(CheckCommand, PrintsNothingButOneDocumentOfJson) {
    EXPECT_EQ(check(plugin("healthy"), {"--level", "3", "--json"}), ExitCode::Success);
    const Json json = Json::parse(out(), nullptr, false);
    ASSERT_TRUE(json.is_object()) << out();
    EXPECT_EQ(json["levelKept"], 3);
}

TEST_F(CheckCommand, RefusesWhatIsNoLibraryOfThisMachine) {
    const test::TemporaryFolder folder;
    std::ifstream source(plugin("healthy"), std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(source), {}};
    constexpr std::size_t kMachine = 18;  // in the header of ELF
    bytes.at(kMachine) = 8;               // MIPS
    const std::string foreign = folder.write("foreign.so", bytes);
    for (const auto& [file, reason] : {std::pair(std::string("/nowhere.so"), "It does not exist"),
                                       std::pair(folder.path().string(), "It is a folder"),
                                       std::pair(foreign, "another kind of processor")}) {
        EXPECT_EQ(check(file, {"--json"}), ExitCode::BadInput);
        EXPECT_THAT(out(), IsEmpty());
        EXPECT_THAT(error(), AllOf(HasSubstr(file + ": not usable: "), HasSubstr(reason)));
    }
}

TEST_F(CheckCommand, NamesTheCheckThatWasProbablyMeant) {
    EXPECT_EQ(check(plugin("healthy"), {"--only", "castlin"}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("There is no check 'castlin'. Did you mean 'castling'?"));
    EXPECT_EQ(check(plugin("healthy"), {"--level", "11"}), ExitCode::BadInput);
    EXPECT_EQ(check(plugin("healthy"), {"--level", "2", "--only", "load"}), ExitCode::BadInput);
}

}  // namespace
}  // namespace roque::terminal
