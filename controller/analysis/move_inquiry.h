#pragma once

#include <functional>
#include <list>
#include <memory>
#include <optional>

#include "controller/analysis/analysis_player.h"
#include "controller/analysis/move_question.h"
#include "controller/search/search_thread.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/weak_self.h"

namespace roque {

/// Asks "why not this move?" in the background. The engine is started for the question, on a thread of its
/// own, where the proofs are searched as well, and ends with it. [ui-thread]
class MoveInquiry {
public:
    /// The dispatcher outlives the inquiry. `onChanged` is called when there is an answer or none will come,
    /// never within a call of this object.
    MoveInquiry(UiDispatcher& dispatcher, std::function<void()> onChanged);

    /// Asks a player about a legal move, in place of an earlier question.
    void ask(const AnalysisPlayer& player, const AnalysisSubject& subject, Move move);
    /// Forgets question and answer.
    void drop();

    [[nodiscard]] bool isLooking() const noexcept { return thread_ != nullptr; }
    [[nodiscard]] const std::optional<MoveAnswer>& answer() const noexcept { return answer_; }
    /// Why there is no answer.
    [[nodiscard]] const std::optional<Message>& trouble() const noexcept { return trouble_; }
    /// Whether all threads have ended that it ever had.
    [[nodiscard]] bool hasLeft() const noexcept { return !thread_ && leaving_.empty(); }

private:
    void leave();
    void sweepSoon();
    void onAnswered();

    UiDispatcher& dispatcher_;
    std::function<void()> onChanged_;
    std::unique_ptr<SearchThread> thread_;
    std::list<std::unique_ptr<SearchThread>> leaving_;  ///< until they have ended
    std::shared_ptr<std::optional<MoveAnswer>> found_;  ///< written by the thread before it reports
    std::optional<MoveAnswer> answer_;
    std::optional<Message> trouble_;
    Ticket ticket_;
    WeakSelf<MoveInquiry> self_{this};
};

}  // namespace roque
