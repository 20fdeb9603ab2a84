#include "controller/analysis/game_report.h"

#include <cmath>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "controller/analysis/accuracy.h"

namespace roque {
namespace {

constexpr unsigned kFewMoves = 3;

void countSign(MoveJudgement judgement, SideReport& report) {
    if (judgement == MoveJudgement::Inaccuracy) ++report.inaccuracies;
    if (judgement == MoveJudgement::Mistake) ++report.mistakes;
    if (judgement == MoveJudgement::Blunder) ++report.blunders;
}

bool isHard(const MoveAnalysis& move) {
    return move.difficulty && move.difficulty->legal > kFewMoves && move.difficulty->keeping <= kFewMoves;
}

std::string percent(double accuracy) {
    return fmt::format("{:.1f}", accuracy);
}

Message phaseText(GamePhase phase, double accuracy) {
    switch (phase) {
        case GamePhase::Opening:
            return ROQUE_MESSAGE("opening {0} %", percent(accuracy));
        case GamePhase::Middlegame:
            return ROQUE_MESSAGE("middlegame {0} %", percent(accuracy));
        default:
            return ROQUE_MESSAGE("endgame {0} %", percent(accuracy));
    }
}

nlohmann::ordered_json jsonOf(const SideReport& report) {
    nlohmann::ordered_json json;
    const auto put = [&json](const char* name, const std::optional<double>& accuracy) {
        if (accuracy) json[name] = std::round(*accuracy * 10) / 10;
    };
    put("accuracy", report.accuracy);
    put("opening", report.byPhase[0]);
    put("middlegame", report.byPhase[1]);
    put("endgame", report.byPhase[2]);
    put("hard", report.hard);
    json["hardMoves"] = report.hardMoves;
    json["moves"] = report.moves;
    json["inaccuracies"] = report.inaccuracies;
    json["mistakes"] = report.mistakes;
    json["blunders"] = report.blunders;
    return json;
}

}  // namespace

GameReport reportOn(const GameRecord& game, const GameAnalysis& analysis) {
    std::vector<Position> positions{game.root->position()};
    std::vector<double> expected;
    for (const MoveAnalysis& move : analysis) {
        positions.push_back(positions.back().after(move.move));
        // What a side gave away is seen from the position before: that of its best move.
        expected.push_back(move.before.score.expected);
    }
    if (!analysis.empty()) expected.push_back(analysis.back().after.expected);
    const auto phases = phasesOf(positions);
    const auto weights = moveWeights(expected);

    ByColor<std::vector<WeightedAccuracy>> all;
    ByColor<std::vector<WeightedAccuracy>> hard;
    ByColor<std::array<std::vector<WeightedAccuracy>, 3>> byPhase;
    GameReport report;
    for (std::size_t ply = 0; ply < analysis.size(); ++ply) {
        const Color mover = positions[ply].sideToMove();
        const WeightedAccuracy accuracy{moveAccuracy(analysis[ply].loss), weights[ply]};
        all[mover].push_back(accuracy);
        byPhase[mover][static_cast<std::size_t>(phases[ply])].push_back(accuracy);
        if (isHard(analysis[ply])) hard[mover].push_back(accuracy);
        countSign(analysis[ply].judgement, report[mover]);
    }
    for (const Color side : kColors) {
        report[side].moves = static_cast<unsigned>(all[side].size());
        report[side].accuracy = jointAccuracy(all[side]);
        report[side].hard = jointAccuracy(hard[side]);
        report[side].hardMoves = static_cast<unsigned>(hard[side].size());
        for (std::size_t phase = 0; phase < 3; ++phase)
            report[side].byPhase[phase] = jointAccuracy(byPhase[side][phase]);
    }
    return report;
}

Message describe(const SideReport& report, Color side) {
    Message text = side == Color::White ? ROQUE_MESSAGE("White: no moves") : ROQUE_MESSAGE("Black: no moves");
    if (!report.accuracy) return text;
    text = side == Color::White ? ROQUE_MESSAGE("White: accuracy {0} %", percent(*report.accuracy))
                                : ROQUE_MESSAGE("Black: accuracy {0} %", percent(*report.accuracy));
    const auto add = [&text](Message part) {
        text = ROQUE_MESSAGE("{0}, {1}", std::move(text), std::move(part));
    };
    for (const GamePhase phase : {GamePhase::Opening, GamePhase::Middlegame, GamePhase::Endgame}) {
        const auto& accuracy = report.byPhase[static_cast<std::size_t>(phase)];
        if (accuracy) add(phaseText(phase, *accuracy));
    }
    if (report.hard) add(ROQUE_MESSAGE("{0} hard moves {1} %", report.hardMoves, percent(*report.hard)));
    return ROQUE_MESSAGE("{0}; ?! {1}, ? {2}, ?? {3}", std::move(text), report.inaccuracies, report.mistakes,
                         report.blunders);
}

std::string toJson(const GameReport& report, const GameRecord& game, std::size_t number) {
    nlohmann::ordered_json json;
    json["game"] = number;
    json["whiteName"] = game.tags.value("White");
    json["blackName"] = game.tags.value("Black");
    json["white"] = jsonOf(report[Color::White]);
    json["black"] = jsonOf(report[Color::Black]);
    return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace roque
