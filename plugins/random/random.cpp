// The shortest player: plays any legal move, each as likely as another.
//
// Everything a plugin needs is here: a class derived from Player, its options, search(), and one macro at the
// end. plugins/README.md explains how to begin a player of your own.

#include <array>
#include <cstdint>
#include <random>
#include <string_view>

#include "model/movegen/legal_moves.h"
#include "plugins/sdk/player_plugin.h"

namespace {

/// Chooses among the legal moves by a seed and nothing else.
///
/// The choice depends on the seed, the position and the number of plies made, and on no earlier call: the
/// same seed gives the same game even after a takeback or with a new player object.
class RandomPlayer final : public roque::sdk::Player {
public:
    static constexpr std::array kOptions{
        roque::sdk::spinOption("Seed", "The same number gives the same game; 0 gives another one each time.",
                               0, 0, 1'000'000'000),
    };

    void setOption(std::string_view /*name*/, const roque::sdk::OptionValue& value) override {
        seed_ = static_cast<std::uint64_t>(value.number());
    }

    [[nodiscard]] roque::Move search(roque::sdk::SearchJob& job) override {
        const roque::MoveList moves = roque::legalMoves(job.position());
        return moves[chance(job) % moves.size()];
    }

private:
    /// An unpredictable number unless a seed is set. (The remainder of its division by the number
    /// of moves favours no move by more than one part in 10^17.)
    [[nodiscard]] std::uint64_t chance(const roque::sdk::SearchJob& job) {
        if (seed_ == 0) return unforeseeable_();
        std::mt19937_64 generator(seed_ ^ job.position().key() ^ job.game().size() << 32U);
        return generator();
    }

    std::uint64_t seed_ = 0;
    std::mt19937_64 unforeseeable_{std::random_device{}()};
};

}  // namespace

ROQUE_PLAYER_PLUGIN(RandomPlayer, "random", "Random", "The Roque developers", "1.0");
