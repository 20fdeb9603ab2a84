#include "model/tactics/pressure.h"

#include <array>
#include <utility>

namespace roque {

namespace {

/// What a move threatens by another one.
Message tacticText(const Gain& gain, std::string san, std::string tactic) {
    switch (gain.motif) {
        case Motif::Capture:
            return ROQUE_MESSAGE("{0} threatens {1}", std::move(san), describe(gain.pieces.front()));
        case Motif::Fork:
            return ROQUE_MESSAGE("{0} threatens the fork {1}", std::move(san), std::move(tactic));
        case Motif::Pin:
            return ROQUE_MESSAGE("{0} threatens the pin {1}", std::move(san), std::move(tactic));
        case Motif::Skewer:
            return ROQUE_MESSAGE("{0} threatens the skewer {1}", std::move(san), std::move(tactic));
        case Motif::Discovered:
            return ROQUE_MESSAGE("{0} threatens the discovered attack {1}", std::move(san),
                                 std::move(tactic));
        default:
            return ROQUE_MESSAGE("{0} threatens {1}, which wins material", std::move(san), std::move(tactic));
    }
}

}  // namespace

const char* wordFor(Pressure::Kind kind) noexcept {
    constexpr std::array kWords{"mate threat", "attack",        "threat",       "tactic threat",
                                "passed pawn", "doubled pawns", "isolated pawn"};
    return kWords[static_cast<std::size_t>(kind)];
}

Message describe(const Pressure& pressure, const Position& position, const MoveWriter& write) {
    std::string san = write(position, pressure.move);
    if (pressure.kind == Pressure::Kind::MateThreat)
        return pressure.moves == 1
                   ? ROQUE_MESSAGE("{0} threatens mate", std::move(san))
                   : ROQUE_MESSAGE("{0} threatens mate in {1} moves", std::move(san), pressure.moves);
    if (pressure.kind == Pressure::Kind::TacticThreat)
        return tacticText(*pressure.gain, std::move(san),
                          write(position.after(pressure.move).afterNull(), pressure.gain->move));
    const PlacedPiece& piece = pressure.pieces.front();
    switch (pressure.kind) {
        case Pressure::Kind::Attack:
            return pressure.isAgain
                       ? ROQUE_MESSAGE("{0} attacks {1}, which must move again", std::move(san),
                                       describe(piece))
                       : ROQUE_MESSAGE("{0} attacks {1}, which must move", std::move(san), describe(piece));
        case Pressure::Kind::PassedPawn:
            return ROQUE_MESSAGE("After {0}, {1} is a passed pawn", std::move(san), describe(piece));
        case Pressure::Kind::DoubledPawns:
            return ROQUE_MESSAGE("After {0}, pawns are doubled on the {1}-file", std::move(san),
                                 toString(piece.square).substr(0, 1));
        case Pressure::Kind::IsolatedPawn:
            return ROQUE_MESSAGE("After {0}, {1} is isolated", std::move(san), describe(piece));
        default:
            return ROQUE_MESSAGE("{0} threatens to win {1}", std::move(san), describe(piece));
    }
}

}  // namespace roque
