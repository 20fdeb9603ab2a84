#include <cmath>

#include <nlohmann/json.hpp>

#include "controller/analysis/move_answer.h"
#include "model/notation/fen.h"
#include "model/notation/san.h"
#include "model/notation/uci_move.h"

namespace roque {
namespace {

using Json = nlohmann::ordered_json;

double roundedShare(double share) {
    constexpr double kSteps = 10'000;
    return std::round(share * kSteps) / kSteps;
}

Json uciLine(Position position, const std::vector<Move>& line) {
    Json moves = Json::array();
    for (const Move move : line) {
        moves.push_back(toUci(move, position));
        position = position.after(move);
    }
    return moves;
}

Json scoreJson(const WhiteScore& score) {
    if (!score.isTold()) return nullptr;
    Json json;
    json["expected"] = roundedShare(score.expected);
    if (score.mate) {
        const int moves = static_cast<int>(score.mate->moves);
        json["mate"] = score.mate->winner == Color::White ? moves : -moves;
    } else if (score.centipawns) {
        json["cp"] = *score.centipawns;
    }
    return json;
}

Json reasonJson(const MoveReason& reason, const Position& before) {
    Json json;
    json["kind"] = wordFor(reason.kind);
    if (reason.mate) {
        json["moves"] = reason.mate->moves;
        json["back rank"] = reason.mate->isBackRank;
    }
    const auto& gain = reason.pressure ? reason.pressure->gain : reason.gain;
    if (gain) {
        json["motif"] = wordFor(gain->motif);
        json["pawns"] = gain->pawns;
    }
    if (reason.pressure) {
        json["pressure"] = wordFor(reason.pressure->kind);
        if (gain) json["threat"] = toUci(gain->move, before);
    }
    if (reason.gain || reason.pressure) {
        json["squares"] = Json::array();
        for (const PlacedPiece& piece : reason.pieces()) json["squares"].push_back(toString(piece.square));
    }
    return json;
}

}  // namespace

std::string answerJson(const MoveAnswer& answer) {
    Json json;
    json["fen"] = toFen(answer.before);
    json["move"] = toUci(answer.move, answer.before);
    json["san"] = toSan(answer.before, answer.move);
    json["cost"] = roundedShare(answer.cost());
    json["text"] = english(describe(answer));
    json["reason"] = answer.reason ? reasonJson(*answer.reason, answer.before) : Json(nullptr);
    json["score"] = scoreJson(answer.score);
    json["line"] = uciLine(answer.before, answer.line);
    json["best"] = scoreJson(answer.best);
    json["bestLine"] = uciLine(answer.before, answer.bestLine);
    return json.dump();
}

}  // namespace roque
