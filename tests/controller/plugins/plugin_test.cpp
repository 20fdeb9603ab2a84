#include "controller/plugins/plugin.h"

#include <gmock/gmock.h>

#include "model/notation/uci_move.h"
#include "tests/controller/plugins/plugin_test_support.h"

namespace roque {
namespace {

using test::playerOf;
using test::refusalOf;
using test::testPluginFile;
using testing::HasSubstr;

/// A plugin that is refused before any of its functions is called, and a part of the reason.
using Refused = std::pair<std::string, std::string>;

class RefusedPlugin : public testing::TestWithParam<Refused> {};

TEST_P(RefusedPlugin, IsRefusedWithTheReason) {
    const auto& [name, reason] = GetParam();
    EXPECT_THAT(refusalOf(testPluginFile(name)), HasSubstr(reason));
}

INSTANTIATE_TEST_SUITE_P(
    Faults, RefusedPlugin,
    testing::Values(Refused("bad_missing_symbol", "roque_player_plugin_v1 is missing"),
                    Refused("bad_undefined_symbol", "undefined symbol"),
                    Refused("bad_old_abi", "made for version 0 of the plugin interface"),
                    Refused("bad_new_abi", "made for version 2 of the plugin interface"),
                    Refused("bad_wrong_size", "bytes long instead of"),
                    Refused("bad_null_name", "Its name cannot be used: the text is missing"),
                    Refused("bad_empty_name", "Its name cannot be used: the text is empty"),
                    Refused("bad_huge_name", "Its name cannot be used: the text is longer than 128 bytes"),
                    Refused("bad_multi_line_name",
                            "Its name cannot be used: the text is not one line of UTF-8"),
                    Refused("bad_latin1_name", "Its name cannot be used: the text is not one line of UTF-8"),
                    Refused("bad_odd_id", "identifier has other characters"),
                    Refused("bad_missing_function", "lacks one of the five functions"),
                    Refused("bad_missing_options", "options are missing"),
                    Refused("bad_option_out_of_range", "not between the least and the greatest"),
                    Refused("no_such_file", "It does not exist")),
    [](const auto& fault) { return fault.param.first; });

TEST(Plugin, TellsAboutItself) {
    const auto plugin = Plugin::load(testPluginFile("scripted"), PluginOrigin::User);
    ASSERT_TRUE(plugin);
    const PluginInfo& info = (*plugin)->info();
    EXPECT_EQ(info.id, "scripted");
    EXPECT_EQ(info.name, "Scripted");
    EXPECT_EQ(info.origin, PluginOrigin::User);
    EXPECT_EQ(info.path, testPluginFile("scripted"));
    EXPECT_EQ(info.options.size(), 5U);
}

TEST(Plugin, MakesPlayersThatOutliveIt) {
    std::unique_ptr<PluginEngine> player = playerOf("healthy");  // the Plugin object is gone by now
    EXPECT_TRUE(test::ask(*player));
}

TEST(Plugin, ReportsWhyNoPlayerCouldBeMade) {
    const auto plugin = Plugin::load(testPluginFile("bad_null_player"), PluginOrigin::Shipped);
    ASSERT_TRUE(plugin);
    const auto player = (*plugin)->create();
    ASSERT_FALSE(player);
    EXPECT_EQ(player.error(),
              (PluginError{PluginError::Kind::CreateFailed, Message::verbatim("out of players")}));
}

TEST(Plugin, SurvivesAThrowWhileAPlayerIsMade) {
    const auto plugin = Plugin::load(testPluginFile("bad_throws_in_create"), PluginOrigin::Shipped);
    ASSERT_TRUE(plugin);
    const auto player = (*plugin)->create();
    ASSERT_FALSE(player);
    EXPECT_EQ(player.error(),
              (PluginError{PluginError::Kind::CreateFailed, Message::verbatim("no player today")}));
}

TEST(Plugin, SurvivesAThrowWhileAPlayerEnds) {
    std::unique_ptr<PluginEngine> player = playerOf("bad_throws_in_destroy");
    EXPECT_NO_THROW(player.reset());
}

/// It holds what other compilers link: only C types cross the boundary.
TEST(Plugin, MayBringACppLibraryOfItsOwn) {
    const std::filesystem::path file = testPluginFile("own_library/own_library");
    if (!std::filesystem::exists(file)) GTEST_SKIP() << "not built for a sanitizer";
    ASSERT_EQ(test::readText(file).find("libstdc++.so"), std::string::npos) << "it uses that of the program";
    const auto player = test::playerFrom(file);
    SearchRequest request;
    const auto answer = test::ask(*player, request);
    ASSERT_TRUE(answer) << english(answer.error().text);
    EXPECT_EQ(toUci(answer->best, request.start), "g1f3");
    Position position = request.start;
    for (const char* const uci : {"e2e4", "e7e5", "d2d4", "d7d5"}) {
        request.moves.push_back(*parseUciMove(position, uci));
        position = position.after(request.moves.back());
    }
    const auto failure = test::ask(*player, request);
    ASSERT_FALSE(failure);
    EXPECT_THAT(english(failure.error().text), HasSubstr("no move after 4")) << "its exceptions are its own";
}

}  // namespace
}  // namespace roque
