// A tuning build: Bastion's sources are compiled into this test with ROQUE_TUNING, and spoken to as a host
// does.

#include <memory>
#include <string>

#include <gmock/gmock.h>

#include "plugins/bastion/search/parameters.h"
#include "plugins/sdk/roque_player_plugin.h"
#include "tests/plugins/fake_host.h"

namespace roque::bastion {
namespace {

using roque::test::FakeHost;

static_assert(kIsTuning);

class TuningBuild : public testing::Test {
protected:
    ~TuningBuild() override {
        for (const Parameter& each : kParameters) setParameter(each.name, each.value);
        plugin_.destroy(player_);
    }

    void set(const char* name, const std::string& value) {
        roque_player_failure failure{};
        EXPECT_EQ(plugin_.set_option(player_, name, value.c_str(), &failure), ROQUE_PLAYER_OK)
            << failure.text;
    }

    /// The nodes of a search to a fixed depth, from a new game.
    [[nodiscard]] std::uint64_t nodes() {
        roque_player_failure failure{};
        EXPECT_EQ(plugin_.new_game(player_, &failure), ROQUE_PLAYER_OK) << failure.text;
        FakeHost host("r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 1");
        host.request().limits.depth = 9;
        roque_player_answer answer{};
        EXPECT_EQ(plugin_.search(player_, &host.request(), &answer), ROQUE_PLAYER_OK) << answer.failure.text;
        return host.reports().back().info.nodes;
    }

    const roque_player_plugin& plugin_ = roque_player_plugin_v1;

private:
    static void* created(const roque_player_plugin& plugin) {
        roque_player_failure failure{};
        return plugin.create(&failure);
    }

    void* player_ = created(plugin_);
};

TEST_F(TuningBuild, OffersEveryParameterAsAnOption) {
    for (const Parameter& each : kParameters) {
        const roque_player_option* found = nullptr;
        for (std::uint32_t number = 0; number < plugin_.option_count; ++number) {
            if (std::string_view(plugin_.options[number].name) == each.name) found = &plugin_.options[number];
        }
        ASSERT_NE(found, nullptr) << each.name;
        EXPECT_EQ(found->kind, ROQUE_PLAYER_OPTION_SPIN);
        EXPECT_EQ(found->default_number, each.value) << each.name;
        EXPECT_EQ(found->minimum, each.minimum) << each.name;
        EXPECT_EQ(found->maximum, each.maximum) << each.name;
    }
}

TEST_F(TuningBuild, SearchesOtherwiseWithAnotherValueAndAsBeforeWithTheOldOne) {
    const std::uint64_t before = nodes();
    for (const char* const name : {"LmrBase", "SeeKnight", "OrderQuiet", "DeltaMargin", "AspirationWidth"}) {
        const Parameter& parameter =
            *std::ranges::find(kParameters, std::string_view(name), &Parameter::name);
        set(name, std::to_string(parameter.minimum));
        EXPECT_NE(nodes(), before) << name;
        set(name, std::to_string(parameter.value));
        EXPECT_EQ(nodes(), before) << name;
    }
}

}  // namespace
}  // namespace roque::bastion
