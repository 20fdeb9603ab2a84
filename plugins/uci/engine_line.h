#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "plugins/sdk/score.h"

// What engines write, one line each, as the Universal Chess Interface has it (Stefan Meyer-Kahlen,
// "Description of the universal chess interface", April 2006). Moves stay text here: whether one is legal
// depends on a position that the line does not name.
namespace roque::uci {

/// A line that says nothing to a program: a greeting, an unknown command, or one that lacks what it is about.
struct Unknown {
    bool operator==(const Unknown&) const = default;
};

/// "uciok": the engine has told who it is and what can be set about it.
struct UciOk {
    bool operator==(const UciOk&) const = default;
};

/// "readyok": everything sent before "isready" has been dealt with.
struct ReadyOk {
    bool operator==(const ReadyOk&) const = default;
};

/// "id name ..." or "id author ...".
struct EngineId {
    enum class Part : std::uint8_t { Name, Author };
    Part part = Part::Name;
    std::string text;  ///< as the engine wrote it; not empty

    bool operator==(const EngineId&) const = default;
};

/// "option name ... type ...": something that can be set. Its parts fit together: a default that the engine
/// gives in vain is replaced by one that is allowed.
struct EngineOption {
    enum class Kind : std::uint8_t { Check, Spin, Combo, Button, String };
    std::string name;
    Kind kind = Kind::String;
    std::string defaultValue;  ///< "true" or "false" of a check; empty for a button
    std::int64_t minimum = 0;  ///< of a spin
    std::int64_t maximum = 0;
    std::vector<std::string> choices;  ///< of a combo, at least one

    bool operator==(const EngineOption&) const = default;
};

/// "info ...": what the engine thinks. Everything may be missing.
struct EngineInfo {
    /// How exact a score is.
    enum class Bound : std::uint8_t { Exact, Lower, Upper };

    /// Chances out of 1000, for the side to move.
    struct Chances {
        unsigned win = 0;
        unsigned draw = 0;
        unsigned loss = 0;

        bool operator==(const Chances&) const = default;
    };

    std::optional<unsigned> depth;           ///< plies
    std::optional<unsigned> selectiveDepth;  ///< plies of the longest line
    std::optional<unsigned> multiPv;         ///< rank among several lines, from 1
    std::optional<sdk::Score> score;         ///< for the side to move
    Bound bound = Bound::Exact;
    std::optional<Chances> chances;
    std::optional<std::uint64_t> nodes;
    std::optional<std::uint64_t> nodesPerSecond;
    std::optional<std::uint64_t> tableHits;     ///< of endgame tables
    std::optional<std::uint64_t> milliseconds;  ///< since the search began
    std::optional<unsigned> hashFull;           ///< thousandths of the table in use
    std::string currentMove;                    ///< the move of the root that is being searched; may be empty
    std::optional<unsigned> currentMoveNumber;  ///< from 1
    std::optional<std::vector<std::string>> line;  ///< best play, up to what is not written as a move
    std::string text;                              ///< something for people to read

    bool operator==(const EngineInfo&) const = default;
};

/// "bestmove ...": the end of a search.
struct BestMove {
    std::string move;                   ///< empty if the engine says that it has none
    std::optional<std::string> ponder;  ///< the reply that it expects

    bool operator==(const BestMove&) const = default;
};

/// "bestmove" with something that is not written as a move.
struct BadBestMove {
    std::string text;  ///< what there was instead; may be empty

    bool operator==(const BadBestMove&) const = default;
};

/// "copyprotection ..." or "registration ...".
struct Licence {
    enum class State : std::uint8_t { Checking, Ok, Error };
    bool isRegistration = false;
    State state = State::Checking;

    bool operator==(const Licence&) const = default;
};

using EngineLine =
    std::variant<Unknown, UciOk, ReadyOk, EngineId, EngineOption, EngineInfo, BestMove, BadBestMove, Licence>;

/// What a line of an engine means. Never fails: what cannot be used is dropped, part by part, since engines
/// that write a little amiss are common. Blanks at both ends, carriage returns too, mean nothing.
[[nodiscard]] EngineLine parseEngineLine(std::string_view line);

/// Whether a text is written as a UCI move such as "e2e4" or "e7e8q", legal somewhere or not.
[[nodiscard]] bool isWrittenAsMove(std::string_view text) noexcept;

}  // namespace roque::uci
