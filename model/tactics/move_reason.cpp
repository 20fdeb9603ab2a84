#include "model/tactics/move_reason.h"

#include <array>
#include <string>
#include <utility>

namespace roque {
namespace {

Message mateText(const ProvedMate& mate, std::string san) {
    if (mate.moves == 1)
        return mate.isBackRank ? ROQUE_MESSAGE("{0} is mate on the back rank", std::move(san))
                               : ROQUE_MESSAGE("{0} is mate", std::move(san));
    if (mate.isBackRank)
        return ROQUE_MESSAGES("{1} mates on the back rank in {0} move, whatever the reply",
                              "{1} mates on the back rank in {0} moves, whatever the reply", mate.moves,
                              std::move(san));
    return ROQUE_MESSAGES("{1} mates in {0} move, whatever the reply",
                          "{1} mates in {0} moves, whatever the reply", mate.moves, std::move(san));
}

}  // namespace

const char* wordFor(MoveReason::Kind kind) noexcept {
    constexpr std::array kWords{"mated",      "loss",        "stalemate",    "dead position",
                                "repetition", "lost ending", "drawn ending", "castling lost",
                                "pressure",   "missed mate", "missed gain",  "missed pressure"};
    return kWords[static_cast<std::size_t>(kind)];
}

std::vector<PlacedPiece> MoveReason::pieces() const {
    if (gain) return gain->pieces;
    return pressure ? pressure->pieces : std::vector<PlacedPiece>();
}

Message describe(const MoveReason& reason, const Position& before, Move move, const MoveWriter& write) {
    using Kind = MoveReason::Kind;
    switch (reason.kind) {
        case Kind::Mated: {
            const Position after = before.after(move);
            return mateText(*reason.mate, write(after, reason.mate->key));
        }
        case Kind::Loss:
            return describe(*reason.gain, before.after(move), write);
        case Kind::Stalemate:
            return ROQUE_MESSAGE("It is stalemate: the game is drawn");
        case Kind::DeadPosition:
            return ROQUE_MESSAGE("Nobody can win any more: the game is drawn");
        case Kind::Repetition:
            return ROQUE_MESSAGE("The position occurs for the third time: a draw can be claimed");
        case Kind::LostEnding:
            return ROQUE_MESSAGE("The ending of king and pawn is lost");
        case Kind::DrawnEnding:
            return ROQUE_MESSAGE("The ending of king and pawn is only drawn");
        case Kind::CastlingLost:
            return ROQUE_MESSAGE("It gives up castling");
        case Kind::Pressure:
            return describe(*reason.pressure, before.after(move), write);
        case Kind::MissedPressure:
            return ROQUE_MESSAGE("It misses a chance: {0}", describe(*reason.pressure, before, write));
        case Kind::MissedMate:
            return ROQUE_MESSAGE("It misses a mate: {0}",
                                 mateText(*reason.mate, write(before, reason.mate->key)));
        default:
            return ROQUE_MESSAGE("It misses a chance: {0}", describe(*reason.gain, before, write));
    }
}

}  // namespace roque
