#include <fstream>
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "plugins/uci/engine_line.h"
#include "tests/support/data_file.h"

// Every line of tests/data/uci_lines.json means what is said there.
namespace roque::uci {
namespace {

using nlohmann::json;

// What a line means, in the words of the file. A value that is absent here is absent there.

void tell(json& told, const char* name, const auto& value) {
    if (value) told[name] = *value;
}

json toldBy(const EngineId& id) {
    return {{id.part == EngineId::Part::Name ? "name" : "author", id.text}};
}

json toldBy(const EngineOption& option) {
    constexpr std::array kNames{"check", "spin", "combo", "button", "string"};
    json told{{"name", option.name}, {"type", kNames.at(static_cast<std::size_t>(option.kind))}};
    if (option.kind != EngineOption::Kind::Button) told["default"] = option.defaultValue;
    if (option.kind == EngineOption::Kind::Spin) {
        told["min"] = std::to_string(option.minimum);
        told["max"] = std::to_string(option.maximum);
    }
    if (option.kind == EngineOption::Kind::Combo) told["var"] = option.choices;
    return told;
}

json toldBy(const EngineInfo& info) {
    json told = json::object();
    tell(told, "depth", info.depth);
    tell(told, "seldepth", info.selectiveDepth);
    tell(told, "multipv", info.multiPv);
    if (info.score) told[info.score->kind == sdk::Score::Kind::Mate ? "mate" : "cp"] = info.score->value;
    if (info.bound == EngineInfo::Bound::Lower) told["bound"] = "lower";
    if (info.bound == EngineInfo::Bound::Upper) told["bound"] = "upper";
    if (info.chances) told["wdl"] = {info.chances->win, info.chances->draw, info.chances->loss};
    tell(told, "nodes", info.nodes);
    tell(told, "nps", info.nodesPerSecond);
    tell(told, "tbhits", info.tableHits);
    tell(told, "time", info.milliseconds);
    tell(told, "hashfull", info.hashFull);
    tell(told, "currmovenumber", info.currentMoveNumber);
    tell(told, "pv", info.line);
    if (!info.currentMove.empty()) told["currmove"] = info.currentMove;
    if (!info.text.empty()) told["text"] = info.text;
    return told;
}

json toldBy(const BestMove& best) {
    json told{{"move", best.move}};
    tell(told, "ponder", best.ponder);
    return told;
}

json toldBy(const auto&) {
    return json::object();
}

/// The kinds of the file that a line may have.
std::set<std::string> kindsOf(const EngineLine& line) {
    static const std::array<std::set<std::string>, std::variant_size_v<EngineLine>> kKinds{{
        {"ignored", "rejected_or_repaired", "uciok_or_ignored", "policy"},
        {"uciok", "uciok_or_ignored"},
        {"readyok"},
        {"id"},
        {"option", "rejected_or_repaired", "policy"},
        {"info", "info_partial", "info_string", "info_pv_cut"},
        {"bestmove", "bestmove_none", "policy"},
        {"bestmove_bad"},
        {"copyprotection", "registration"},
    }};
    return kKinds.at(line.index());
}

TEST(UciLines, MeanWhatTheFileSays) {
    const json cases = json::parse(test::openData("uci_lines.json"));
    ASSERT_GT(cases.size(), 60U);
    for (const json& entry : cases) {
        const std::string text = entry["line"];
        SCOPED_TRACE(text);
        const EngineLine line = parseEngineLine(text);
        EXPECT_TRUE(kindsOf(line).contains(entry["kind"])) << entry["kind"];
        const json told = std::visit([](const auto& known) { return toldBy(known); }, line);
        for (const auto& [name, value] : entry["expect"].items()) {
            if (name == "note") continue;
            if (value.is_null()) {
                EXPECT_FALSE(told.contains(name)) << name;
            } else {
                EXPECT_EQ(told.value(name, json()), value) << name;
            }
        }
        if (entry["kind"] != "info_partial" && entry["kind"] != "info") continue;
        for (const auto& [name, value] : told.items()) {
            EXPECT_TRUE(entry["expect"].contains(name)) << name << " comes from nowhere";
        }
    }
}

}  // namespace
}  // namespace roque::uci
