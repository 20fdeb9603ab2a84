#include "controller/plugins/plugin_description.h"

#include <array>
#include <cstddef>
#include <cstring>
#include <memory>

#include <gmock/gmock.h>

namespace roque {
namespace {

using testing::HasSubstr;

constexpr std::array kStyles{"Solid", "Wild"};

constexpr roque_player_option spin(const char* name, std::int64_t atFirst) {
    roque_player_option option{};
    option.name = name;
    option.kind = ROQUE_PLAYER_OPTION_SPIN;
    option.default_number = atFirst;
    option.minimum = 1;
    option.maximum = 8;
    return option;
}

constexpr roque_player_option combo(const char* atFirst) {
    roque_player_option option{};
    option.name = "Style";
    option.help = "How it plays.";
    option.kind = ROQUE_PLAYER_OPTION_COMBO;
    option.choices = kStyles.data();
    option.choice_count = kStyles.size();
    option.default_text = atFirst;
    return option;
}

/// A valid description; its functions are never called.
roque_player_plugin faultless() {
    roque_player_plugin plugin{};
    plugin.size = sizeof plugin;
    plugin.abi_version = ROQUE_PLAYER_ABI_VERSION;
    plugin.id = "some-player_2.0";
    plugin.name = "Some player";
    plugin.author = "Andr\xC3\xA9";
    plugin.version = "2.0";
    plugin.capabilities = ROQUE_PLAYER_PLAYS_CHESS960;
    plugin.create = [](roque_player_failure*) -> void* { return nullptr; };
    plugin.destroy = [](void*) {};
    plugin.set_option = [](void*, const char*, const char*, roque_player_failure*) { return 0; };
    plugin.new_game = [](void*, roque_player_failure*) { return 0; };
    plugin.search = [](void*, const roque_player_request*, roque_player_answer*) { return 0; };
    return plugin;
}

/// Why a valid description is refused once `spoil` has changed it.
template <typename Spoil>
std::string refusal(Spoil spoil) {
    roque_player_plugin plugin = faultless();
    spoil(plugin);
    const auto info = readDescription(plugin);
    return info ? "accepted" : english(info.error().reason);
}

/// Why a plugin with these options is refused.
template <std::size_t Count>
std::string refusalOfOptions(const std::array<roque_player_option, Count>& options) {
    return refusal([&](roque_player_plugin& plugin) {
        plugin.options = options.data();
        plugin.option_count = Count;
    });
}

TEST(PluginDescription, IsReadIfItIsFaultless) {
    const auto info = readDescription(faultless());
    ASSERT_TRUE(info);
    EXPECT_EQ(info->id, "some-player_2.0");
    EXPECT_EQ(info->name, "Some player");
    EXPECT_EQ(info->author, "Andr\xC3\xA9");
    EXPECT_EQ(info->version, "2.0");
    EXPECT_TRUE(info->playsChess960);
    EXPECT_TRUE(info->options.empty());
}

TEST(PluginDescription, OfAnotherVersionIsReadNoFurther) {
    // A library of another version may have any layout: only its first eight bytes are read, which are all
    // there is here.
    const std::array<std::uint32_t, 2> beginning{8, 2};
    const auto bytes = std::make_unique<std::byte[]>(sizeof beginning);
    std::memcpy(bytes.get(), beginning.data(), sizeof beginning);
    const auto info = readDescription(*reinterpret_cast<const roque_player_plugin*>(bytes.get()));
    EXPECT_THAT(english(info.error().reason), HasSubstr("version 2 of the plugin interface"));
}

TEST(PluginDescription, OfGarbageIsRefused) {
    EXPECT_NE(refusal([](auto& plugin) { plugin.abi_version = 0xDEADBEEF; }), "accepted");
    EXPECT_NE(refusal([](auto& plugin) { plugin.size = 0xDEADBEEF; }), "accepted");
}

TEST(PluginDescription, NeedsAllFiveFunctions) {
    const std::string reason = "It lacks one of the five functions of a player";
    EXPECT_EQ(refusal([](auto& plugin) { plugin.create = nullptr; }), reason);
    EXPECT_EQ(refusal([](auto& plugin) { plugin.destroy = nullptr; }), reason);
    EXPECT_EQ(refusal([](auto& plugin) { plugin.set_option = nullptr; }), reason);
    EXPECT_EQ(refusal([](auto& plugin) { plugin.new_game = nullptr; }), reason);
    EXPECT_EQ(refusal([](auto& plugin) { plugin.search = nullptr; }), reason);
}

TEST(PluginDescription, NeedsEveryText) {
    EXPECT_EQ(refusal([](auto& plugin) { plugin.id = nullptr; }),
              "Its identifier cannot be used: the text is missing");
    EXPECT_EQ(refusal([](auto& plugin) { plugin.name = ""; }), "Its name cannot be used: the text is empty");
    EXPECT_EQ(refusal([](auto& plugin) { plugin.author = nullptr; }),
              "The name of its author cannot be used: the text is missing");
    EXPECT_EQ(refusal([](auto& plugin) { plugin.version = "1\n"; }),
              "Its version cannot be used: the text is not one line of UTF-8");
}

TEST(PluginDescription, RefusesAnIdentifierThatCouldBeAPath) {
    EXPECT_THAT(refusal([](auto& plugin) { plugin.id = "a/b"; }), HasSubstr("other characters"));
    EXPECT_THAT(refusal([](auto& plugin) { plugin.id = "Upper"; }), HasSubstr("other characters"));
}

TEST(PluginDescription, ReadsOptionsOfEveryKind) {
    roque_player_option tick{};
    tick.name = "Ponder";
    tick.kind = ROQUE_PLAYER_OPTION_CHECK;
    tick.default_number = 1;
    roque_player_option button{};
    button.name = "Clear";
    button.kind = ROQUE_PLAYER_OPTION_BUTTON;
    roque_player_option text{};
    text.name = "Book";
    text.kind = ROQUE_PLAYER_OPTION_STRING;
    text.default_text = "";
    const std::array options{spin("Depth", 4), combo("Wild"), tick, button, text};
    roque_player_plugin plugin = faultless();
    plugin.options = options.data();
    plugin.option_count = options.size();

    const auto info = readDescription(plugin);

    using Kind = PluginOption::Kind;
    ASSERT_TRUE(info);
    EXPECT_THAT(info->options,
                testing::ElementsAre(
                    PluginOption{"Depth", "", Kind::Spin, "4", 1, 8, {}},
                    PluginOption{"Style", "How it plays.", Kind::Combo, "Wild", 0, 0, {"Solid", "Wild"}},
                    PluginOption{"Ponder", "", Kind::Check, "true", 0, 0, {}},
                    PluginOption{"Clear", "", Kind::Button, "", 0, 0, {}},
                    PluginOption{"Book", "", Kind::String, "", 0, 0, {}}));
}

TEST(PluginDescription, RefusesANumberThatBeginsOutOfItsRange) {
    EXPECT_THAT(refusalOfOptions(std::array{spin("Depth", 9)}), HasSubstr("not between"));
}

TEST(PluginDescription, RefusesAChoiceThatBeginsWithNone) {
    EXPECT_THAT(refusalOfOptions(std::array{combo("Lazy")}), HasSubstr("none of the choices"));
    EXPECT_THAT(refusalOfOptions(std::array{combo(nullptr)}),
                "The first choice of its option Style cannot be used: the text is missing");
}

TEST(PluginDescription, RefusesOptionsThatDifferInCaseOnly) {
    EXPECT_EQ(refusalOfOptions(std::array{spin("Depth", 4), spin("depth", 4)}),
              "It has two options of the name depth");
}

TEST(PluginDescription, RefusesNamesThatWouldBreakALineOfUci) {
    EXPECT_THAT(refusalOfOptions(std::array{spin("Piece value scale", 4)}), HasSubstr("the word"));
    EXPECT_EQ(refusalOfOptions(std::array{spin("Piece values", 4)}), "accepted");
}

TEST(PluginDescription, RefusesAnUnknownKindOfOption) {
    roque_player_option odd = spin("Depth", 4);
    odd.kind = 17;
    EXPECT_EQ(refusalOfOptions(std::array{odd}), "Its option Depth is of the unknown kind 17");
}

TEST(PluginDescription, RefusesAThousandOptions) {
    EXPECT_THAT(refusal([](auto& plugin) { plugin.option_count = 1000; }), HasSubstr("more than 256"));
}

TEST(PluginDescription, RefusesOptionsThatAreMissing) {
    EXPECT_EQ(refusal([](auto& plugin) { plugin.option_count = 1; }), "Its options are missing");
}

}  // namespace
}  // namespace roque
