#include <filesystem>

#include <gmock/gmock.h>

#include "tests/support/temporary_folder.h"
#include "tests/view/terminal/command_test.h"

namespace roque::terminal {
namespace {

using testing::AllOf;
using testing::HasSubstr;

class NewPlayerCommand : public CommandTest {
protected:
    ExitCode make(const char* name) {
        error_.str("");
        return run({"plugins", "new", name, "--folder", place_.c_str(), "--author", "A. Author"});
    }

    test::TemporaryFolder folder_;
    std::string place_ = folder_ / "project";
};

TEST_F(NewPlayerCommand, WritesAProjectAndSaysHowToGoOn) {
    EXPECT_EQ(make("greedy"), ExitCode::Success) << error();
    EXPECT_THAT(test::readText(std::filesystem::path(place_) / "greedy.cpp"),
                HasSubstr("ROQUE_PLAYER_PLUGIN(Greedy, \"greedy\", \"Greedy\", \"A. Author\", \"1.0\");"));
    EXPECT_THAT(out(), AllOf(HasSubstr("  cd " + place_), HasSubstr("cmake --build --preset release"),
                             HasSubstr("plugins/greedy.so\n"), HasSubstr("--black greedy")));
}

TEST_F(NewPlayerCommand, RefusesWhatCannotBeAProject) {
    for (const char* const name : {"", "my player", "../greedy", "class"}) {
        EXPECT_EQ(make(name), ExitCode::BadInput) << name;
        EXPECT_THAT(error(), HasSubstr("name")) << name;
    }
    EXPECT_EQ(make("minimax"), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("a player of Roque"));
    EXPECT_TRUE(folder_.isEmpty());
}

TEST_F(NewPlayerCommand, LeavesAFolderThatExistsAlone) {
    EXPECT_EQ(make("greedy"), ExitCode::Success);
    EXPECT_EQ(make("other"), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("exists already"));
    EXPECT_FALSE(std::filesystem::exists(place_ + "/other.cpp"));
}

}  // namespace
}  // namespace roque::terminal
