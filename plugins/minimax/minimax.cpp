// The player to learn from. Read search.h first, then search.cpp, evaluation.cpp and move_ordering.cpp.

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <string_view>

#include "plugins/minimax/evaluation.h"
#include "plugins/minimax/search.h"
#include "plugins/sdk/player_plugin.h"

namespace roque::minimax {
namespace {

using std::chrono::milliseconds;

class MinimaxPlayer final : public sdk::Player {
public:
    static constexpr std::array kOptions{
        sdk::spinOption("Depth", "How many plies (half moves) to look ahead.", 4, 1, 8),
        sdk::spinOption("Move time", "Milliseconds for a move at most; 0 for no limit.", 0, 0, 600'000),
        sdk::spinOption("Seed",
                        "0 gives the same game each time, another number some variety that can be repeated.",
                        0, 0, 1'000'000'000),
    };

    void setOption(std::string_view name, const sdk::OptionValue& value) override {
        if (name == "Depth") depth_ = static_cast<unsigned>(value.number());
        if (name == "Move time") moveTime_ = milliseconds(value.number());
        if (name == "Seed") evaluation_ = Evaluation(static_cast<std::uint64_t>(value.number()));
    }

    [[nodiscard]] Move search(sdk::SearchJob& job) override {
        return Search(job, evaluation_, timeFor(job)).run(depthFor(job.limits()));
    }

private:
    /// The depth of the request precedes that of the option; an infinite analysis goes as deep as it can.
    [[nodiscard]] unsigned depthFor(const sdk::Limits& limits) const {
        const unsigned usual = limits.infinite ? Search::kDeepest : depth_;
        return std::clamp(limits.depth.value_or(usual), 1U, Search::kDeepest);
    }

    /// The shortest of all limits: of the option, of the request and of the clock.
    [[nodiscard]] std::optional<milliseconds> timeFor(const sdk::SearchJob& job) const {
        const sdk::Limits& limits = job.limits();
        if (limits.infinite) return std::nullopt;
        std::optional<milliseconds> least;
        const auto consider = [&](milliseconds time) { least = least ? std::min(*least, time) : time; };
        if (moveTime_ > milliseconds(0)) consider(moveTime_);
        if (limits.moveTime) consider(*limits.moveTime);
        if (const auto share = shareOfClock(job)) consider(*share);
        return least;
    }

    /// The share of the clock if thirty moves are left, and most of the increment.
    [[nodiscard]] static std::optional<milliseconds> shareOfClock(const sdk::SearchJob& job) {
        constexpr unsigned kMovesExpected = 30;
        const sdk::Limits& limits = job.limits();
        const Color us = job.position().sideToMove();
        const std::optional<milliseconds> left = limits.timeLeft[us];
        if (!left) return std::nullopt;
        const milliseconds increment = limits.increment[us].value_or(milliseconds(0));
        const unsigned moves = std::clamp(limits.movesToGo.value_or(kMovesExpected), 1U, kMovesExpected);
        return std::min(*left / (moves + 1) + increment * 3 / 4, *left / 2);
    }

    unsigned depth_ = 4;
    milliseconds moveTime_{0};
    Evaluation evaluation_;
};

}  // namespace
}  // namespace roque::minimax

ROQUE_PLAYER_PLUGIN(roque::minimax::MinimaxPlayer, "minimax", "Minimax", "The Roque developers", "1.0");
