// The strong player: options in, moves out. Start reading at engine.h and search/searcher.h.

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <string_view>
#include <utility>

#include "plugins/bastion/engine.h"
#include "plugins/bastion/evaluation/shipped_network.h"
#include "plugins/bastion/search/parameters.h"
#include "plugins/sdk/player_plugin.h"

namespace roque::bastion {
namespace {

constexpr std::array kPlayerOptions{
    sdk::spinOption("Level", "How well to play, from beginner to as well as it can.", kLevels, 1, kLevels),
    sdk::spinOption(
        "Hash", "Megabytes of memory for positions already looked at, a quarter of the machine's at most.",
        Engine::kDefaultMebibytes, 1, 65'536),
    sdk::spinOption("Threads",
                    "How many processors think at the same time; each takes 3 megabytes beside Hash.", 1, 1,
                    Engine::kMaxThreads),
    sdk::spinOption("MultiPV", "How many best lines are shown.", 1, 1, 256),
    sdk::spinOption("Move Overhead", "Milliseconds that each move loses on its way to the clock.", 10, 0,
                    5000),
    sdk::checkOption("UCI_LimitStrength", "Play as well as UCI_Elo says, whatever the level.",
                     sdk::Ticked::No),
    sdk::spinOption("UCI_Elo",
                    "The strength to aim at, on the scale of chess programs, between those of the levels.",
                    1500, kLowestRating, kHighestRating),
    sdk::spinOption("Seed",
                    "0: a weak player errs differently in each game; any other number: always the same way.",
                    0, 0, 1'000'000'000),
    sdk::stringOption(
        "EvalFile",
        "A network file that evaluates positions at full strength; empty: the built-in one; none: the "
        "hand-crafted evaluation.",
        ""),
    sdk::buttonOption("Clear Hash", "Forget all positions already looked at."),
};

/// The options of the player; in a tuning build the search parameters follow.
constexpr auto allOptions() {
    constexpr std::size_t kParametersShown = kIsTuning ? kParameters.size() : 0;
    std::array<sdk::Option, kPlayerOptions.size() + kParametersShown> options{};
    const auto rest = std::ranges::copy(kPlayerOptions, options.begin()).out;
    std::transform(kParameters.begin(), kParameters.begin() + kParametersShown, rest,
                   [](const Parameter& each) {
                       return sdk::spinOption(each.name, each.test, each.value, each.minimum, each.maximum);
                   });
    return options;
}

class BastionPlayer final : public sdk::Player {
public:
    static constexpr auto kOptions = allOptions();

    void setOption(std::string_view name, const sdk::OptionValue& value) override {
        if constexpr (kIsTuning) {
            const auto isNamed = [&](const Parameter& each) { return each.name == name; };
            if (std::ranges::any_of(kParameters, isNamed))
                setParameter(name, static_cast<int>(value.number()));
        }
        if (name == "Hash") resizeTable(static_cast<std::size_t>(value.number()));
        if (name == "Clear Hash") engine_.forgetPositions();
        if (name == "Threads") engine_.setThreads(static_cast<unsigned>(value.number()));
        if (name == "MultiPV") engine_.setLines(static_cast<unsigned>(value.number()));
        if (name == "Seed") engine_.setSeed(static_cast<std::uint64_t>(value.number()));
        if (name == "Level") level_ = static_cast<int>(value.number());
        if (name == "UCI_Elo") rating_ = static_cast<int>(value.number());
        if (name == "UCI_LimitStrength") isLimited_ = value.isTicked();
        if (name == "Level" || name == "UCI_Elo" || name == "UCI_LimitStrength")
            engine_.setHandicap(isLimited_ ? handicapForRating(rating_) : handicapOfLevel(level_));
        if (name == "EvalFile") setNetwork(value.text());
        if (name == "Move Overhead") engine_.setMoveOverhead(std::chrono::milliseconds(value.number()));
    }

    void newGame() override { engine_.newGame(); }

    [[nodiscard]] Move search(sdk::SearchJob& job) override {
        for (std::string* const trouble : {&hashTrouble_, &networkTrouble_}) tellOnce(job, *trouble);
        if (engine_.isAtFullStrength()) tellOnce(job, networkNews_);
        return engine_.search(job);
    }

private:
    static void tellOnce(sdk::SearchJob& job, std::string& text) {
        if (!text.empty()) job.tell(std::exchange(text, {}));
    }
    [[nodiscard]] static std::string newsOf(const NetworkFile& file) { return "network " + file.identity(); }

    /// It plays on as before if the file is of no use. Either is told at the next search.
    void setNetwork(std::string_view file) {
        networkTrouble_.clear();
        if (file.empty()) {
            networkNews_ = newsOf(shippedNetwork());
            return engine_.setNetwork(shippedNetwork().network);
        }
        if (file == "none") {
            networkNews_.clear();
            return engine_.setNetwork(nullptr);
        }
        const auto read = NetworkFile::read(file);
        if (read) {
            networkNews_ = newsOf(*read);
            engine_.setNetwork(read->network);
        } else {
            networkTrouble_ = std::string(file) + ' ' + std::string(describe(read.error()));
        }
    }

    /// It plays on with what can be had, and says so at the next search.
    void resizeTable(std::size_t wanted) {
        const std::size_t had = engine_.resizeTable(wanted);
        hashTrouble_.clear();
        if (had != wanted)
            hashTrouble_ = "Hash is " + std::to_string(had) + " megabytes: there is no memory for "
                           + std::to_string(wanted);
    }

    Engine engine_;
    int level_ = kLevels;
    int rating_ = 1500;
    bool isLimited_ = false;
    std::string hashTrouble_;  ///< to be told
    std::string networkTrouble_;
    std::string networkNews_ = newsOf(shippedNetwork());
};

}  // namespace
}  // namespace roque::bastion

ROQUE_PLAYER_PLUGIN(roque::bastion::BastionPlayer, "bastion", "Bastion", "The Roque developers", "0.1");
