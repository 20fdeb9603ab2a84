#include "controller/plugins/guest_consents.h"

#include <array>
#include <string>
#include <thread>

#include <gmock/gmock.h>

#include "tests/support/temporary_folder.h"

namespace roque {
namespace {

using Decision = GuestConsent::Decision;
using test::readText;
using test::TemporaryFolder;
using test::writeText;

GuestConsent consent(std::string sha256, Decision decision) {
    return {std::move(sha256), decision, "Greedy", "/home/ada/greedy.so"};
}

TEST(GuestConsents, AreUnknownAtFirst) {
    const TemporaryFolder folder;
    EXPECT_EQ(GuestConsents(folder.path()).find("a1"), std::nullopt);
}

TEST(GuestConsents, AreKnownToOthersToo) {
    const TemporaryFolder folder;
    const GuestConsents consents(folder.path());
    ASSERT_TRUE(consents.keep(consent("a1", Decision::Allowed)));
    ASSERT_TRUE(consents.keep(consent("b2", Decision::Refused)));
    ASSERT_TRUE(consents.keep(consent("c3", Decision::InProcess)));
    const GuestConsents others(folder.path());
    EXPECT_EQ(others.find("a1"), Decision::Allowed);
    EXPECT_EQ(others.find("b2"), Decision::Refused);
    EXPECT_EQ(others.find("c3"), Decision::InProcess);
    ASSERT_EQ(others.list().size(), 3U);
    EXPECT_EQ(others.list()[0].name, "Greedy");
    EXPECT_EQ(others.list()[0].path, "/home/ada/greedy.so");
}

TEST(GuestConsents, ReplaceEarlierOnesAboutTheSameContent) {
    const TemporaryFolder folder;
    const GuestConsents consents(folder.path());
    ASSERT_TRUE(consents.keep(consent("a1", Decision::Allowed)));
    ASSERT_TRUE(consents.keep(consent("a1", Decision::Refused)));
    EXPECT_EQ(consents.find("a1"), Decision::Refused);
    EXPECT_EQ(consents.list().size(), 1U);
}

TEST(GuestConsents, HoldForEveryVersionOfAFileIfTheySaySo) {
    const TemporaryFolder folder;
    const GuestConsents consents(folder.path());
    GuestConsent every = consent("a1", Decision::Allowed);
    every.isForEveryVersion = true;
    ASSERT_TRUE(consents.keep(every));
    EXPECT_EQ(consents.find("b2", "/home/ada/greedy.so"), Decision::Allowed);
    EXPECT_EQ(consents.find("b2", "/home/ada/other.so"), std::nullopt);
    EXPECT_EQ(consents.find("b2"), std::nullopt);
    ASSERT_TRUE(consents.keep(consent("b2", Decision::Refused)));
    EXPECT_EQ(consents.find("b2", "/home/ada/greedy.so"), Decision::Refused);
    every.sha256 = "c3";
    ASSERT_TRUE(consents.keep(every));
    EXPECT_EQ(consents.list().size(), 2U) << "one for every version";
}

TEST(GuestConsents, HoldForOneContentIfTheyDoNotSayWhat) {
    const TemporaryFolder folder;
    const GuestConsents consents(folder.path());
    writeText(folder / "players.json",
              R"({"players": [{"sha256": "a1", "decision": "allowed", "path": "/p", "every version": 1}]})");
    EXPECT_EQ(consents.find("a1"), Decision::Allowed);
    EXPECT_EQ(consents.find("b2", "/p"), std::nullopt);
}

TEST(GuestConsents, AllowNothingThatADamagedFileMightHaveAllowed) {
    const TemporaryFolder folder;
    const GuestConsents consents(folder.path());
    for (const char* const content :
         {"", "{", "[]", R"({"players": 3})", R"({"players": [7, {"sha256": "a1"}]})",
          R"({"players": [{"sha256": "a1", "decision": "perhaps"}]})"}) {
        writeText(folder / "players.json", content);
        EXPECT_EQ(consents.find("a1"), std::nullopt) << content;
    }
}

TEST(GuestConsents, SetADamagedFileAsideBeforeTheyAreKept) {
    const TemporaryFolder folder;
    writeText(folder / "players.json", "{ damaged");
    const GuestConsents consents(folder.path());
    ASSERT_TRUE(consents.keep(consent("a1", Decision::Allowed)));
    EXPECT_EQ(consents.find("a1"), Decision::Allowed);
    EXPECT_EQ(readText(folder / "players.json.bad"), "{ damaged");
}

/// Each has an object of its own, as each program does, and a folder that nobody has made yet.
TEST(GuestConsents, AreAllKeptByThoseWhoDecideAtTheSameTime) {
    const TemporaryFolder folder;
    std::array<std::thread, 8> people;
    for (std::size_t at = 0; at < people.size(); ++at) {
        people[at] = std::thread([&folder, at] {
            const GuestConsents consents(folder / "settings");
            EXPECT_TRUE(consents.keep(consent(std::to_string(at), Decision::Allowed)));
        });
    }
    for (std::thread& person : people) person.join();
    EXPECT_EQ(GuestConsents(folder / "settings").list().size(), people.size());
}

TEST(GuestConsents, CannotBeKeptInAFolderThatCannotBeLocked) {
    const TemporaryFolder folder;
    writeText(folder / "settings", "no folder");
    const GuestConsents consents(folder / "settings");
    const auto kept = consents.keep(consent("a1", Decision::Allowed));
    ASSERT_FALSE(kept);
    EXPECT_EQ(kept.error().path, folder / "settings");
    EXPECT_FALSE(consents.forget("a1"));
}

TEST(GuestConsents, CannotBeKeptWithoutAFolder) {
    const GuestConsents consents({});
    EXPECT_FALSE(consents.keep(consent("a1", Decision::Allowed)));
    EXPECT_EQ(consents.find("a1"), std::nullopt);
}

}  // namespace
}  // namespace roque
