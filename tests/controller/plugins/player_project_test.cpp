#include "controller/plugins/player_project.h"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "tests/support/temporary_folder.h"

namespace roque {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

PlayerProject projectOf(const char* name) {
    return {name, "A. Author", 2031};
}

/// A pattern of a few files, and a place for a project.
class WrittenProject : public testing::Test {
protected:
    void SetUp() override {
        fs::create_directories(pattern_ / "dot-github");
        test::writeText(pattern_ / "CMakeLists.txt", "project(my-player)\n");
        test::writeText(pattern_ / "my-player.cpp", "class MyPlayer \"My Player\" \"Your name\"\n");
        test::writeText(pattern_ / "LICENSE", "Copyright (c) 2026 Your name\n");
        test::writeText(pattern_ / "dot-github/build.yml", "\n");
        fs::create_directory(parent_);
    }

    [[nodiscard]] std::string write(const PlayerProject& project) const {
        const auto written = writePlayerProject(project, pattern_, place_);
        return written ? "" : english(written.error());
    }
    [[nodiscard]] bool isParentEmpty() const { return fs::is_empty(parent_); }

    test::TemporaryFolder folder_;
    fs::path pattern_ = folder_ / "pattern";
    fs::path parent_ = folder_ / "parent";
    fs::path place_ = parent_ / "project";
};

TEST_F(WrittenProject, HasTheNameEverywhere) {
    EXPECT_EQ(write(projectOf("deep-blue_2")), "");
    EXPECT_EQ(test::readText(place_ / "CMakeLists.txt"), "project(deep-blue_2)\n");
    EXPECT_EQ(test::readText(place_ / "deep-blue_2.cpp"), "class DeepBlue2 \"Deep Blue 2\" \"A. Author\"\n");
    EXPECT_EQ(test::readText(place_ / "LICENSE"), "Copyright (c) 2031 A. Author\n");
    EXPECT_TRUE(fs::exists(place_ / ".github/build.yml"));
}

TEST_F(WrittenProject, IsAllThereIs) {
    EXPECT_EQ(write(projectOf("greedy")), "");
    EXPECT_EQ(std::distance(fs::directory_iterator(parent_), {}), 1);
    EXPECT_EQ(std::distance(fs::directory_iterator(place_), {}), 4);
}

TEST_F(WrittenProject, HasTheUsualRights) {
    const mode_t before = ::umask(022);
    EXPECT_EQ(write(projectOf("greedy")), "");
    ::umask(before);
    EXPECT_EQ(fs::status(place_).permissions(), fs::perms(0755));
    EXPECT_EQ(fs::status(place_ / ".github").permissions(), fs::perms(0755));
    EXPECT_EQ(fs::status(place_ / "LICENSE").permissions(), fs::perms(0644));
}

TEST_F(WrittenProject, ReplacesNothing) {
    const std::string file = parent_ / "project";
    test::writeText(file, "mine");
    EXPECT_THAT(write(projectOf("greedy")), AllOf(HasSubstr(file), HasSubstr("exists already")));
    EXPECT_EQ(test::readText(file), "mine");
    fs::remove(file);
    fs::create_directory(place_);
    EXPECT_THAT(write(projectOf("greedy")), HasSubstr("exists already"));
    EXPECT_TRUE(fs::is_empty(place_));
    fs::remove(place_);
    fs::create_symlink("nowhere", place_);
    EXPECT_THAT(write(projectOf("greedy")), HasSubstr("exists already"));
}

TEST_F(WrittenProject, NamesTheKitIfThereIsNoPattern) {
    fs::remove_all(pattern_);
    EXPECT_THAT(write(projectOf("greedy")), AllOf(HasSubstr(pattern_.string()), HasSubstr("roque-dev")));
    EXPECT_TRUE(isParentEmpty());
}

TEST_F(WrittenProject, LeavesNothingWhereItCannotBeWhole) {
    test::writeText(pattern_ / "large", std::string(std::size_t{2} << 20U, 'x'));
    EXPECT_THAT(write(projectOf("greedy")), HasSubstr("large"));
    EXPECT_TRUE(isParentEmpty());
    fs::remove(pattern_ / "large");
    place_ = parent_ / "no" / "such" / "folder";
    EXPECT_THAT(write(projectOf("greedy")), HasSubstr("No such file"));
    EXPECT_TRUE(isParentEmpty());
    place_ = "/proc/project";  // where not even root may make a folder
    EXPECT_THAT(write(projectOf("greedy")), HasSubstr("Cannot write /proc/project"));
}

TEST_F(WrittenProject, NamesAPatternThatCannotBeRead) {
    fs::create_symlink("loop", pattern_ / "loop");  // which not even root can follow
    EXPECT_THAT(write(projectOf("greedy")), HasSubstr("Cannot read " + pattern_.string()));
    EXPECT_TRUE(isParentEmpty());
}

TEST_F(WrittenProject, TakesAFolderWithASlashAtItsEnd) {
    place_ += "/";
    EXPECT_EQ(write(projectOf("greedy")), "");
    EXPECT_TRUE(fs::exists(place_ / "greedy.cpp"));
}

TEST(PlayerProject, TakesNamesThatFitEverywhere) {
    for (const char* const name : {"greedy", "a", "deep-blue", "x2_y", "player", "move"})
        EXPECT_EQ(problemWith(projectOf(name)), std::nullopt) << name;
}

TEST(PlayerProject, RefusesOtherNames) {
    const std::string tooLong(33, 'a');
    for (const char* const name :
         {"", "my player", "../up", "a/b", "Greedy", "2fast", "-x", "_x", "caf\xC3\xA9", "a.b", "a\nb",
          "class", "test", "co_await", tooLong.c_str()}) {
        EXPECT_NE(problemWith(projectOf(name)), std::nullopt) << name;
    }
    EXPECT_THAT(english(*problemWith(projectOf("../up"))), HasSubstr("'../up' cannot be"));
    EXPECT_THAT(english(*problemWith(projectOf("class"))), HasSubstr("a word of C++"));
    EXPECT_THAT(english(*problemWith(projectOf(tooLong.c_str()))), HasSubstr("at most 32"));
}

TEST(PlayerProject, RefusesAnAuthorThatIsNoLiteral) {
    for (const char* const author : {"", "A \"B\" C", "back\\slash", "two\nlines", "\xFF"})
        EXPECT_NE(problemWith({"greedy", author, 2031}), std::nullopt) << author;
    EXPECT_EQ(problemWith({"greedy", "Ren\xC3\xA9 O'Neil", 2031}), std::nullopt);
}

TEST(PlayerProject, AdaptsAPatternThatHasTheNameOnly) {
    for (const auto& entry : fs::recursive_directory_iterator(ROQUE_PLAYER_PROJECT)) {
        if (!entry.is_regular_file()) continue;
        const std::string text = adaptedTo(projectOf("greedy"), test::readText(entry.path()));
        EXPECT_THAT(text, AllOf(Not(HasSubstr("my-player")), Not(HasSubstr("MyPlayer")),
                                Not(HasSubstr("Your name")), Not(HasSubstr("my_player"))))
            << entry.path();
    }
}

}  // namespace
}  // namespace roque
