#include "model/tactics/gain.h"

#include <array>
#include <utility>

#include "model/game/captures.h"

namespace roque {
namespace {

/// What a gain wins: a piece, or a piece for less than it is worth.
Message victimOf(const Gain& gain) {
    const PlacedPiece& victim = gain.pieces.front();
    if (gain.pawns >= pawnsWorth(victim.type)) return describe(victim);
    return ROQUE_MESSAGE("{0} for less than it is worth", describe(victim));
}

Message materialText(std::string san, int pawns) {
    return ROQUE_MESSAGES("{1} wins material, at least a pawn",
                          "{1} wins material, at least as much as {0} pawns", pawns, std::move(san));
}

}  // namespace

const char* wordFor(Motif motif) noexcept {
    constexpr std::array kWords{
        "material", "capture", "pinned defender", "defender gone", "line opened",       "not saved",
        "fork",     "pin",     "pinned piece",    "skewer",        "discovered attack", "trapped piece",
        "promotion"};
    return kWords[static_cast<std::size_t>(motif)];
}

Message describe(const PlacedPiece& piece) {
    const std::string square = toString(piece.square);
    switch (piece.type) {
        case PieceType::Pawn:
            return ROQUE_MESSAGE("the pawn on {0}", square);
        case PieceType::Knight:
            return ROQUE_MESSAGE("the knight on {0}", square);
        case PieceType::Bishop:
            return ROQUE_MESSAGE("the bishop on {0}", square);
        case PieceType::Rook:
            return ROQUE_MESSAGE("the rook on {0}", square);
        case PieceType::Queen:
            return ROQUE_MESSAGE("the queen on {0}", square);
        default:
            return ROQUE_MESSAGE("the king on {0}", square);
    }
}

Message describe(const Gain& gain, const Position& position, const MoveWriter& write) {
    std::string san = write(position, gain.move);
    if (gain.pieces.empty()) return materialText(std::move(san), gain.pawns);
    const PlacedPiece& first = gain.pieces.front();
    switch (gain.motif) {
        case Motif::PinnedDefender:
            return ROQUE_MESSAGE("{0} wins {1}: {2} is pinned and cannot take back", san, victimOf(gain),
                                 describe(gain.pieces[1]));
        case Motif::DefenderGone:
            return ROQUE_MESSAGE("{0} wins {1}, which has lost a defender", san, victimOf(gain));
        case Motif::LineOpened:
            return ROQUE_MESSAGE("{0} wins {1}, to which a line has been opened", san, victimOf(gain));
        case Motif::NotSaved:
            return ROQUE_MESSAGE("{0} wins {1}, which was attacked already", san, victimOf(gain));
        case Motif::Fork:
            return ROQUE_MESSAGE("{0} is a fork: it attacks {1} and {2}", san, describe(first),
                                 describe(gain.pieces[1]));
        case Motif::Pin:
            return ROQUE_MESSAGE("{0} pins {1} to {2} and wins material", san, describe(first),
                                 describe(gain.pieces[1]));
        case Motif::PinnedVictim:
            return ROQUE_MESSAGE("{0} wins {1}, which is pinned", san, victimOf(gain));
        case Motif::Skewer:
            return ROQUE_MESSAGE("{0} is a skewer: it attacks {1} and, behind it, {2}", san, describe(first),
                                 describe(gain.pieces[1]));
        case Motif::Discovered:
            return ROQUE_MESSAGE("{0} uncovers an attack on {1}, which is lost", san, describe(first));
        case Motif::Trapped:
            return ROQUE_MESSAGE("After {0}, {1} cannot be saved", san, describe(first));
        case Motif::Promotion:
            return ROQUE_MESSAGE("After {0}, {1} is promoted, whatever the reply", san, describe(first));
        default:
            return ROQUE_MESSAGE("{0} wins {1}", san, victimOf(gain));
    }
}

}  // namespace roque
