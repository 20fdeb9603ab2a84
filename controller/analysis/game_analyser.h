#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "controller/analysis/analysis_budget.h"
#include "controller/analysis/game_analysis.h"
#include "controller/analysis/node_budget.h"
#include "controller/search/search_engine.h"
#include "model/game/game_record.h"

namespace roque {

/// Has an engine analyse games, from the last move to the first, so that what it has found out later is in
/// its table when it comes to the causes.
///
/// The budget is in nodes: an engine that searches with one thread says the same each time. A move near the
/// border of a judgement is compared with the engine's choice once more, both alone; a blunder must be
/// confirmed by several times the budget. The engine's own choice is never criticised.
///
/// An engine that does not know what nodes are gets time instead (NodeBudget). One that ignores the budget
/// altogether is at fault (EngineError::Kind::Hung) when its patience is over. Belongs to one thread, which
/// waits for the engine. [search-thread]
class GameAnalyser {
public:
    /// Called after each move with how many are done.
    using OnMove = std::function<void(std::size_t done)>;

    /// The engine outlives the analyser.
    GameAnalyser(SearchEngine& engine, const WinCurve& curve, const AnalysisBudget& budget,
                 const SearchPatience& patience = {})
        : engine_(engine), curve_(curve), budget_(budget), patience_(patience) {}

    /// Called at the begin of each search with how long it may take; may be empty.
    std::function<void(std::chrono::milliseconds longest)> onSearch;

    /// Analyses the main line. After a stop, EngineError::Kind::Closed.
    [[nodiscard]] Result<GameAnalysis, EngineError> analyse(const GameRecord& game,
                                                            const std::stop_token& stop,
                                                            const OnMove& onMove);

    /// What has been analysed, also if analyse() has failed: see GameAnalysis. Empty if the engine has given
    /// no score: what stands in the entries then is nobody's opinion.
    [[nodiscard]] GameAnalysis done() const { return hasScored_ ? analysis_ : GameAnalysis(); }

private:
    /// The last exact score of each move that was reported.
    struct Report {
        PositionAnalysis best;
        std::uint64_t nodes = 0;  ///< as the engine says; 0: it does not
        std::vector<std::pair<Move, WhiteScore>> scores;

        void note(Move move, const WhiteScore& score);
        [[nodiscard]] std::optional<WhiteScore> scoreOf(Move move) const;
    };

    using Answer = Result<Report, EngineError>;

    void takeLine(const GameRecord& game);
    [[nodiscard]] Answer search(std::size_t ply, std::uint64_t nodes, std::vector<Move> only = {});
    [[nodiscard]] Result<PositionAnalysis, EngineError> look(std::size_t ply);
    [[nodiscard]] Result<Difficulty, EngineError> difficulty(std::size_t ply);
    [[nodiscard]] Result<void, EngineError> setLines(unsigned lines);
    [[nodiscard]] Result<double, EngineError> loss(std::size_t ply, MoveAnalysis& move);
    [[nodiscard]] Result<std::optional<double>, EngineError> lossAlone(std::size_t ply,
                                                                       const MoveAnalysis& move,
                                                                       std::uint64_t nodes);
    [[nodiscard]] Result<std::optional<double>, EngineError> confirm(std::size_t ply, MoveAnalysis& move,
                                                                     std::uint64_t nodes);
    void reviewReply(std::size_t ply, const MoveAnalysis& move);
    [[nodiscard]] Result<std::optional<PositionAnalysis>, EngineError> searchMove(std::size_t ply, Move move,
                                                                                  std::uint64_t nodes);
    [[nodiscard]] double lossBetween(std::size_t ply, const WhiteScore& best, const WhiteScore& played) const;
    [[nodiscard]] MoveJudgement judge(std::size_t ply, const MoveAnalysis& move) const;

    SearchEngine& engine_;
    WinCurve curve_;
    AnalysisBudget budget_;
    SearchPatience patience_;
    std::stop_token stop_;
    SearchRequest request_;            ///< the whole game
    std::vector<Position> positions_;  ///< one more than moves
    unsigned lines_ = 1;               ///< of which the engine has been told
    NodeBudget nodeBudget_;
    bool hasScored_ = false;  ///< a position of the game
    GameAnalysis analysis_;
};

}  // namespace roque
