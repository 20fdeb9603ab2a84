#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "plugins/sdk/score.h"

// The lines that engines write by the Universal Chess Interface (Stefan Meyer-Kahlen,
// "Description of the universal chess interface", April 2006). Moves stay text here: whether one is legal
// depends on a position that the line does not name.
namespace roque::uci {

/// A line without meaning for a program: a greeting, an unknown command, or one that lacks its argument.
struct Unknown {
    bool operator==(const Unknown&) const = default;
};

/// "uciok": the engine has sent its name and its options.
struct UciOk {
    bool operator==(const UciOk&) const = default;
};

/// "readyok": the engine has processed everything sent before "isready".
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

/// "option name ... type ...": an option. Its parts are consistent: a default that its range or choices do
/// not allow is replaced by one that they do.
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

/// "info ...": the progress of a search. Every part may be missing.
struct EngineInfo {
    /// How a score relates to the true one.
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
    std::optional<std::vector<std::string>> line;  ///< best play, up to the first word that is not a move
    std::string text;                              ///< for people

    bool operator==(const EngineInfo&) const = default;
};

/// "bestmove ...": the end of a search.
struct BestMove {
    std::string move;                   ///< empty if the engine has none
    std::optional<std::string> ponder;  ///< the reply that it expects

    bool operator==(const BestMove&) const = default;
};

/// "bestmove" with a text that is not written as a move.
struct BadBestMove {
    std::string text;  ///< the text; may be empty

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

/// Parses a line of an engine. Never fails: parts that cannot be used are dropped one by one, since many
/// engines write slightly wrong lines. Blanks at both ends, such as carriage returns, are ignored.
[[nodiscard]] EngineLine parseEngineLine(std::string_view line);

/// Whether a text is written as a UCI move such as "e2e4" or "e7e8q", legal somewhere or not.
[[nodiscard]] bool isWrittenAsMove(std::string_view text) noexcept;

}  // namespace roque::uci
