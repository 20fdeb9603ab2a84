#include "controller/tuning/parameter_table.h"

#include <limits>

#include <gmock/gmock.h>

namespace roque::tuning {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

std::string faultIn(std::string_view text) {
    const auto parameters = parseParameters(text);
    return parameters ? "none" : english(parameters.error());
}

PluginOption spin(const std::string& name, std::int64_t value, std::int64_t least, std::int64_t most) {
    PluginOption option;
    option.name = name;
    option.kind = PluginOption::Kind::Spin;
    option.defaultValue = std::to_string(value);
    option.minimum = least;
    option.maximum = most;
    return option;
}

TEST(ParameterTable, ReadsTabsOrBlanks) {
    const auto read = parseParameters(
        "# name start least most step\n"
        "LmrBase\t780\t0\t2048\t60\thand-set\n"
        "\n"
        "  Weight   4.5 0 12  0.5 # of what?\r\n"
        "Two Words\t7\t1\t21\n");
    ASSERT_TRUE(read) << english(read.error());
    EXPECT_THAT(*read, ElementsAre(TunedParameter{"LmrBase", 780, 0, 2048, 60},
                                   TunedParameter{"Weight", 4.5, 0, 12, 0.5},
                                   TunedParameter{"Two Words", 7, 1, 21, 1}))
        << "a step that is not there is a twentieth of the range";
}

TEST(ParameterTable, NamesTheLineThatIsWrong) {
    EXPECT_EQ(faultIn("A 1 0 9 1\nB 1 0\n"),
              "line 2: name, start, least, most and step are wanted, not 'B 1 0'");
    EXPECT_EQ(faultIn("A 1 0 nine 1\n"), "line 1: 'nine' is not a whole number");
    EXPECT_EQ(faultIn("A one 0 9 1\n"), "line 1: 'one' is not a number");
    EXPECT_EQ(faultIn("A nan 0 9 1\n"), "line 1: 'nan' is not a number");
    EXPECT_EQ(faultIn("A 10 0 9 1\n"), "line 1: the start 10 of A is not within its range from 0 to 9");
    EXPECT_EQ(faultIn("A 9 9 9 1\n"), "line 1: the range of A is empty: from 9 to 9");
    EXPECT_EQ(faultIn("A 1 0 9 0\n"), "line 1: the step of A is not above 0");
    EXPECT_EQ(faultIn("A 1 0 9 9\n"), "none");
    EXPECT_EQ(faultIn("A 1 0 9 9.5\n"), "line 1: the step of A is larger than its range");
    EXPECT_EQ(faultIn("A 1 0 9 1e300\n"), "line 1: the step of A is larger than its range");
    EXPECT_EQ(faultIn("A 0 -9223372036854775808 9223372036854775807\n"),
              "line 1: the range of A is too large");
    EXPECT_EQ(faultIn("A 1 0 9 1\n\na 2 0 9 1\n"), "line 3: a is there twice");
    EXPECT_EQ(faultIn("# nothing\n"), "there are no parameters in it");
}

TEST(ParameterTable, NamesTheFile) {
    const auto read = readParameters("/no/such/table");
    ASSERT_FALSE(read);
    EXPECT_THAT(english(read.error()), HasSubstr("/no/such/table"));
}

TEST(ParameterTable, TakesTheNumbersOfAnEngine) {
    PluginOption tick = spin("Ponder", 0, 0, 1);
    tick.kind = PluginOption::Kind::Check;
    const auto taken = parametersOf(
        {spin("hash", 16, 1, 1024), spin("UCI_Elo", 1500, 800, 2800), tick, spin("MoveOverhead", 30, 0, 500),
         spin("SyzygyProbeLimit", 7, 0, 7),
         spin("Wide", 0, std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()),
         spin("Margin", 100, 0, 400), spin("Slope", 3, 1, 21), spin("One", 1, 1, 1)},
        {{"slope", "4"}});
    EXPECT_THAT(taken, ElementsAre(TunedParameter{"Margin", 100, 0, 400, 20}));
}

TEST(ParameterTable, TakesWhatIsNamedWhateverItIsFor) {
    const std::vector<PluginOption> options{spin("Hash", 16, 1, 1024), spin("Slow Mover", 100, 10, 1010),
                                            spin("Margin", 100, 0, 400)};
    const std::vector<std::string> names{"slow mover"};
    EXPECT_THAT(*chosen(parametersOf(options, {}, names), names),
                ElementsAre(TunedParameter{"Slow Mover", 100, 10, 1010, 50}));
}

TEST(ParameterTable, ChoosesByName) {
    const Parameters all{{"A", 1, 0, 9, 1}, {"B", 1, 0, 9, 1}, {"C", 1, 0, 9, 1}};
    EXPECT_THAT(*chosen(all, {}), SizeIs(3));
    EXPECT_THAT(*chosen(all, std::vector<std::string>{"c", "A"}), ElementsAre(all[0], all[2]));
    EXPECT_EQ(english(chosen(all, std::vector<std::string>{"D"}).error()), "There is no parameter 'D'");
}

TEST(ParameterTable, IsCheckedAgainstAnEngine) {
    PluginOption tick = spin("Tick", 0, 0, 1);
    tick.kind = PluginOption::Kind::Check;
    const std::vector<PluginOption> options{spin("Margin", 100, 0, 400), tick};
    const auto fault = [&](const TunedParameter& parameter) {
        const auto checked = checkParameters({parameter}, options);
        return checked ? "none" : english(checked.error());
    };
    EXPECT_EQ(fault({"margin", 100, 0, 400, 20}), "none");
    EXPECT_EQ(fault({"Margin", 100, 0, 500, 20}), "The option Margin must be a number from 0 to 400");
    EXPECT_EQ(fault({"Margin", 100, -1, 400, 20}), "The option Margin must be a number from 0 to 400");
    EXPECT_EQ(fault({"Tick", 0, 0, 1, 1}), "Its option Tick is not a number");
    EXPECT_EQ(fault({"Width", 1, 0, 9, 1}), "It has no option 'Width'");
}

TEST(ParameterTable, IsReadAgainAfterATuning) {
    const Parameters parameters{{"Margin", 100, 0, 400, 20}, {"Weight", 4, 0, 12, 0.5}};
    const std::string text = parametersText(parameters, {110.6, 3.25});
    EXPECT_THAT(text, HasSubstr("Margin\t111\t0\t400\t20\t100\t+10.60\n"));
    EXPECT_THAT(*parseParameters(text), ElementsAre(TunedParameter{"Margin", 111, 0, 400, 20},
                                                    TunedParameter{"Weight", 3, 0, 12, 0.5}));
}

}  // namespace
}  // namespace roque::tuning
