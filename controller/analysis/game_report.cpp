#include "controller/analysis/game_report.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "controller/analysis/accuracy.h"
#include "controller/analysis/move_figures.h"

namespace roque {
namespace {

constexpr unsigned kFewMoves = 3;

void countSign(MoveJudgement judgement, SideReport& report) {
    if (judgement == MoveJudgement::Inaccuracy) ++report.inaccuracies;
    if (judgement == MoveJudgement::Mistake) ++report.mistakes;
    if (judgement == MoveJudgement::Blunder) ++report.blunders;
}

bool isHard(const MoveFigures& move) {
    return move.choice && move.choice->legal > kFewMoves && move.choice->keeping <= kFewMoves;
}

/// White's expected score in each position; where it is not known, that of the position before.
std::vector<double> expectedOf(const GameFigures& figures) {
    std::vector<double> expected;
    const auto known = std::ranges::find_if(
        figures.moves, [](const MoveFigures& move) { return move.expected.has_value(); });
    const double first = known == figures.moves.end() ? 0.5 : *known->expected;
    expected.push_back(figures.start.value_or(first));
    for (const MoveFigures& move : figures.moves) expected.push_back(move.expected.value_or(expected.back()));
    return expected;
}

std::vector<Position> positionsOf(const GameNode& root) {
    std::vector<Position> positions;
    for (const GameNode* node = &root; node != nullptr; node = node->next())
        positions.push_back(node->position());
    return positions;
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

GameReport reportOn(const GameNode& root) {
    const GameFigures figures = figuresOf(root);
    const std::vector<Position> positions = positionsOf(root);
    const auto phases = phasesOf(positions);
    const auto weights = moveWeights(expectedOf(figures));

    ByColor<std::vector<WeightedAccuracy>> all;
    ByColor<std::vector<WeightedAccuracy>> hard;
    ByColor<std::array<std::vector<WeightedAccuracy>, 3>> byPhase;
    GameReport report;
    for (std::size_t ply = 0; ply < figures.moves.size(); ++ply) {
        const MoveFigures& move = figures.moves[ply];
        const Color mover = positions[ply].sideToMove();
        countSign(move.judgement, report[mover]);
        if (!move.loss) continue;
        const WeightedAccuracy accuracy{moveAccuracy(*move.loss), weights[ply]};
        all[mover].push_back(accuracy);
        byPhase[mover][static_cast<std::size_t>(phases[ply])].push_back(accuracy);
        if (isHard(move)) hard[mover].push_back(accuracy);
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
    if (report.hard)
        add(ROQUE_MESSAGES("{0} hard move {1} %", "{0} hard moves {1} %", report.hardMoves,
                           percent(*report.hard)));
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
