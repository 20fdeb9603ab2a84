#pragma once

#include <functional>

#include "controller/settings/settings_store.h"
#include "view/panels/result_card.h"
#include "view/panels/welcome_card.h"
#include "view/window/page.h"

namespace roque {

/// Shows the card of the first start until the first move, and the card of the result when a game has ended.
/// Both leave the keyboard where it is. [ui-thread]
class GameCards {
public:
    /// The cards become children of `parent` when the first game begins: the first paint of the window does
    /// not wait for them. All that is borrowed outlives this object.
    GameCards(wxWindow* parent, const PageContext& context);

    /// Called with the card to show in place of what one plays with; nullptr: with none.
    std::function<void(wxWindow* card)> onCard;

    /// Called for Escape while a card is in sight: takes back what the person has begun, which comes before
    /// hiding the card. Returns whether there was anything.
    std::function<bool()> cancel;

    /// Shows the card for the game as it is now, if any.
    void show();
    void onEvent(const ControllerEvent& event);
    /// Makes the cards as low as they can be, or not.
    void setLow(bool isLow);
    /// Hides the card that is shown. Returns whether there was one.
    bool dismiss();

private:
    void perform(ResultCard::Step step);
    void perform(WelcomeCard::Step step);
    void onKey(wxKeyEvent& event);
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] bool isFirstStart() const;
    [[nodiscard]] bool isInSight() const;
    [[nodiscard]] GameEnding endingNow() const;
    ResultCard& result();
    WelcomeCard& welcome();
    void showResult();
    void showOnly(wxWindow* card);
    void welcomed();

    wxWindow* parent_;
    PageContext context_;
    ResultCard* result_ = nullptr;
    WelcomeCard* welcome_ = nullptr;
    wxWindow* shown_ = nullptr;         ///< the card in sight, if any
    bool isDismissed_ = false;          ///< the card of this game
    std::optional<GameEnding> ending_;  ///< as it was when the game ended; the players may change later
    unsigned games_ = 0;                ///< that have begun
    Subscription session_;
};

}  // namespace roque
