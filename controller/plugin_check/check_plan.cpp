#include "controller/plugin_check/check_plan.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "controller/plugins/missing_player.h"
#include "controller/storage/json_fields.h"

namespace roque::check {
namespace {

constexpr int kFormat = 1;

Json playerOf(const CheckReport& report) {
    if (!report.player) return nullptr;
    const PluginInfo& info = *report.player;
    return {{"id", info.id}, {"name", info.name}, {"author", info.author}, {"version", info.version}};
}

Json jsonOf(const CheckResult& result, const CheckPlan& plan) {
    constexpr std::array<const char*, 4> kResults{"passed", "failed", "skipped", "unusable"};
    const Check& check = *result.check;
    Json json{{"level", check.level},
              {"name", check.name},
              {"result", kResults.at(static_cast<std::size_t>(result.finding.kind))},
              {"milliseconds", result.took.count()},
              {"rule", english(check.rule)},
              {"page", pageOf(check.level)},
              {"command", commandFor(check, plan)}};
    if (!result.finding.isPassed()) json["reason"] = english(result.finding.why);
    return json;
}

}  // namespace

std::size_t CheckReport::count(Finding::Kind kind) const noexcept {
    return static_cast<std::size_t>(
        std::ranges::count(results, kind, [](const CheckResult& result) { return result.finding.kind; }));
}

bool CheckReport::hasFailed() const noexcept {
    return count(Finding::Kind::Failed) > 0;
}

bool CheckReport::isBrokenOff() const noexcept {
    return std::ranges::any_of(results, [](const CheckResult& result) { return result.finding.isBrokenOff; });
}

std::optional<unsigned> CheckReport::levelKept() const noexcept {
    if (!plan.only.empty()) return std::nullopt;
    unsigned kept = plan.level;
    for (const CheckResult& result : results) {
        const Finding& finding = result.finding;
        if (finding.kind == Finding::Kind::Failed || finding.isBrokenOff)
            kept = std::min(kept, result.check->level - 1);
    }
    return kept;
}

std::string commandFor(const Check& check, const CheckPlan& plan) {
    std::string command = fmt::format("roque-cli plugins check {} --only {} --seed {}",
                                      shellWord(plan.file.path.string()), check.name, plan.seed);
    if (check.level == kHighestLevel) command += fmt::format(" --games {}", plan.games);
    return command;
}

std::string toJson(const CheckReport& report) {
    const auto kept = report.levelKept();
    Json json{{"format", kFormat},
              {"file", report.plan.file.path.string()},
              {"sha256", report.plan.file.sha256},
              {"player", playerOf(report)},
              {"seed", report.plan.seed},
              {"passed", !report.hasFailed() && !report.isBrokenOff()},
              {"interrupted", report.isBrokenOff()},
              {"levelKept", kept ? Json(*kept) : Json(nullptr)},
              {"checks", Json::array()}};
    for (const CheckResult& result : report.results) json["checks"].push_back(jsonOf(result, report.plan));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace roque::check
