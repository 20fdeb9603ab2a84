#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <utility>

#include "controller/players/book_file.h"
#include "controller/players/search.h"

namespace roque {

/// The opening book of an AI player: knows the player's moves as long as the game is in it. [search-thread]
class OpeningBook {
public:
    /// Told why a book cannot be used, in an English sentence without a full stop.
    using Trouble = std::function<void(const std::string&)>;

    /// A book that is not open yet; without a path, none. By the same `seed` the same moves are drawn; by 0
    /// others each time.
    explicit OpeningBook(std::filesystem::path path, std::uint64_t seed = 0)
        : path_(std::move(path)), seed_(seed) {}

    /// Opens the book, which waits for the disk. If it cannot be used, now or later, that is told once, and
    /// it has no moves from then on.
    void open(Trouble trouble);

    /// A move that the book has where a request asks for one, as often drawn as its weight says. Nothing if
    /// it has none, or if the question is which of some moves is best.
    ///
    /// The draw depends on the seed, the position and the number of plies, and on no earlier draw: the same
    /// seed gives the same game also after a move was taken back or the player was made anew.
    [[nodiscard]] std::optional<Move> moveFor(const SearchRequest& request);

private:
    [[nodiscard]] std::uint64_t lot(const Position& position, std::size_t plies);
    void giveUp(const std::string& problem);

    std::filesystem::path path_;
    std::uint64_t seed_;
    Trouble trouble_;
    std::optional<BookFile> file_;
    std::random_device unforeseeable_;
};

/// What a player's book draws by: the player's own option "Seed", so that one number decides the whole game;
/// 0 if that is not set.
[[nodiscard]] std::uint64_t bookSeed(const std::map<std::string, std::string>& options) noexcept;

}  // namespace roque
