#pragma once

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

#include "plugins/bastion/training/packed_position.h"

namespace roque::bastion::training {

/// Plays the game with this seed and returns the positions to keep.
using PlayGame = std::function<std::vector<PackedPosition>(std::uint64_t seed)>;

/// Plays the games of a file on several threads and hands them over in their order, so that the file does not
/// depend on the number of threads.
class GamesInOrder {
public:
    /// Takes the positions of the next game, which carry its number. [caller's thread]
    using Sink = std::function<void(const std::vector<PackedPosition>&)>;

    /// `seed` is that of the file, below 2^32.
    GamesInOrder(std::uint64_t seed, std::uint32_t games) : seed_(seed), games_(games) {}

    /// Plays all games; may be called once. `makePlayer` makes the player of one thread. [caller's thread]
    /// Throws what it, a player or `sink` throws, once the games in progress have ended.
    void run(unsigned threads, const std::function<PlayGame()>& makePlayer, const Sink& sink);

    /// The seed of a game: all games of all files differ if the seeds of the files are below 2^32.
    [[nodiscard]] static std::uint64_t seedOf(std::uint64_t fileSeed, std::uint32_t game) noexcept;

private:
    void play(const PlayGame& playGame);
    [[nodiscard]] std::optional<std::uint32_t> takeNumber();
    [[nodiscard]] std::vector<PackedPosition> await(std::uint32_t number);

    const std::uint64_t seed_;
    const std::uint32_t games_;
    std::mutex mutex_;
    std::condition_variable isPlayed_;
    std::uint32_t next_ = 0;  ///< number of the first game that nobody plays yet
    std::map<std::uint32_t, std::vector<PackedPosition>> played_;
    std::exception_ptr failure_;
};

}  // namespace roque::bastion::training
