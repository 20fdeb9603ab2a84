#include "controller/plugins/guest_text.h"

#include <cstdint>
#include <initializer_list>
#include <limits>

#include <gmock/gmock.h>

namespace roque {
namespace {

using State = GuestReader::State;
using testing::HasSubstr;

PluginInfo sampleInfo() {
    PluginInfo info;
    info.id = "greedy";
    info.name = "Greedy \"the\" player";
    info.author = "Ada";
    info.version = "1.0";
    info.playsChess960 = true;
    info.options = {{"Depth", "How far.", PluginOption::Kind::Spin, "4", 1, 8, {}},
                    {"Wild", "", PluginOption::Kind::Check, "true", 0, 0, {}},
                    {"Style", "", PluginOption::Kind::Combo, "solid", 0, 0, {"solid", "wild"}},
                    {"Book", "", PluginOption::Kind::String, "", 0, 0, {}},
                    {"Forget", "", PluginOption::Kind::Button, "", 0, 0, {}}};
    return info;
}

State readAll(GuestReader& reader, std::string_view text) {
    State state = State::Reading;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        state = reader.add(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    return state;
}

TEST(GuestText, IsReadAsItWasWritten) {
    GuestReader reader;
    ASSERT_EQ(readAll(reader, toGuestText(sampleInfo())), State::Complete) << english(reader.reason());
    EXPECT_EQ(reader.info().id, sampleInfo().id);
    EXPECT_EQ(reader.info().name, sampleInfo().name);
    EXPECT_EQ(reader.info().author, sampleInfo().author);
    EXPECT_EQ(reader.info().version, sampleInfo().version);
    EXPECT_TRUE(reader.info().playsChess960);
    EXPECT_EQ(reader.info().options, sampleInfo().options);
}

TEST(GuestText, TellsWhyAPluginIsRefused) {
    GuestReader reader;
    EXPECT_EQ(readAll(reader, toGuestRefusal("It is\ntwo lines")), State::Refused);
    EXPECT_EQ(english(reader.reason()), "It is two lines");
}

TEST(GuestText, IsNotBelievedMoreThanAPlugin) {
    for (const auto& [spoil, reason] : std::initializer_list<std::pair<void (*)(PluginInfo&), const char*>>{
             {[](PluginInfo& info) { info.id = "../escape"; }, "identifier"},
             {[](PluginInfo& info) { info.name = std::string(500, 'x'); }, "name"},
             {[](PluginInfo& info) { info.author = "two\nlines"; }, "author"},
             {[](PluginInfo& info) { info.options[0].maximum = 0; }, "Depth"},
             {[](PluginInfo& info) { info.options[0].defaultValue = "four"; }, "not a number"},
             {[](PluginInfo& info) {
                  info.options[0].defaultValue = "";
                  info.options[0].minimum = std::numeric_limits<std::int64_t>::min();
                  info.options[0].maximum = std::numeric_limits<std::int64_t>::max();
              },
              "not a number"},
             {[](PluginInfo& info) { info.options[2].choices.clear(); }, "Style"},
             {[](PluginInfo& info) { info.options[1].name = "depth"; }, "two options"},
             {[](PluginInfo& info) { info.options.assign(300, info.options[1]); }, "256"}}) {
        PluginInfo info = sampleInfo();
        spoil(info);
        GuestReader reader;
        EXPECT_EQ(readAll(reader, toGuestText(info)), State::Broken) << reason;
        EXPECT_THAT(english(reader.reason()), HasSubstr(reason));
    }
}

TEST(GuestText, MayBeRubbish) {
    for (const char* const line :
         {"info", "info {", "info []", "option 7", "refused {", "info {\"id\": 7}"}) {
        GuestReader reader;
        const State state = reader.add(line);
        EXPECT_TRUE(state == State::Broken || (state == State::Reading && reader.add("end") == State::Broken))
            << line;
    }
    GuestReader patient;
    EXPECT_EQ(patient.add("something else"), State::Reading);
    EXPECT_EQ(patient.add(""), State::Reading);
}

}  // namespace
}  // namespace roque
