#include "controller/pgn/pgn_count.h"

#include <algorithm>

#include "model/notation/san.h"

namespace roque {
namespace {

/// Whether a tag has a value: neither nothing nor "?".
bool isKnown(std::string_view value) {
    return !value.empty() && value[0] != '?';
}

class Counter final : public PgnVisitor {
public:
    Counter(unsigned openingPlies, PgnBatchResult& result) : openingPlies_(openingPlies), result_(result) {}

    void beginGame() override {
        opening_.clear();
        plies_ = 0;
        depth_ = 0;
        hasErrors_ = false;
    }

    void tag(std::string_view name, std::string_view value) override {
        constexpr std::size_t kYearDigits = 4;
        if (!isKnown(value)) return;
        if (name == "White" || name == "Black") ++figures().players[std::string(value)];
        if (name == "Date" && value.size() >= kYearDigits && value.find('?') >= kYearDigits)
            ++figures().years[std::string(value.substr(0, kYearDigits))];
    }

    void move(const Position& before, Move move, const Position& /*after*/) override {
        if (depth_ > 0) return;
        if (plies_ < openingPlies_) {
            if (plies_ > 0) opening_ += ' ';
            opening_ += toSan(before, move);
        }
        ++plies_;
    }

    void nag(Nag /*nag*/) override { ++figures().nags; }
    void comment(std::string_view /*text*/) override { ++figures().comments; }
    void beginVariation() override {
        ++depth_;
        ++figures().variations;
    }
    void endVariation() override { --depth_; }

    void problem(const PgnProblem& problem) override {
        if (problem.isError()) hasErrors_ = true;
    }

    void endGame(GameResult result, std::string_view /*text*/) override {
        ++result_.games;
        if (hasErrors_) ++result_.gamesWithErrors;
        ++figures().games;
        figures().plies += plies_;
        figures().maxPlies = std::max(figures().maxPlies, plies_);
        ++figures().results[static_cast<std::size_t>(result)];
        if (plies_ >= openingPlies_ && plies_ > 0) ++figures().openings[opening_];
    }

private:
    [[nodiscard]] PgnStatistics& figures() noexcept { return result_.statistics; }

    unsigned openingPlies_;
    PgnBatchResult& result_;
    std::string opening_;
    std::uint64_t plies_ = 0;
    std::size_t depth_ = 0;
    bool hasErrors_ = false;
};

}  // namespace

PgnBatchResult countGames(const PgnBatch& batch, unsigned openingPlies) {
    PgnBatchResult result;
    Counter counter(openingPlies, result);
    batch.readTo(counter);
    return result;
}

}  // namespace roque
