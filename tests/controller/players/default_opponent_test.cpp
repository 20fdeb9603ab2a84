#include "controller/players/default_opponent.h"

#include <gtest/gtest.h>

#include "tests/controller/game/controller_test.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

namespace fs = std::filesystem;

class UsualOpponent : public testing::Test {
protected:
    /// The libraries that a plugin needs stand beside its own folder, and are not found from another one
    /// unless already loaded.
    UsualOpponent() { (void)testPlugins(); }

    /// A registry with only some of the program's own plugins.
    std::unique_ptr<PluginRegistry> only(const std::vector<std::string>& names) {
        for (const std::string& name : names) {
            for (const std::string& file : {name + ".so", name + ".levels.tsv"}) {
                if (fs::exists(fs::path(ROQUE_PLUGINS) / file))
                    fs::create_symlink(fs::path(ROQUE_PLUGINS) / file, folder_ / file);
            }
        }
        auto registry = std::make_unique<PluginRegistry>(
            std::vector<PluginFolder>{{folder_.path(), PluginOrigin::Shipped}});
        registry->rescan();
        return registry;
    }

    TemporaryFolder folder_;
};

TEST_F(UsualOpponent, IsBastionAtALevelThatCanBeBeaten) {
    const auto opponent = defaultOpponent(*only({"bastion", "minimax", "random"}));
    ASSERT_TRUE(opponent);
    EXPECT_EQ(opponent->pluginId, "bastion");
    EXPECT_EQ(opponent->options, (std::map<std::string, std::string>{{"Level", "3"}}));
    EXPECT_EQ(opponent->limits.moveTime, kDefaultThinkTime);
}

TEST_F(UsualOpponent, IsMinimaxWithoutBastion) {
    const auto opponent = defaultOpponent(*only({"minimax", "random"}));
    ASSERT_TRUE(opponent);
    EXPECT_EQ(opponent->pluginId, "minimax");
    EXPECT_TRUE(opponent->options.empty());
}

TEST_F(UsualOpponent, IsNobodyWithoutEither) {
    EXPECT_FALSE(defaultOpponent(*only({"random"})));
}

TEST_F(UsualOpponent, HasLevelsWithNamesAndRatings) {
    const auto plugins = only({"bastion"});
    const Plugin* const bastion = plugins->find("bastion");
    ASSERT_NE(bastion, nullptr);
    const PluginLevels& levels = bastion->info().levels;
    EXPECT_EQ(levels.size(), 12U);
    EXPECT_EQ(levels.at(3).name, "Learner");
    EXPECT_TRUE(levels.at(3).aim || levels.at(3).measured);
}

}  // namespace
}  // namespace roque::test
