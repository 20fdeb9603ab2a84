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
#include "controller/search/search.h"

namespace roque {

/// The opening book of an AI player. [search-thread]
class OpeningBook {
public:
    /// Receives the reason why a book cannot be used, a sentence without a full stop.
    using Trouble = std::function<void(const Message&)>;

    /// A book that is not open yet; without a path, there is none. The same `seed` draws the same moves; 0
    /// draws different ones each time.
    explicit OpeningBook(std::filesystem::path path, std::uint64_t seed = 0)
        : path_(std::move(path)), seed_(seed) {}

    /// Opens the book, which waits for the disk. If it cannot be used, now or later, `trouble` is called
    /// once, and the book has no moves from then on.
    void open(Trouble trouble);

    /// A book move for the position of a request, drawn by weight. Nothing if the book has none, or if the
    /// request is limited to some moves.
    ///
    /// The draw depends on the seed, the position and the number of plies, and on no earlier draw: the same
    /// seed gives the same game even after a takeback or with a new player object.
    [[nodiscard]] std::optional<Move> moveFor(const SearchRequest& request);

private:
    [[nodiscard]] std::uint64_t lot(const Position& position, std::size_t plies);
    void giveUp(const Message& problem);

    std::filesystem::path path_;
    std::uint64_t seed_;
    Trouble trouble_;
    std::optional<BookFile> file_;
    std::random_device unforeseeable_;
};

/// The seed of a player's book: the player's own option "Seed", so that one number decides the whole game; 0
/// if that is not set.
[[nodiscard]] std::uint64_t bookSeed(const std::map<std::string, std::string>& options) noexcept;

}  // namespace roque
