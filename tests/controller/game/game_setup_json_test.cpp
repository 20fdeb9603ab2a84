#include "controller/game/game_setup_json.h"

#include <gtest/gtest.h>

#include "tests/support/position_of.h"

namespace roque::test {
namespace {

using std::chrono::milliseconds;

GameSetup richSetup() {
    PluginSpec plugin{"minimax", {{"Hash", "16"}, {"Seed", "7"}, {"Name", "é \"x\"\n"}}, {}};
    plugin.book = "/bücher/a b.bin";
    plugin.limits.depth = 5;
    plugin.limits.nodes = 18'446'744'073'709'551'615U;
    plugin.limits.timeLeft[Color::Black] = milliseconds(-5);
    plugin.limits.infinite = true;
    return {{PersonSpec{"Zoë"}, std::move(plugin)},
            positionOf("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 3 17"),
            Variant::Chess960};
}

TEST(GameSetupJson, IsReadAsItWasWritten) {
    const GameSetup setup = richSetup();
    const auto read = fromJson<GameSetup>(Json::parse(toJson(setup).dump()));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->players, setup.players);
    EXPECT_EQ(read->start, setup.start);
    EXPECT_EQ(read->variant, setup.variant);
}

TEST(GameSetupJson, NamesAnEngineByItsCommand) {
    EngineSpec engine{"Fish", {"/usr/games/fish", {"-x", "two words"}, "/tmp/fish"}, {{"Hash", "16"}}, {}};
    engine.limits.nodes = 5000;
    engine.book = "/books/a.bin";
    engine.engineId = "s";
    engine.profileId = "b";
    const GameSetup setup{{PersonSpec{"Zoë"}, engine}, Position::start(), Variant::Standard};
    const Json json = toJson(setup);
    EXPECT_EQ(json["players"]["black"]["engine"]["program"], "/usr/games/fish");
    const auto read = fromJson<GameSetup>(Json::parse(json.dump()));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->players, setup.players);
}

/// As in settings and journals of earlier versions.
TEST(GameSetupJson, HasNoBookWhereNoneIsNamed) {
    Json json = toJson(richSetup());
    json["players"]["black"]["plugin"].erase("book");
    const auto read = fromJson<GameSetup>(json);
    ASSERT_TRUE(read);
    EXPECT_TRUE(std::get<PluginSpec>(read->players[Color::Black]).book.empty());
}

TEST(GameSetupJson, IsRefusedWithAnyValueOfAnotherType) {
    const Json good = toJson(richSetup()).flatten();
    for (const auto& [pointer, value] : good.items()) {
        Json bad = good;
        bad[pointer] = value.is_number() ? Json("text") : Json(1.5);
        if (value.is_null() || value.empty()) continue;
        EXPECT_FALSE(fromJson<GameSetup>(bad.unflatten())) << pointer;
    }
}

TEST(GameSetupJson, IsRefusedWithAnIllegalStart) {
    Json json = toJson(richSetup());
    json["start"] = "8/8/8/8/8/8/8/8 w - - 0 1";
    EXPECT_FALSE(fromJson<GameSetup>(json));
}

TEST(GameSetupJson, RefusesNumbersThatDoNotFit) {
    Json json = toJson(richSetup());
    json["players"]["black"]["plugin"]["limits"]["depth"] = 4'294'967'296;
    EXPECT_FALSE(fromJson<GameSetup>(json));
    json["players"]["black"]["plugin"]["limits"]["depth"] = -1;
    EXPECT_FALSE(fromJson<GameSetup>(json));
}

}  // namespace
}  // namespace roque::test
