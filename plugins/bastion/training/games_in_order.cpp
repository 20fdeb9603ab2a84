#include "plugins/bastion/training/games_in_order.h"

#include <thread>
#include <utility>

#include "model/base/scope_exit.h"

namespace roque::bastion::training {

/// A step of splitmix64 (G. Steele, D. Lea and C. Flood, "Fast splittable pseudorandom number generators",
/// 2014): neighbouring numbers give unrelated ones.
std::uint64_t GamesInOrder::seedOf(std::uint64_t fileSeed, std::uint32_t game) noexcept {
    std::uint64_t mixed = (fileSeed << 32U) + game + 0x9E37'79B9'7F4A'7C15U;
    mixed = (mixed ^ mixed >> 30U) * 0xBF58'476D'1CE4'E5B9U;
    mixed = (mixed ^ mixed >> 27U) * 0x94D0'49BB'1331'11EBU;
    return mixed ^ mixed >> 31U;
}

void GamesInOrder::run(unsigned threads, const std::function<PlayGame()>& makePlayer, const Sink& sink) {
    std::vector<std::jthread> players;
    const ScopeExit end([this] {  // if makePlayer or sink throws, no further game begins
        const std::scoped_lock lock(mutex_);
        next_ = games_;
    });
    for (unsigned thread = 0; thread < threads; ++thread)
        players.emplace_back([this, playGame = makePlayer()] { play(playGame); });
    for (std::uint32_t number = 0; number < games_; ++number) {
        auto positions = await(number);
        for (PackedPosition& position : positions) position.game = number;
        sink(positions);
    }
}

void GamesInOrder::play(const PlayGame& playGame) {
    try {
        while (const auto number = takeNumber()) {
            auto positions = playGame(seedOf(seed_, *number));
            const std::scoped_lock lock(mutex_);
            played_.emplace(*number, std::move(positions));
            isPlayed_.notify_one();
        }
    } catch (...) {
        const std::scoped_lock lock(mutex_);
        failure_ = std::current_exception();
        isPlayed_.notify_one();
    }
}

/// The number of a game to play; nothing if all are played or a player has failed.
std::optional<std::uint32_t> GamesInOrder::takeNumber() {
    const std::scoped_lock lock(mutex_);
    if (next_ == games_ || failure_) return std::nullopt;
    return next_++;
}

std::vector<PackedPosition> GamesInOrder::await(std::uint32_t number) {
    std::unique_lock lock(mutex_);
    isPlayed_.wait(lock, [&] { return failure_ || played_.contains(number); });
    if (failure_) std::rethrow_exception(failure_);
    return std::move(played_.extract(number).mapped());
}

}  // namespace roque::bastion::training
