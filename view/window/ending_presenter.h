#pragma once

#include <functional>
#include <optional>

#include "controller/endings/ending_library.h"
#include "view/game/game_session.h"
#include "view/panels/ending_card.h"

namespace roque {

/// Exact endings in the window: says what best play leads to in the position shown, and offers to make the
/// endings where they would be of use. Says nothing of a game in progress. [ui-thread]
class EndingPresenter {
public:
    /// All that is borrowed outlives this object. Without a folder for the user's data there are no endings.
    EndingPresenter(UiDispatcher& dispatcher, GameSession& session,
                    const std::optional<std::filesystem::path>& dataFolder, std::function<bool()> isPossible);

    /// Uses this card from now on, while a part of its page is shown. Both outlive this object.
    void attach(EndingCard& card, const wxWindow& page);
    /// Looks at the session as it is now.
    void show();
    /// Called when the making of endings may have begun or ended.
    std::function<void()> onMaking;
    /// Whether endings are being made.
    [[nodiscard]] bool isMaking() const noexcept {
        return library_ && library_->state() == EndingLibrary::State::Making;
    }

    /// Whether the card has something to say.
    [[nodiscard]] bool hasWords() const;

private:
    void showCard();
    void onAnswer(const Position& position, std::optional<EndingValue> value);
    void press();
    [[nodiscard]] const Position* position() const;

    GameSession& session_;
    std::function<bool()> isPossible_;
    std::optional<EndingLibrary> library_;
    EndingCard* card_ = nullptr;
    const wxWindow* page_ = nullptr;
    std::optional<Position> asked_;
    std::optional<EndingValue> value_;  ///< of the position that was asked about
};

}  // namespace roque
