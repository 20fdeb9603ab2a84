#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "controller/game/game_controller.h"
#include "view/panels/notice_bar.h"

namespace roque {

/// The questions that a game waits for: what to do about a failed player, whether the person is ready,
/// whether to accept a draw. [ui-thread]
class GameQuestions {
public:
    /// `isShown` tells whether the game itself is on the board; `choosePlayer` lets the person choose another
    /// player for a side. Controller and bar must outlive this object.
    GameQuestions(GameController& controller, NoticeBar& bar, std::function<bool()> isShown,
                  std::function<void(Color)> choosePlayer);

    /// Asks the question that the game waits for, if any; withdraws a settled one.
    void show();

private:
    void ask(const wxString& question, std::vector<NoticeBar::Choice> choices);
    void askAboutFailure(const PlayerFailure& failure);
    void askWhetherReady();
    void askAboutDraw(Color by);

    void withdraw();

    GameController& controller_;
    NoticeBar& bar_;
    wxString asked_;  ///< empty: nothing
    std::optional<NoticeBar::QuestionId> question_;
    std::function<bool()> isShown_;
    std::function<void(Color)> choosePlayer_;
};

}  // namespace roque
