#include "controller/plugins/failed_loads.h"

#include <chrono>

#include <gmock/gmock.h>

#include "tests/controller/plugins/plugin_test_support.h"

namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

/// Runs of the program, in each of which a plugin may end it while it is loaded.
class FailedLoadsTest : public testing::Test {
protected:
    FailedLoadsTest() { std::filesystem::copy_file(testPluginFile("healthy"), file_); }

    /// A run after one that ended while the plugin was being loaded, or not.
    void run(bool hadFailed) {
        registry_.emplace(std::vector<PluginFolder>{{folder_ / "plugins", PluginOrigin::Shipped}});
        loads_.emplace(folder_.path(), *registry_);
        std::vector<CrashReport> crashes;
        if (hadFailed) crashes.push_back({{}, {}, {{Risk::Kind::Loading, file_.string()}}});
        loads_->addCrashes(crashes);
        registry_->rescan();
        loads_->forgetLoaded();
    }
    [[nodiscard]] bool isLoaded() const { return registry_->find("healthy") != nullptr; }

    TemporaryFolder folder_;
    std::filesystem::path file_ = [this] {
        create_directory(folder_ / "plugins");
        return folder_ / "plugins/healthy.so";
    }();
    std::optional<PluginRegistry> registry_;
    std::optional<FailedLoads> loads_;
};

TEST_F(FailedLoadsTest, AreLeftOutAtTheNextStart) {
    run(true);
    EXPECT_FALSE(isLoaded());
    ASSERT_THAT(registry_->unusable(), SizeIs(1));
    EXPECT_THAT(english(registry_->unusable()[0].reason), HasSubstr("ended while loading it"));
    EXPECT_THAT(loads_->setAside(), ElementsAre(file_));
}

TEST_F(FailedLoadsTest, AreTriedAgainAfterThat) {
    run(true);
    run(false);
    EXPECT_TRUE(isLoaded());
    EXPECT_THAT(loads_->setAside(), IsEmpty());
}

TEST_F(FailedLoadsTest, StayOutIfTheyFailTwiceInARow) {
    run(true);
    run(true);
    run(false);
    EXPECT_FALSE(isLoaded());
    EXPECT_THAT(english(registry_->unusable().at(0).reason), HasSubstr("2 times in a row"));
}

TEST_F(FailedLoadsTest, AreForgottenWhenTheyAreLoadedInBetween) {
    run(true);
    run(false);
    run(true);
    run(false);
    EXPECT_TRUE(isLoaded());
}

TEST_F(FailedLoadsTest, AreLoadedWhenAPersonAsks) {
    run(true);
    run(true);
    registry_->readmit(file_);
    registry_->rescan();
    loads_->forgetLoaded();
    EXPECT_TRUE(isLoaded());
    run(false);
    EXPECT_TRUE(isLoaded());
}

TEST_F(FailedLoadsTest, AreTriedWhenTheirFileHasChanged) {
    run(true);
    run(true);
    last_write_time(file_, last_write_time(file_) + std::chrono::seconds(1));
    run(false);
    EXPECT_TRUE(isLoaded());
}

TEST_F(FailedLoadsTest, LeaveNoFileWhereThereWereNone) {
    run(false);
    EXPECT_FALSE(folder_.has("failed-loads"));
}

TEST_F(FailedLoadsTest, OfARecordThatMakesNoSenseAreNone) {
    static_cast<void>(folder_.write("failed-loads", "no record\n\n"));
    run(false);
    EXPECT_TRUE(isLoaded());
}

}  // namespace
}  // namespace roque::test
