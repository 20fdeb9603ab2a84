#include "controller/plugins/guest_decisions.h"

#include <gmock/gmock.h>

#include "controller/plugins/guest_question.h"
#include "controller/plugins/missing_player.h"
#include "tests/controller/plugins/plugin_test_support.h"
#include "tests/controller/threads/manual_dispatcher.h"

namespace roque {
namespace {

using Decision = GuestConsent::Decision;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class Decisions : public testing::Test {
protected:
    void SetUp() override {
        install("healthy");
        registry_->rescan();
        ASSERT_THAT(registry_->undecided(), SizeIs(1));
        guest_ = registry_->undecided().front();
        decisions_.onHeeded = [this] { ++heeded_; };
        decisions_.onLost = [this](const FileError&) { ++lost_; };
    }

    /// Puts a test plugin, as somebody's player, into the user's folder.
    void install(const char* plugin) {
        std::filesystem::copy_file(test::testPluginFile(plugin), file_,
                                   std::filesystem::copy_options::overwrite_existing);
    }
    void decide(Decision decision) {
        const int before = heeded_;
        decisions_.keep(consentTo(*guest_, decision));
        ASSERT_TRUE(dispatcher_.runUntil([&] { return heeded_ > before; }));
    }
    [[nodiscard]] bool plays() const { return registry_->find("healthy") != nullptr; }

    test::TemporaryFolder users_;
    test::TemporaryFolder config_;
    std::filesystem::path file_ = users_.path() / "player.so";
    test::ManualDispatcher dispatcher_;
    std::shared_ptr<PluginRegistry> registry_ = std::make_shared<PluginRegistry>(
        std::vector{PluginFolder{users_.path(), PluginOrigin::User}}, GuestConsents(config_.path()));
    GuestDecisions decisions_{registry_, dispatcher_};
    std::optional<UndecidedGuest> guest_;
    int heeded_ = 0;
    int lost_ = 0;
};

TEST_F(Decisions, LetAPlayerPlay) {
    EXPECT_FALSE(plays());
    decide(Decision::Allowed);
    EXPECT_TRUE(plays());
    EXPECT_NE(registry_->find("healthy")->guest(), nullptr) << "in a process of its own";
    EXPECT_THAT(registry_->undecided(), IsEmpty());
}

TEST_F(Decisions, KeepAPlayerFromPlayingAlsoLater) {
    decide(Decision::Allowed);
    decide(Decision::Refused);
    EXPECT_FALSE(plays());
    ASSERT_THAT(registry_->unusable(), SizeIs(1));
    EXPECT_TRUE(registry_->unusable().front().isRefused);
    EXPECT_THAT(registry_->undecided(), IsEmpty());
}

TEST_F(Decisions, LoadAPlayerIntoTheProgramWhereThatIsAllowed) {
    decide(Decision::Allowed);
    decide(Decision::InProcess);
    ASSERT_TRUE(plays());
    EXPECT_EQ(registry_->find("healthy")->guest(), nullptr);
}

TEST_F(Decisions, CanBeForgotten) {
    decide(Decision::Allowed);
    decisions_.change({}, {guest_->file.sha256});
    ASSERT_TRUE(dispatcher_.runUntil([&] { return heeded_ == 2; }));
    EXPECT_FALSE(plays());
    EXPECT_THAT(registry_->undecided(), SizeIs(1));
}

TEST_F(Decisions, AreListed) {
    decide(Decision::Refused);
    std::vector<GuestConsent> seen;
    decisions_.list([&](auto all) { seen = std::move(all); });
    ASSERT_TRUE(dispatcher_.runUntil([&] { return !seen.empty(); }));
    EXPECT_EQ(seen.front().path, file_);
    EXPECT_EQ(seen.front().decision, Decision::Refused);
}

TEST_F(Decisions, AreAboutAContent) {
    decide(Decision::Allowed);
    install("scripted");
    registry_->rescan();
    EXPECT_FALSE(plays());
    ASSERT_THAT(registry_->undecided(), SizeIs(1));
    const UndecidedGuest changed = registry_->undecided().front();
    EXPECT_TRUE(changed.hasChanged);
    EXPECT_THAT(english(introductionOf(changed)),
                AllOf(HasSubstr("player.so has changed"), HasSubstr("Scripted")));
}

TEST_F(Decisions, AreToldIfTheyAreLost) {
    std::filesystem::create_directory(config_.path() / "players.json");
    decide(Decision::Allowed);
    EXPECT_EQ(lost_, 1);
    EXPECT_FALSE(plays());
}

TEST_F(Decisions, ThatAreMissingAreToldWithTheCommand) {
    EXPECT_THAT(
        english(whyMissing("healthy", *registry_)),
        AllOf(HasSubstr("has not been allowed"), HasSubstr("roque-cli plugins allow " + file_.string())));
    EXPECT_THAT(english(whyMissing("nobody", *registry_)), HasSubstr("There is no AI player 'nobody'"));
}

TEST(ShellWord, IsQuotedIfNeedBe) {
    EXPECT_EQ(shellWord("/home/me/a-b_1.so"), "/home/me/a-b_1.so");
    EXPECT_EQ(shellWord("/my players/it's.so"), R"('/my players/it'\''s.so')");
    EXPECT_EQ(shellWord(""), "''");
}

UndecidedGuest claiming(bool hasChanged) {
    PluginInfo info;
    info.name = "Greedy";
    info.author = "Ann";
    return {{"/p/greedy.so", std::string(64, 'a')}, info, hasChanged};
}

TEST(GuestQuestion, SaysWhoWantsToPlay) {
    EXPECT_EQ(english(introductionOf(claiming(false))),
              "There is a new player in greedy.so. It calls itself Greedy, by Ann.");
    EXPECT_EQ(english(introductionOf({{"/p/greedy.so", ""}, std::nullopt, false})),
              "There is a new player in greedy.so.");
    EXPECT_EQ(shortSumOf(claiming(false)), std::string(16, 'a'));
}

TEST(GuestQuestion, SaysWhatTheSystemCannotPrevent) {
    EXPECT_THAT(english(rightsOfGuests({2, true})), Not(HasSubstr("cannot")));
    EXPECT_THAT(english(rightsOfGuests({0, true})), HasSubstr("lacks Landlock"));
    EXPECT_THAT(english(rightsOfGuests({6, false})), HasSubstr("lacks seccomp"));
    EXPECT_THAT(english(rightsOfGuests({0, false})), HasSubstr("deletes your files, uses the network"));
}

}  // namespace
}  // namespace roque
