#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "plugins/bastion/level/weakness.h"
#include "plugins/bastion/search/searcher.h"
#include "plugins/bastion/transposition_table.h"
#include "plugins/sdk/search_job.h"

namespace roque::bastion {

/// Bastion's search with all its threads: what the player asks, and the benchmark.
///
/// One thread at a time uses it, and nothing is set during a search. [player-thread]
class Engine {
public:
    static constexpr std::size_t kUsualMebibytes = 64;
    static constexpr unsigned kMostThreads = 256;

    Engine();
    ~Engine();

    /// Gives the table another size and forgets what is in it: a quarter of the machine's memory at most,
    /// less if that cannot be had. Returns the size it has got.
    std::size_t resizeTable(std::size_t mebibytes);
    void useThreads(unsigned threads);
    /// How many best lines are reported.
    void wantLines(unsigned lines) noexcept { lines_ = lines; }
    /// What each move loses on its way between the player and the clock.
    void expectOverhead(std::chrono::milliseconds overhead) noexcept { overhead_ = overhead; }

    /// How well to play: a handicap, or none for as well as it can. Forgets the game before.
    void play(std::optional<Handicap> handicap);
    /// What a weak player's errors are drawn by: the same games for the same seed; 0 for other ones each
    /// time.
    void useSeed(std::uint64_t seed);

    /// Forgets the game before.
    void newGame();

    /// Finds the best move and reports on the way.
    [[nodiscard]] Move search(sdk::SearchJob& job);

    /// Positions looked at in the last search.
    [[nodiscard]] std::uint64_t nodes() const noexcept;

private:
    [[nodiscard]] Move searchAtFullStrength(sdk::SearchJob& job);
    [[nodiscard]] Move searchWeakly(sdk::SearchJob& job, const Weakness& weakness);
    static void help(Searcher& searcher, const Searcher::Task& helping) noexcept;
    void runAll(const Searcher::Task& task, const Searcher::Task& helping);
    [[nodiscard]] Searcher::Task taskOf(const sdk::SearchJob& job, SearchControl& control) const;
    [[nodiscard]] const Searcher& best() const noexcept;
    void report(sdk::SearchJob& job, const RootMove& line, unsigned rank, int depth) const;

    TranspositionTable table_{kUsualMebibytes};
    std::vector<std::unique_ptr<Searcher>> searchers_;
    unsigned lines_ = 1;
    std::optional<Handicap> handicap_;
    std::optional<Weakness> weakness_;  ///< the handicap in the present game
    bool wasAwake_ = false;             ///< whether it was without errors at its last move
    std::uint64_t seed_ = 0;
    std::chrono::milliseconds overhead_{30};
};

}  // namespace roque::bastion
