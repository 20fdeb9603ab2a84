#include <sstream>

#include <gmock/gmock.h>

#include "view/terminal/plugins/plugins_command.h"

namespace roque::terminal {
namespace {

using testing::HasSubstr;

class PluginsListing : public testing::Test {
protected:
    ExitCode list(const char* folder) {
        PluginRegistry registry({PluginFolder{folder, PluginOrigin::Shipped}});
        registry.rescan();
        std::istringstream in;
        return runPlugins({}, registry, {in, out_, error_});
    }

    std::ostringstream out_;
    std::ostringstream error_;
};

TEST_F(PluginsListing, ListsThePlayers) {
    EXPECT_EQ(list(ROQUE_PLUGINS), ExitCode::Success) << error_.str();
    EXPECT_THAT(out_.str(), HasSubstr("minimax\tMinimax"));
}

TEST_F(PluginsListing, TellsOfBrokenOnesAlsoByItsExitCode) {
    EXPECT_EQ(list(ROQUE_BAD_PLUGINS), ExitCode::Mismatch);
    EXPECT_THAT(out_.str(), HasSubstr("waits_for_stop")) << "the others are listed";
    EXPECT_THAT(error_.str(), HasSubstr("not usable"));
}

}  // namespace
}  // namespace roque::terminal
