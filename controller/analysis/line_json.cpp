#include "controller/analysis/line_json.h"

#include <cmath>

#include <nlohmann/json.hpp>

#include "model/notation/fen.h"
#include "model/notation/san.h"
#include "model/notation/uci_move.h"

namespace roque {
namespace {

const char* wordFor(ScoreBound bound) {
    if (bound == ScoreBound::Exact) return "exact";
    return bound == ScoreBound::Lower ? "lower" : "upper";
}

double rounded(double expected) {
    constexpr double kSteps = 10'000;
    return std::round(expected * kSteps) / kSteps;
}

}  // namespace

std::string lineJson(const AnalysisRow& row, std::size_t rank, std::uint64_t nodes,
                     const Position& position) {
    nlohmann::ordered_json json;
    json["fen"] = toFen(position);
    json["rank"] = rank;
    json["move"] = toUci(row.move, position);
    json["san"] = toSan(position, row.move);
    if (const auto& score = row.score ? row.score : row.bound) {
        json["expected"] = rounded(score->expected);
        if (score->mate) {
            const int moves = static_cast<int>(score->mate->moves);
            json["mate"] = score->mate->winner == Color::White ? moves : -moves;
        } else if (score->centipawns) {
            json["cp"] = *score->centipawns;
        }
        json["bound"] = wordFor(score->bound);
    }
    json["depth"] = row.depth;
    json["nodes"] = nodes;
    json["line"] = nlohmann::json::array();
    Position now = position;
    for (const Move move : row.line) {
        json["line"].push_back(toUci(move, now));
        now = now.after(move);
    }
    return json.dump();
}

std::string endJson(const Outcome& outcome, const Position& position) {
    nlohmann::ordered_json json;
    json["fen"] = toFen(position);
    json["expected"] = !outcome.winner ? 0.5 : *outcome.winner == Color::White ? 1.0 : 0.0;
    json["result"] = outcome.score();
    return json.dump();
}

}  // namespace roque
