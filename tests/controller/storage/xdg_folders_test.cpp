#include "controller/storage/xdg_folders.h"

#include <cstdlib>
#include <string>

#include <gtest/gtest.h>

namespace roque::test {
namespace {

/// Sets or removes an environment variable for the duration of a test.
class Variable {
public:
    Variable(const char* name, const char* value) : name_(name) {
        if (const char* const old = std::getenv(name)) old_ = old;
        assign(value);
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;
    ~Variable() { assign(old_ ? old_->c_str() : nullptr); }

private:
    void assign(const char* value) const {
        if (value == nullptr)
            ::unsetenv(name_);
        else
            ::setenv(name_, value, 1);
    }

    const char* name_;
    std::optional<std::string> old_;
};

TEST(XdgFolders, AreThoseOfTheVariables) {
    const Variable config("XDG_CONFIG_HOME", "/a b/c=ü");
    const Variable data("XDG_DATA_HOME", "/d");
    const Variable state("XDG_STATE_HOME", "/s");
    const XdgFolders folders = XdgFolders::fromEnvironment();
    EXPECT_EQ(folders.config, "/a b/c=ü/roque");
    EXPECT_EQ(folders.data, "/d/roque");
    EXPECT_EQ(folders.state, "/s/roque");
}

TEST(XdgFolders, AreBelowTheHomeFolderOtherwise) {
    const Variable home("HOME", "/home/me");
    const Variable config("XDG_CONFIG_HOME", nullptr);
    const Variable data("XDG_DATA_HOME", "");
    const Variable state("XDG_STATE_HOME", "relative/path");
    const XdgFolders folders = XdgFolders::fromEnvironment();
    EXPECT_EQ(folders.config, "/home/me/.config/roque");
    EXPECT_EQ(folders.data, "/home/me/.local/share/roque");
    EXPECT_EQ(folders.state, "/home/me/.local/state/roque");
}

TEST(XdgFolders, AreThoseOfTheUserWithoutAHome) {
    const Variable home("HOME", nullptr);
    const Variable config("XDG_CONFIG_HOME", nullptr);
    const XdgFolders folders = XdgFolders::fromEnvironment();
    ASSERT_TRUE(folders.config);
    EXPECT_TRUE(folders.config->is_absolute());
}

}  // namespace
}  // namespace roque::test
