#include "controller/scores/secret_store.h"

#include <cstdlib>
#include <filesystem>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/temporary_folder.h"

// Uses its own password store in its own session, where both are available.
namespace roque::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* kInside = "ROQUE_TEST_SECRET_SESSION";

bool canHaveSession() {
    return fs::exists("/usr/bin/dbus-run-session") && fs::exists("/usr/bin/gnome-keyring-daemon")
           && SecretStore::open().has_value();
}

/// Runs this program again inside a session with an unlocked store; returns whether its tests passed.
bool passesInsideSession() {
    const TemporaryFolder home;
    const std::string program = fs::read_symlink("/proc/self/exe").string();
    const std::string script =
        "printf pass | gnome-keyring-daemon --unlock --components=secrets >/dev/null && exec \"" + program
        + "\" --gtest_filter='SecretStoreInside.*'";
    const pid_t child = ::fork();
    if (child == 0) {
        ::setenv(kInside, "1", 1);
        ::setenv("HOME", home.path().c_str(), 1);
        for (const char* const name :
             {"XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
            ::setenv(name, home.path().c_str(), 1);
        ::execl("/usr/bin/dbus-run-session", "dbus-run-session", "--", "/bin/sh", "-c", script.c_str(),
                static_cast<char*>(nullptr));
        ::_exit(127);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

TEST(SecretStore, KeepsPasswordsInASession) {
    if (!canHaveSession()) GTEST_SKIP() << "needs libsecret, dbus-run-session and gnome-keyring-daemon";
    EXPECT_TRUE(passesInsideSession());
}

TEST(SecretStore, SaysThatNobodyAnswers) {
    const auto store = SecretStore::open();
    if (!store) GTEST_SKIP() << "needs libsecret";
    ::setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/dev/null", 1);
    const auto found = store->find({});
    ASSERT_FALSE(found);
    EXPECT_FALSE(english(found.error()).empty());
}

/// The tests inside the session; outside there is no store.
class SecretStoreInside : public testing::Test {
protected:
    void SetUp() override {
        if (std::getenv(kInside) == nullptr) GTEST_SKIP() << "runs in a session of its own";
    }
    [[nodiscard]] static std::string found(const PointsDatabase& database) {
        const auto password = SecretStore::open()->find(database);
        return password ? password->value_or("(none)") : english(password.error());
    }

    PointsDatabase one_{PointsDatabase::Kind::MySql, "db.example.org", 3306, "roque", "zoë"};
    PointsDatabase other_{PointsDatabase::Kind::MySql, "db.example.org", 3307, "roque", "zoë"};
};

TEST_F(SecretStoreInside, KeepsAPasswordForEachDatabase) {
    const auto store = SecretStore::open();
    EXPECT_EQ(found(one_), "(none)");
    ASSERT_TRUE(store->keep(one_, "Geh'eim é"));
    ASSERT_TRUE(store->keep(other_, "other"));
    EXPECT_EQ(found(one_), "Geh'eim é");
    ASSERT_TRUE(store->keep(one_, "new"));
    EXPECT_EQ(found(one_), "new");
    EXPECT_EQ(found(other_), "other");
}

}  // namespace
}  // namespace roque::test
