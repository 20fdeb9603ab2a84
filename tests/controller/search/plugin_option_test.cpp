#include "controller/search/plugin_option.h"

#include <gmock/gmock.h>

namespace roque {
namespace {

const PluginOption kTick{"Ponder", "", PluginOption::Kind::Check, "false", 0, 0, {}};
const PluginOption kNumber{"Depth", "", PluginOption::Kind::Spin, "4", -1, 8, {}};
const PluginOption kChoice{"Style", "", PluginOption::Kind::Combo, "Solid", 0, 0, {"Solid", "Very wild"}};
const PluginOption kButton{"Clear Hash", "", PluginOption::Kind::Button, "", 0, 0, {}};
const PluginOption kText{"Book", "", PluginOption::Kind::String, "", 0, 0, {}};

/// The value that the option accepts; "refused" if it does not allow it.
std::string accepted(const PluginOption& option, std::string_view value) {
    const auto result = accept(option, value);
    return result ? *result : "refused";
}

TEST(PluginOption, ATickIsTrueOrFalseInAnyCase) {
    EXPECT_EQ(accepted(kTick, "TRUE"), "true");
    EXPECT_EQ(accepted(kTick, " false "), "false");
    EXPECT_EQ(accepted(kTick, "1"), "refused");
}

TEST(PluginOption, ANumberLiesBetweenItsLimits) {
    EXPECT_EQ(accepted(kNumber, "8"), "8");
    EXPECT_EQ(accepted(kNumber, "-1"), "-1");
    EXPECT_EQ(accepted(kNumber, "9"), "refused");
    EXPECT_EQ(accepted(kNumber, "-2"), "refused");
}

TEST(PluginOption, ANumberIsNothingButDigits) {
    EXPECT_EQ(accepted(kNumber, " 007 "), "7");
    for (const std::string_view text : {"", "four", "4.5", "4 5", "0x4", "99999999999999999999"}) {
        EXPECT_EQ(accepted(kNumber, text), "refused") << text;
    }
}

TEST(PluginOption, AChoiceIsSpelledAsDeclared) {
    EXPECT_EQ(accepted(kChoice, "very WILD"), "Very wild");
    EXPECT_EQ(accepted(kChoice, "wild"), "refused");
}

TEST(PluginOption, AButtonTakesNoValue) {
    EXPECT_EQ(accepted(kButton, "whatever"), "");
}

TEST(PluginOption, ATextIsOneLineAndKeptAsItIs) {
    EXPECT_EQ(accepted(kText, " /opt/a book "), " /opt/a book ");
    EXPECT_EQ(accepted(kText, "one\ntwo"), "refused");
    EXPECT_EQ(accepted(kText, "\xFF"), "refused");
    EXPECT_EQ(accepted(kText, std::string(5000, 'x')), "refused");
}

TEST(PluginOption, ARefusalSaysWhatIsAllowed) {
    EXPECT_EQ(english(accept(kNumber, "9").error().text), "The option Depth must be a number from -1 to 8");
    EXPECT_EQ(english(accept(kChoice, "x").error().text),
              "The option Style must be one of: Solid, Very wild");
    EXPECT_EQ(accept(kNumber, "9").error().kind, PluginError::Kind::InvalidValue);
}

TEST(PluginOption, IsDeclaredAsUciAsks) {
    EXPECT_EQ(toUci(kTick), "option name Ponder type check default false");
    EXPECT_EQ(toUci(kNumber), "option name Depth type spin default 4 min -1 max 8");
    EXPECT_EQ(toUci(kChoice), "option name Style type combo default Solid var Solid var Very wild");
    EXPECT_EQ(toUci(kButton), "option name Clear Hash type button");
    EXPECT_EQ(toUci(kText), "option name Book type string default <empty>");
}

TEST(PluginOption, NamesAreTheSameInAnyCase) {
    EXPECT_TRUE(isSameOptionName("Clear Hash", "clear hash"));
    EXPECT_FALSE(isSameOptionName("Clear Hash", "Clear"));
}

}  // namespace
}  // namespace roque
