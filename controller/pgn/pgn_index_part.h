#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/game/game_result.h"

namespace roque {

/// Where a game stands in a file of games in PGN.
struct PgnPlace {
    std::uint64_t offset =
        0;  ///< of its section (PgnSection), in bytes of the file; of its UTF-8 if it is UTF-16
    std::uint32_t length = 0;  ///< of the section, likewise
    std::uint32_t line = 1;    ///< of the file, in which the section begins
    std::uint32_t game = 0;    ///< which game of the section it is
    bool isFragment = false;   ///< only a piece of something too long for a game
};

/// What a list shows of a game. Texts are UTF-8, cut off where they are very long, and live as long as the
/// part of the index that they come from.
struct GameSummary {
    std::string_view white;
    std::string_view black;
    std::string_view event;
    std::string_view date;  ///< as PGN has it: "2024.03.31", with question marks for what is not known
    GameResult result = GameResult::Unknown;
    unsigned plies = 0;        ///< of the main line
    std::string_view problem;  ///< the first error in it (PgnProblem::describe()); empty: none
};

/// What is known about some games in a row of a file: a hundred bytes for each. It does not change once it is
/// made. [any-thread]
class PgnIndexPart {
public:
    [[nodiscard]] std::size_t size() const noexcept { return entries_.size(); }
    [[nodiscard]] GameSummary summary(std::size_t at) const noexcept;
    [[nodiscard]] PgnPlace place(std::size_t at) const noexcept;
    /// How much memory it takes, in bytes.
    [[nodiscard]] std::size_t bytes() const noexcept;

private:
    friend class PgnIndexer;

    /// A place in `letters_`, where a text begins that ends with a zero.
    using Text = std::uint32_t;
    /// The place and the summary of a game, in as few bytes as they need: there may be millions.
    struct Entry {
        std::uint64_t offset;
        std::uint32_t length;
        std::uint32_t line;
        std::uint32_t game;
        Text white;
        Text black;
        Text event;
        Text date;
        Text problem;
        std::uint32_t plies;
        GameResult result;
        bool isFragment;
    };

    [[nodiscard]] std::string_view text(Text at) const noexcept { return letters_.c_str() + at; }

    std::string letters_ = std::string(1, '\0');  ///< begins with an empty text
    std::vector<Entry> entries_;
};

}  // namespace roque
