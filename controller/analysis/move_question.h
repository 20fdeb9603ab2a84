#pragma once

#include <stop_token>

#include "controller/analysis/analysis_subject.h"
#include "controller/analysis/move_answer.h"
#include "controller/analysis/node_budget.h"
#include "controller/search/search_engine.h"
#include "model/tactics/reason_finder.h"

namespace roque {

/// Asks an engine what a move is worth and what is best, and looks for a reason that can be proved. Belongs
/// to one thread, which waits for the engine. [search-thread]
class MoveQuestion {
public:
    /// Whether reasons are looked for, or only scores and lines.
    enum class Reasons : std::uint8_t { Proved, None };

    /// The limits of each of two searches, unless others are given: what is best, and what refutes the move.
    /// Shorter ones, of an eighth, follow where a line ends early and where something is threatened.
    [[nodiscard]] static SearchLimits defaultLimits();

    /// If reasons are looked for and the limits are in nodes, ask() repeats both searches with so many times
    /// the nodes where a move costs little or the reason found wins nothing. The answer then comes from
    /// these.
    static constexpr std::uint64_t kRepeatFactor = 2;

    /// The engine outlives the question.
    MoveQuestion(SearchEngine& engine, const WinCurve& curve, SearchLimits limits,
                 Reasons reasons = Reasons::Proved)
        : engine_(engine), curve_(curve), limits_(limits), reasons_(reasons) {}

    /// The answer about a legal move. After a stop, EngineError::Kind::Closed; Failed if the engine tells no
    /// score, unless the move is the only legal one.
    [[nodiscard]] Result<MoveAnswer, EngineError> ask(const AnalysisSubject& subject, Move move,
                                                      const std::stop_token& stop);

private:
    /// What a search says of a position.
    struct Verdict {
        WhiteScore score;
        std::vector<Move> line;
    };

    [[nodiscard]] Result<MoveAnswer, EngineError> compare(const AnalysisSubject& subject, Move move,
                                                          const SearchLimits& limits,
                                                          const std::stop_token& stop);
    [[nodiscard]] Result<Verdict, EngineError> look(const AnalysisSubject& subject,
                                                    const SearchLimits& limits, const std::stop_token& stop);
    [[nodiscard]] Result<void, EngineError> prolong(Verdict& verdict, AnalysisSubject subject,
                                                    const SearchLimits& limits, const std::stop_token& stop);
    [[nodiscard]] Result<void, EngineError> explain(MoveAnswer& answer, const AnalysisSubject& subject,
                                                    const ReasonFinder& finder, const std::stop_token& stop);
    [[nodiscard]] Result<PressureFinder::Passed, EngineError> ifPassed(const Position& position,
                                                                       Variant variant,
                                                                       const std::stop_token& stop);

    SearchEngine& engine_;
    WinCurve curve_;
    SearchLimits limits_;
    NodeBudget nodeBudget_;
    Reasons reasons_;
};

/// What is known of the move of an answer, for a ReasonFinder. `occurrences` counts the position after it.
[[nodiscard]] MoveCase caseOf(const MoveAnswer& answer, unsigned occurrences);

}  // namespace roque
