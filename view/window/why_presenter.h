#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "controller/analysis/move_inquiry.h"
#include "view/board/drawing/board_annotations.h"
#include "view/commands/action_registry.h"
#include "view/game/game_session.h"
#include "view/game/piece_letters.h"
#include "view/panels/why_card.h"

namespace roque {

/// "Why not this move?" in the window: asks about the move that leads to the position shown, and shows the
/// answer on a card beside the board, and on the board. [ui-thread]
class WhyPresenter {
public:
    /// What it asks of the analysis around it.
    struct Environment {
        std::function<bool()> isPossible;  ///< whether engines may look at the game shown
        std::function<std::optional<AnalysisPlayer>()> player;  ///< who answers
        std::function<void()> onMarks;                          ///< the marks of the board may be others
    };

    /// All that is borrowed outlives this object. Registers the action.
    WhyPresenter(UiDispatcher& dispatcher, GameSession& session, ActionRegistry& actions,
                 Environment environment);

    /// Uses this card, which outlives this object, from now on.
    void attach(WhyCard& card);
    /// Whether the card has something to show.
    [[nodiscard]] bool isAsked() const noexcept { return !path_.empty(); }
    /// Whether the answer is looked for.
    [[nodiscard]] bool isLooking() const noexcept { return inquiry_.isLooking(); }
    /// Looks at the session as it is now: an answer about a move that is gone goes too.
    void show();
    /// Sets how the pieces are written.
    void setLetters(const PieceLetters& letters);
    /// Ends what is looked for.
    void leave();

    /// The arrows and circles of the position shown.
    [[nodiscard]] BoardAnnotations marks() const;

private:
    [[nodiscard]] bool canAsk() const;
    void ask();
    void close();
    void onAnswer();
    void showCard();
    void playLine(std::size_t row, std::size_t plies);
    [[nodiscard]] const GameNode* asked() const;

    GameSession& session_;
    ActionRegistry& actions_;
    Environment environment_;
    MoveInquiry inquiry_;
    WhyCard* card_ = nullptr;
    PieceLetters letters_ = kEnglishLetters;
    /// From the start of its game to the move that was asked about; empty: nothing was asked.
    std::vector<roque::Move> path_;
    Position start_ = Position::start();  ///< of that game
};

}  // namespace roque
