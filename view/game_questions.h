#pragma once

#include <functional>
#include <vector>

#include "controller/game_controller.h"
#include "view/panels/notice_bar.h"

namespace roque {

/// What the game asks while it waits for an answer: what to do about a player that failed, whether the person
/// is ready, whether a draw is agreed to. [ui-thread]
class GameQuestions {
public:
    /// `isShown` tells whether the game is on the board, and not another that is looked at; `choosePlayer`
    /// lets the person choose another player for a side. Controller and bar outlive this object.
    GameQuestions(GameController& controller, NoticeBar& bar, std::function<bool()> isShown,
                  std::function<void(Color)> choosePlayer);

    /// Asks what the game waits for, if it does; takes back a question that is settled.
    void show();

private:
    void ask(const wxString& question, std::vector<NoticeBar::Choice> choices);
    void askAboutFailure(const PlayerFailure& failure);
    void askWhetherReady();
    void askAboutDraw(Color by);

    GameController& controller_;
    NoticeBar& bar_;
    std::function<bool()> isShown_;
    std::function<void(Color)> choosePlayer_;
};

}  // namespace roque
