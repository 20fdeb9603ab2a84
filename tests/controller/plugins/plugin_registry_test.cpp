#include "controller/plugins/plugin_registry.h"

#include <fstream>
#include <thread>

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "controller/guests/confinement.h"
#include "controller/plugins/guest_question.h"
#include "tests/controller/plugins/plugin_test_support.h"

namespace roque {
namespace {

using test::TemporaryFolder;
using test::testPluginFile;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class Registry : public testing::Test {
protected:
    /// Puts a copy of a test plugin into a folder.
    static void install(const std::string& name, const std::filesystem::path& folder, const std::string& as) {
        std::filesystem::copy_file(testPluginFile(name), folder / as);
    }

    /// The identifiers of the plugins found.
    static std::vector<std::string> idsIn(const PluginRegistry& registry) {
        std::vector<std::string> ids;
        for (const Plugin* plugin : registry.plugins()) ids.push_back(plugin->info().id);
        return ids;
    }

    /// The names of the files refused.
    static std::vector<std::string> refusedBy(const PluginRegistry& registry) {
        std::vector<std::string> names;
        for (const UnusablePlugin& each : registry.unusable()) names.push_back(each.path.filename().string());
        return names;
    }

    TemporaryFolder shipped_;
    TemporaryFolder users_;
    /// Decides about everything that is undecided, and scans again.
    void decide(GuestConsent::Decision decision) {
        for (const UndecidedGuest& guest : registry_.undecided())
            ASSERT_TRUE(registry_.consents().keep(consentTo(guest, decision)));
        registry_.rescan();
    }

    TemporaryFolder config_;
    PluginRegistry registry_{{{shipped_.path(), PluginOrigin::Shipped}, {users_.path(), PluginOrigin::User}},
                             GuestConsents(config_.path())};
};

TEST_F(Registry, IsEmptyBeforeTheFirstScan) {
    install("healthy", shipped_.path(), "healthy.so");
    EXPECT_THAT(idsIn(registry_), IsEmpty());
}

TEST_F(Registry, FindsThePluginsOfAllFolders) {
    install("healthy", shipped_.path(), "healthy.so");
    install("scripted", users_.path(), "scripted.so");
    registry_.rescan();
    decide(GuestConsent::Decision::Allowed);
    EXPECT_THAT(idsIn(registry_), ElementsAre("scripted", "healthy"))
        << "\"Scripted\" comes before \"healthy\"";
    EXPECT_THAT(refusedBy(registry_), IsEmpty());
    EXPECT_EQ(registry_.find("healthy")->info().origin, PluginOrigin::Shipped);
    EXPECT_EQ(registry_.find("scripted")->info().origin, PluginOrigin::User);
}

TEST_F(Registry, FindsNothingByAnUnknownIdentifier) {
    registry_.rescan();
    EXPECT_EQ(registry_.find("nobody"), nullptr);
}

/// Without its suffix such a name is a folder, in which the player could write.
TEST_F(Registry, LeavesOutHiddenFiles) {
    install("healthy", users_.path(), "..so");
    install("healthy", users_.path(), "...so");
    install("healthy", users_.path(), ".healthy.so");
    registry_.rescan();
    EXPECT_THAT(registry_.undecided(), IsEmpty());
    EXPECT_THAT(registry_.unusable(), IsEmpty());
}

TEST_F(Registry, TakesMissingFoldersForEmptyOnes) {
    PluginRegistry registry({{shipped_.path() / "missing", PluginOrigin::Shipped},
                             {users_.path() / "missing", PluginOrigin::User}});
    registry.rescan();
    EXPECT_THAT(refusedBy(registry), IsEmpty());
}

TEST_F(Registry, ListsWhatIsUnusableAndLoadsTheOthers) {
    std::ofstream(shipped_.path() / "empty.so");
    std::ofstream(shipped_.path() / "text.so") << "I am a text";
    std::ofstream(shipped_.path() / "notes.txt") << "not called like a library: no business of ours";
    std::filesystem::create_directory(shipped_.path() / "folder.so");
    std::filesystem::create_symlink("nowhere", shipped_.path() / "link.so");
    install("bad_new_abi", shipped_.path(), "new_abi.so");
    install("healthy", shipped_.path(), "z.so");

    registry_.rescan();

    EXPECT_THAT(idsIn(registry_), ElementsAre("healthy"));
    EXPECT_THAT(refusedBy(registry_),
                ElementsAre("empty.so", "folder.so", "link.so", "new_abi.so", "text.so"));
}

TEST_F(Registry, RefusesASecondPluginOfTheSameIdentifier) {
    install("healthy", shipped_.path(), "healthy.so");
    install("healthy", users_.path(), "impostor.so");
    registry_.rescan();
    decide(GuestConsent::Decision::Allowed);
    EXPECT_EQ(registry_.find("healthy")->info().origin, PluginOrigin::Shipped);
    ASSERT_THAT(refusedBy(registry_), ElementsAre("impostor.so"));
    EXPECT_THAT(english(registry_.unusable()[0].reason), HasSubstr("Its identifier healthy is that of"));
}

TEST_F(Registry, RefusesASecondPluginOfTheSameName) {
    install("healthy", shipped_.path(), "healthy.so");
    install("duplicates/bad_duplicate_name", shipped_.path(), "twin.so");
    registry_.rescan();
    ASSERT_THAT(refusedBy(registry_), ElementsAre("twin.so"));
    EXPECT_THAT(english(registry_.unusable()[0].reason), HasSubstr("Its name healthy is that of"));
}

TEST_F(Registry, KeepsPluginsWhereTheyAreInAnotherScan) {
    install("healthy", shipped_.path(), "healthy.so");
    registry_.rescan();
    const Plugin* const before = registry_.find("healthy");
    install("scripted", shipped_.path(), "scripted.so");
    registry_.rescan();
    EXPECT_EQ(registry_.find("healthy"), before);
    EXPECT_NE(registry_.find("scripted"), nullptr);
    EXPECT_THAT(refusedBy(registry_), IsEmpty());
}

TEST_F(Registry, KeepsAPluginWhoseFileIsGone) {
    install("healthy", shipped_.path(), "healthy.so");
    registry_.rescan();
    std::filesystem::remove(shipped_.path() / "healthy.so");
    registry_.rescan();
    EXPECT_NE(registry_.find("healthy"), nullptr);
}

TEST_F(Registry, AsksAboutAPlayerOfTheUsersFolderBeforeItPlays) {
    install("healthy", users_.path(), "healthy.so");
    registry_.rescan();
    EXPECT_THAT(idsIn(registry_), IsEmpty());
    EXPECT_THAT(refusedBy(registry_), IsEmpty());
    ASSERT_EQ(registry_.undecided().size(), 1U);
    EXPECT_EQ(registry_.undecided()[0].file.path, users_.path() / "healthy.so");
    if (availableConfinement().isComplete()) {
        ASSERT_TRUE(registry_.undecided()[0].claim);
        EXPECT_EQ(registry_.undecided()[0].claim->name, "healthy");
    }
}

TEST_F(Registry, LoadsNoAllowedPlayerIntoThisProcess) {
    install("healthy", users_.path(), "healthy.so");
    registry_.rescan();
    decide(GuestConsent::Decision::Allowed);
    EXPECT_THAT(registry_.undecided(), IsEmpty());
    ASSERT_NE(registry_.find("healthy"), nullptr);
    EXPECT_NE(registry_.find("healthy")->guest(), nullptr);
    EXPECT_FALSE(registry_.find("healthy")->create());
    EXPECT_THAT(test::readText("/proc/self/maps"), testing::Not(HasSubstr(users_.path().string())));
}

TEST_F(Registry, LoadsWhatItsAuthorHasAllowedToBeLoaded) {
    install("healthy", users_.path(), "healthy.so");
    registry_.rescan();
    decide(GuestConsent::Decision::InProcess);
    ASSERT_NE(registry_.find("healthy"), nullptr);
    EXPECT_EQ(registry_.find("healthy")->guest(), nullptr);
    EXPECT_TRUE(registry_.find("healthy")->create());
}

TEST_F(Registry, SaysThatAPlayerWasNotAllowed) {
    install("healthy", users_.path(), "healthy.so");
    registry_.rescan();
    decide(GuestConsent::Decision::Refused);
    EXPECT_THAT(registry_.undecided(), IsEmpty());
    EXPECT_THAT(idsIn(registry_), IsEmpty());
    ASSERT_THAT(refusedBy(registry_), ElementsAre("healthy.so"));
    EXPECT_EQ(english(registry_.unusable()[0].reason), "You have not allowed it to play");
}

TEST_F(Registry, AsksAgainAboutAPlayerThatHasChanged) {
    install("healthy", users_.path(), "player.so");
    registry_.rescan();
    decide(GuestConsent::Decision::Allowed);
    const Plugin* const before = registry_.find("healthy");
    ASSERT_NE(before, nullptr);
    std::filesystem::remove(users_.path() / "player.so");
    install("scripted", users_.path(), "player.so");
    registry_.rescan();
    EXPECT_THAT(idsIn(registry_), IsEmpty());
    EXPECT_EQ(registry_.undecided().size(), 1U);
    EXPECT_EQ(before->info().id, "healthy") << "a game may still go on with it";
    decide(GuestConsent::Decision::Allowed);
    EXPECT_THAT(idsIn(registry_), ElementsAre("scripted"));
}

TEST_F(Registry, NamesAPlayerThatEndsItsProcess) {
    install("hostile/hostile_leave_at_once_1", users_.path(), "leaves.so");
    registry_.rescan();
    decide(GuestConsent::Decision::Allowed);
    ASSERT_THAT(refusedBy(registry_), ElementsAre("leaves.so"));
    EXPECT_THAT(english(registry_.unusable()[0].reason), HasSubstr("Its process ended while it was loaded"));
}

TEST_F(Registry, LoadsNothingFromAUsersFolderThatOthersWriteTo) {
    install("healthy", users_.path(), "healthy.so");
    ::chmod(users_.path().c_str(), 0777);
    registry_.rescan();
    EXPECT_THAT(idsIn(registry_), IsEmpty());
    ASSERT_EQ(registry_.unusable().size(), 1U);
    EXPECT_EQ(registry_.unusable()[0].path, users_.path());
    EXPECT_EQ(english(registry_.unusable()[0].reason), "Others than the user can write to it");
}

TEST_F(Registry, LoadsNoFileOfTheUserThatOthersWriteTo) {
    install("healthy", users_.path(), "healthy.so");
    ::chmod((users_.path() / "healthy.so").c_str(), 0666);
    registry_.rescan();
    EXPECT_THAT(refusedBy(registry_), ElementsAre("healthy.so"));
}

TEST_F(Registry, LoadsAWholeFolderOfBrokenPluginsAndTheGoodOnesAmongThem) {
    PluginRegistry registry({{ROQUE_BAD_PLUGINS, PluginOrigin::Shipped}});
    registry.rescan();
    for (const std::string good : {"healthy", "scripted", "standard_only", "waits_for_stop"}) {
        EXPECT_NE(registry.find(good), nullptr) << good;
    }
    EXPECT_EQ(registry.unusable().size(), 14U);
    for (const UnusablePlugin& each : registry.unusable()) {
        EXPECT_THAT(each.path.filename().string(), testing::StartsWith("bad_"));
        EXPECT_NE(each.reason, Message());
    }
}

TEST_F(Registry, MayBeReadWhileAWorkerScans) {
    install("healthy", shipped_.path(), "healthy.so");
    std::atomic<bool> isDone = false;
    std::jthread worker([&] {
        for (int times = 0; times < 20; ++times) registry_.rescan();
        isDone = true;
    });
    while (!isDone) {
        const Plugin* const plugin = registry_.find("healthy");
        EXPECT_TRUE(plugin == nullptr || plugin->info().id == "healthy");
        EXPECT_LE(registry_.plugins().size(), 1U);
    }
}

TEST(StandardFolders, LieBesideTheProgramAndInTheUsersData) {
    ASSERT_EQ(::setenv("XDG_DATA_HOME", "/data/of/somebody", 1), 0);
    const auto folders = PluginRegistry::standardFolders();
    ASSERT_EQ(folders.size(), 2U);
    EXPECT_TRUE(folders[0].path.is_absolute());
    EXPECT_THAT(folders[0].path.string(), testing::EndsWith("/roque/plugins"));
    EXPECT_EQ(folders[0].origin, PluginOrigin::Shipped);
    EXPECT_EQ(folders[1].path, "/data/of/somebody/roque/plugins");
    EXPECT_EQ(folders[1].origin, PluginOrigin::User);
}

TEST(StandardFolders, IgnoreARelativePathInTheEnvironment) {
    ASSERT_EQ(::setenv("XDG_DATA_HOME", "data", 1), 0);
    ASSERT_EQ(::setenv("HOME", "/home/somebody", 1), 0);
    EXPECT_EQ(PluginRegistry::standardFolders()[1].path, "/home/somebody/.local/share/roque/plugins");
}

}  // namespace
}  // namespace roque
