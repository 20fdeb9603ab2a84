#include "view/game/game_annotator.h"

#include <algorithm>
#include <span>
#include <utility>
#include <variant>

#include "controller/analysis/game_annotation.h"

namespace roque {
namespace {

/// The moves of the main line that an engine can be told: up to a null move.
std::vector<Move> movesToAnnotate(const GameNode& root) {
    std::vector<Move> moves;
    for (const GameNode* node = root.next(); node != nullptr; node = node->next()) {
        if (node->move() == Move::null()) break;
        moves.push_back(node->move());
    }
    return moves;
}

}  // namespace

GameAnnotator::GameAnnotator(UiDispatcher& dispatcher, GameController& controller, GameSession& session,
                             const Catalogue& catalogue)
    : dispatcher_(dispatcher),
      controller_(controller),
      session_(session),
      catalogue_(catalogue),
      changes_(session.subscribe([this](const SessionEvent&) { look(); })),
      closing_(controller.subscribe([this](const ControllerEvent&) {
          if (std::holds_alternative<Closing>(controller_.state())) cancel();
      })) {}

bool GameAnnotator::canBegin() const {
    if (progress_ || session_.browser().shown() == nullptr) return false;
    if (session_.games().isGameShown() && !std::holds_alternative<Ended>(controller_.state())) return false;
    return !movesToAnnotate(*session_.browser().line().front()).empty();
}

void GameAnnotator::begin(AnalysisPlayer player, const AnalysisBudget& budget) {
    session_.change(
        [this, player = std::move(player), budget](const Study& study) { start(study, player, budget); });
}

void GameAnnotator::start(const Study& study, AnalysisPlayer player, const AnalysisBudget& budget) {
    end();
    study_ = session_.games().studyNumber();
    moves_ = movesToAnnotate(study.root());
    budget_ = budget;
    progress_ = Progress{player.name, 0, moves_.size()};
    job_ = std::make_unique<AnalysisJob>(dispatcher_, std::move(player), budget, study.record(), listener());
}

AnalysisJob::Listener GameAnnotator::listener() {
    AnalysisJob::Listener listener;
    listener.progress = [this](std::size_t plies) {
        progress_->done = plies;
        if (onProgress) onProgress();
    };
    listener.done = [this](const GameAnalysis& analysis, const std::string& engine) {
        finding_ = Finding{analysis, engine};
        look();
    };
    listener.failed = [this](const AnalysisJob::Failure& failure) { onFailure(failure); };
    listener.ended = [this] {
        dispatcher_.post(self_.bind([](GameAnnotator& self) {
            std::erase_if(self.leaving_, [](const auto& job) { return job->hasEnded(); });
        }));
    };
    return listener;
}

/// Keeps what has been analysed.
void GameAnnotator::onFailure(const AnalysisJob::Failure& failure) {
    const auto annotated = std::ranges::count_if(
        failure.done, [](const MoveAnalysis& move) { return move.move != Move::none(); });
    Failure told{progress_->player, failure.reason, static_cast<std::size_t>(annotated), progress_->plies};
    if (annotated > 0) {
        finding_ = Finding{failure.done, failure.engine, std::move(told)};
        return look();
    }
    end();
    if (onFailed) onFailed(told);
}

bool GameAnnotator::isStillThere() const {
    const Study* const study = session_.games().study();
    if (study == nullptr || session_.games().studyNumber() != study_) return false;
    const std::vector<Move> moves = movesToAnnotate(study->root());
    return moves.size() >= moves_.size() && std::ranges::equal(moves_, std::span(moves).first(moves_.size()));
}

/// The session may have changed, or the engine is done.
void GameAnnotator::look() {
    if (!progress_) return;
    if (!isStillThere()) return cancel();
    // Not within what the session tells its observers.
    if (finding_) dispatcher_.post(self_.bind(&GameAnnotator::writeIfShown));
}

void GameAnnotator::writeIfShown() {
    if (!finding_ || !isStillThere() || !session_.games().isStudying()) return;
    const Finding finding = *std::exchange(finding_, std::nullopt);
    GameRecord revised = copyOf(session_.games().study()->record());
    annotate(revised, finding.analysis, annotatorOf(finding.engine, budget_), catalogue_);
    end();
    session_.change([&revised](Study& study) { study.takeOver(revised); });
    if (finding.failure && onFailed) onFailed(*finding.failure);
    if (!finding.failure && onDone) onDone(finding.engine);
}

void GameAnnotator::cancel() {
    if (!progress_) return;
    end();
    if (onProgress) onProgress();
}

/// Has the engine end, without waiting for it.
void GameAnnotator::end() {
    progress_.reset();
    finding_.reset();
    if (!job_) return;
    leaving_.push_back(std::move(job_));
    leaving_.back()->cancel();
}

}  // namespace roque
