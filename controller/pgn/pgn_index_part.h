#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/game/game_result.h"
#include "model/pgn/pgn_problem.h"
#include "model/pgn/text_encoding.h"

namespace roque {

/// The place of a game in a PGN file.
struct PgnPlace {
    std::uint64_t offset =
        0;  ///< of its section (PgnSection), in bytes; for a UTF-16 file, in bytes of its UTF-8
    std::uint32_t length = 0;  ///< of the section, in the same bytes
    std::uint32_t line = 1;    ///< of the file where the section begins, from 1
    std::uint32_t game = 0;    ///< number of the game in the section, from 0
    bool isFragment = false;   ///< the section is a fragment of a text too long for a game
};

/// What a list shows of a game. Texts are UTF-8, shortened if very long, and live as long as the index part
/// they come from.
struct GameSummary {
    std::string_view white;
    std::string_view black;
    std::string_view event;
    std::string_view date;  ///< in PGN's form, "2024.03.31", with question marks for what is unknown
    GameResult result = GameResult::Unknown;
    unsigned plies = 0;                   ///< of the main line
    const PgnProblem* problem = nullptr;  ///< the first error; nullptr if there is none
    std::string_view round = {};
    std::string_view eco = {};      ///< the code of its opening, such as "B90"
    std::string_view opening = {};  ///< as its file names it
    unsigned whiteElo = 0;          ///< 0: unknown
    unsigned blackElo = 0;
};

/// Places and summaries of consecutive games of a file, about a hundred bytes each. Immutable. [any-thread]
class PgnIndexPart {
public:
    [[nodiscard]] std::size_t size() const noexcept { return entries_.size(); }
    [[nodiscard]] GameSummary summary(std::size_t at) const noexcept;
    [[nodiscard]] PgnPlace place(std::size_t at) const noexcept;
    /// Which bytes beyond ASCII the games have.
    [[nodiscard]] const LetterBytes& letters() const noexcept { return bytesOfLetters_; }
    /// The memory it takes, in bytes.
    [[nodiscard]] std::size_t bytes() const noexcept;

private:
    friend class PgnIndexer;

    /// The position in `letters_` of a zero-terminated text.
    using Text = std::uint32_t;
    /// The place and the summary of a game. Compact: there may be millions.
    struct Entry {
        std::uint64_t offset;
        std::uint32_t length;
        std::uint32_t line;
        std::uint32_t game;
        Text white;
        Text black;
        Text event;
        Text date;
        Text round;
        Text eco;
        Text opening;
        std::uint32_t problem;  ///< its number in `problems_`, from 1; 0: none
        std::uint32_t plies;
        std::uint16_t whiteElo;
        std::uint16_t blackElo;
        GameResult result;
        bool isFragment;
    };

    [[nodiscard]] std::string_view text(Text at) const noexcept { return letters_.c_str() + at; }

    std::string letters_ = std::string(1, '\0');  ///< position 0 is the empty text
    std::vector<Entry> entries_;
    std::vector<PgnProblem> problems_;
    LetterBytes bytesOfLetters_;
};

}  // namespace roque
