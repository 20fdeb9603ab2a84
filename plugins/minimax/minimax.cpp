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

    /// The limit of the option. Those of the request and of the clock are the job's
    /// (SearchJob::isStopRequested).
    [[nodiscard]] std::optional<milliseconds> timeFor(const sdk::SearchJob& job) const {
        if (job.limits().infinite || moveTime_ == milliseconds(0)) return std::nullopt;
        return moveTime_;
    }

    unsigned depth_ = 4;
    milliseconds moveTime_{0};
    Evaluation evaluation_;
};

}  // namespace
}  // namespace roque::minimax

ROQUE_PLAYER_PLUGIN(roque::minimax::MinimaxPlayer, "minimax", "Minimax", "The Roque developers", "1.0");
