#include <algorithm>

#include "model/notation/pgn/pgn_parser.h"
#include "model/notation/san.h"
#include "view/terminal/pgn_work.h"

namespace roque::terminal {
namespace {

/// Whether the value of a tag says something.
bool isKnown(std::string_view value) {
    return !value.empty() && value[0] != '?';
}

class Counter final : public PgnVisitor {
public:
    Counter(unsigned openingPlies, PgnYield& yield) : openingPlies_(openingPlies), yield_(yield) {}

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
        ++yield_.games;
        if (hasErrors_) ++yield_.gamesWithErrors;
        ++figures().games;
        figures().plies += plies_;
        figures().longest = std::max(figures().longest, plies_);
        ++figures().results[static_cast<std::size_t>(result)];
        if (plies_ >= openingPlies_ && plies_ > 0) ++figures().openings[opening_];
    }

private:
    [[nodiscard]] PgnStatistics& figures() noexcept { return yield_.statistics; }

    unsigned openingPlies_;
    PgnYield& yield_;
    std::string opening_;
    std::uint64_t plies_ = 0;
    std::size_t depth_ = 0;
    bool hasErrors_ = false;
};

}  // namespace

PgnYield countGames(const PgnBatch& batch, unsigned openingPlies) {
    PgnYield yield;
    Counter counter(openingPlies, yield);
    PgnParser parser(counter);
    for (const PgnBatch::Part& part : batch.parts) parser.parse(batch.section(part));
    return yield;
}

}  // namespace roque::terminal
