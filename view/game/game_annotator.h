#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "controller/analysis/analysis_job.h"
#include "controller/game/game_controller.h"
#include "model/base/catalogue.h"
#include "view/game/game_session.h"

namespace roque {

/// Has an engine annotate the game on the board, in the background, and writes what it finds into the study
/// as one step. The person goes on meanwhile. When another game takes the place of the study, or its moves
/// are replaced, the annotation is cancelled; while another game is only looked at, it waits. Knows no
/// toolkit. [ui-thread]
class GameAnnotator {
public:
    /// How far it has come.
    struct Progress {
        std::string player;
        std::size_t done = 0;  ///< plies
        std::size_t plies = 0;

        bool operator==(const Progress&) const = default;
    };

    /// All that is borrowed outlives this object.
    GameAnnotator(UiDispatcher& dispatcher, GameController& controller, GameSession& session,
                  const Catalogue& catalogue);

    /// Called when the progress has changed.
    std::function<void()> onProgress;
    /// Called when the game has been annotated, with the name of the engine.
    std::function<void(const std::string& engine)> onDone;
    /// Why a game has not been annotated, or only in part.
    struct Failure {
        std::string player;
        Message reason;             ///< a sentence without a full stop
        std::size_t annotated = 0;  ///< plies, the last of the game; they stay annotated
        std::size_t plies = 0;      ///< of the game
    };
    /// Called when the player has failed. What it had annotated before is in the game by then.
    std::function<void(const Failure&)> onFailed;

    /// Whether there is a game on the board that may be annotated, and none is being annotated.
    [[nodiscard]] bool canBegin() const;
    /// Begins, once the game is a study. Requires canBegin().
    void begin(AnalysisPlayer player, const AnalysisBudget& budget);
    /// Leaves the game as it is. Nothing more comes of the annotation from now on.
    void cancel();
    /// Nothing if no game is being annotated.
    [[nodiscard]] const std::optional<Progress>& progress() const noexcept { return progress_; }

private:
    /// What is written once the study is on the board.
    struct Finding {
        GameAnalysis analysis;
        std::string engine;
        std::optional<Failure> failure{};  ///< if only the last moves have been analysed
    };

    void start(const Study& study, AnalysisPlayer player, const AnalysisBudget& budget);
    [[nodiscard]] AnalysisJob::Listener listener();
    void onFailure(const AnalysisJob::Failure& failure);
    [[nodiscard]] bool isStillThere() const;
    void look();
    void writeIfShown();
    void end();

    UiDispatcher& dispatcher_;
    GameController& controller_;
    GameSession& session_;
    const Catalogue& catalogue_;
    AnalysisBudget budget_;
    std::uint64_t study_ = 0;  ///< the number of the study that is annotated
    std::vector<Move> moves_;  ///< its main line when it began
    std::optional<Progress> progress_;
    std::optional<Finding> finding_;
    std::unique_ptr<AnalysisJob> job_;
    std::vector<std::unique_ptr<AnalysisJob>> leaving_;  ///< whose engines end
    WeakSelf<GameAnnotator> self_{this};
    Subscription changes_;
    Subscription closing_;
};

}  // namespace roque
