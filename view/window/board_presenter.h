#pragma once

#include <cstdint>

#include "controller/game/hint_giver.h"
#include "view/board/board_panel.h"
#include "view/game/game_session.h"
#include "view/game/move_confirmation.h"
#include "view/game/premove_queue.h"
#include "view/window/analysis_presenter.h"

namespace roque {

/// Shows on the board the position of the session, and lets the person move what they may. [ui-thread]
class BoardPresenter {
public:
    /// All that is borrowed outlives this object.
    BoardPresenter(BoardPanel& board, const GameController& controller, const GameSession& session,
                   const PremoveQueue& premoves, const MoveConfirmation& confirmation, const HintGiver& hints,
                   const AnalysisPresenter& analysis)
        : board_(board),
          controller_(controller),
          session_(session),
          premoves_(premoves),
          confirmation_(confirmation),
          hints_(hints),
          analysis_(analysis) {}

    /// Shows the position as it is now, if there is one; with a move that waits to be confirmed, the position
    /// after it. While the game goes on, what the person has in the hand stays there.
    void show();

    /// Shows the arrows and circles as they are now.
    void showMarks();

    /// Another game has begun: its first position is new even if it looks the same.
    void forgetPosition() noexcept { shownNode_ = nullptr; }

private:
    void showPosition(const GameNode& node, std::optional<roque::Move> proposed);

    BoardPanel& board_;
    const GameController& controller_;
    const GameSession& session_;
    const PremoveQueue& premoves_;
    const MoveConfirmation& confirmation_;
    const HintGiver& hints_;
    const AnalysisPresenter& analysis_;
    const GameNode* shownNode_ = nullptr;   ///< the position on the board; only compared
    std::uint64_t shownRevision_ = 0;       ///< of the browser, when it was shown
    std::optional<roque::Move> shownMove_;  ///< the move to be confirmed, if one was shown
    bool wasLive_ = false;                  ///< whether the game stood there when it was shown
};

}  // namespace roque
