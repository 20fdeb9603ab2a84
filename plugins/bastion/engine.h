#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "plugins/bastion/level/weakness.h"
#include "plugins/bastion/search/searcher.h"
#include "plugins/bastion/search/transposition_table.h"
#include "plugins/sdk/search_job.h"

namespace roque::bastion {

/// Bastion's search with all its threads: what the player and the tools of training use.
///
/// One thread at a time uses it, and nothing is set during a search. [player-thread]
class Engine {
public:
    static constexpr std::size_t kDefaultMebibytes = 64;
    static constexpr unsigned kMaxThreads = 256;

    Engine();
    ~Engine();

    /// Empties the transposition table and changes its size, to a quarter of the machine's memory at most,
    /// less if that cannot be had. Returns the new size in mebibytes.
    std::size_t resizeTable(std::size_t mebibytes);
    void setThreads(unsigned threads);
    /// The number of best lines to report (MultiPV).
    void setLines(unsigned lines) noexcept { lines_ = lines; }
    /// The time that each move loses between the player and the clock.
    void setMoveOverhead(std::chrono::milliseconds overhead) noexcept { overhead_ = overhead; }

    /// How long a search goes on before the moves that it searches are told one by one: at first there would
    /// be more of them than anybody can read.
    void setQuietTime(std::chrono::milliseconds time) noexcept { quietTime_ = time; }

    /// Has a watch see what the main thread of later searches evaluates; null for none.
    void setEvaluationWatch(EvaluationWatch* watch) noexcept { watch_ = watch; }

    /// Has another network than the shipped one evaluate positions at full strength from now on, or none, and
    /// begins a new game. Weaker players keep the hand-crafted evaluation, and so their strength.
    void setNetwork(std::shared_ptr<const Network> network);

    /// Whether it plays as well as it can.
    [[nodiscard]] bool isAtFullStrength() const noexcept { return !handicap_; }
    /// Sets the handicap, or none for full strength, and begins a new game.
    void setHandicap(std::optional<Handicap> handicap);
    /// Sets the seed of a weak player's errors and begins a new game: the same seed gives the same games, 0
    /// different ones each time.
    void setSeed(std::uint64_t seed);

    /// Empties the transposition table, and forgets which moves were good.
    void forgetPositions();
    /// Forgets everything about the game before.
    void newGame();

    /// Finds the best move and reports its progress.
    [[nodiscard]] Move search(sdk::SearchJob& job);

    /// The nodes of the last search.
    [[nodiscard]] std::uint64_t nodes() const noexcept;

private:
    [[nodiscard]] Move searchAtFullStrength(sdk::SearchJob& job);
    [[nodiscard]] Move searchWeakly(sdk::SearchJob& job, const Weakness& weakness);
    void forgetIfStrengthChanges(bool isAtFullStrength);
    static void makeWeak(SearchTask& task, const sdk::SearchJob& job, const Weakness& weakness);
    static void help(Searcher& searcher, const SearchTask& helping) noexcept;
    void runAll(const SearchTask& task, const SearchTask& helping);
    [[nodiscard]] SearchTask taskOf(const sdk::SearchJob& job, SearchControl& control) const;
    [[nodiscard]] const Searcher& best() const noexcept;
    void reportLast(sdk::SearchJob& job, const Searcher& chosen,
                    const std::vector<std::vector<Move>>& reported) const;
    void report(sdk::SearchJob& job, const RootMove& line, unsigned rank, int depth) const;

    TranspositionTable table_{kDefaultMebibytes};
    std::vector<std::unique_ptr<Searcher>> searchers_;
    unsigned lines_ = 1;
    EvaluationWatch* watch_ = nullptr;
    std::shared_ptr<const Network> network_;
    std::optional<Handicap> handicap_;
    std::optional<Weakness> weakness_;  ///< the handicap in the present game
    bool wasAtFullStrength_ = false;    ///< whether a weak player made no errors at its last move
    std::uint64_t seed_ = 0;
    std::chrono::milliseconds overhead_{10};
    std::chrono::milliseconds quietTime_{3000};
};

}  // namespace roque::bastion
