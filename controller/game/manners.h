#pragma once

namespace roque {

/// How AI players behave towards people, apart from the moves they choose. None of it by default: matches and
/// other programs want the moves only. docs/manners.md explains each.
struct Manners {
    bool takesTime = false;     ///< players that people can match take as long as a person for a move
    bool seeksDraws = false;    ///< they offer draws, and claim those that the rules allow
    bool resigns = false;       ///< players of some strength resign hopeless games
    bool usesOwnBooks = false;  ///< strong players that bring an opening book use it

    bool operator==(const Manners&) const = default;
};

}  // namespace roque
