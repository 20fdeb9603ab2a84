#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "controller/pgn/pgn_file.h"

namespace roque {

/// Which games somebody looks for.
struct GameCriteria {
    std::string words;                 ///< each must be in a name, the event or the date
    std::optional<GameResult> result;  ///< any if not set
    bool onlyWithErrors = false;

    bool operator==(const GameCriteria&) const = default;
};

/// Looks for games in a file, some at a time, so that nobody has to wait. Small and capital letters are the
/// same, and so are letters with and without accents.
class GameSearch {
public:
    explicit GameSearch(const GameCriteria& criteria);

    /// Looks through some thousand games of those that have not been looked through yet; false if there were
    /// none.
    bool goOn(const PgnFile& file);

    /// The numbers of the games that fit, as far as they have been found.
    [[nodiscard]] const std::vector<std::uint32_t>& found() const noexcept { return found_; }
    [[nodiscard]] bool fits(const GameSummary& game) const;

private:
    std::vector<std::string> words_;
    GameCriteria criteria_;
    std::size_t parts_ = 0;  ///< how many have been looked through
    std::uint32_t games_ = 0;
    std::vector<std::uint32_t> found_;
};

/// A text by which it is searched: in small letters without accents, as far as they are of Latin.
[[nodiscard]] std::string searchText(std::string_view text);

}  // namespace roque
