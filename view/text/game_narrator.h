#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include <wx/string.h>

#include "controller/game_controller.h"
#include "view/game_browser.h"

namespace roque {

/// What a person may ask about the game who does not see the board.
enum class BoardQuestion : std::uint8_t { LastMove, Moves, Attackers, Turn, Clocks, Captures, Pieces, Help };

/// How a question is asked.
struct QuestionLook {
    char letter;
    BoardQuestion question;
    const char* meaning;  ///< what it asks for, to be translated
};

/// All questions, in the order in which they are told.
[[nodiscard]] std::span<const QuestionLook> questionLooks() noexcept;

/// The question that a letter asks; nothing for other letters.
[[nodiscard]] std::optional<BoardQuestion> questionOf(char letter) noexcept;

/// Tells about a game in words: answers questions, and says what happens. Knows no window. [ui-thread]
class GameNarrator {
public:
    /// Both are borrowed; they say what is on the board.
    GameNarrator(const GameController& controller, const GameBrowser& browser)
        : controller_(controller), browser_(browser) {}

    /// The answer to a question, which may be about a square.
    [[nodiscard]] wxString answer(BoardQuestion question, Square square) const;

    /// What has just happened, in whole sentences; empty if it need not be said.
    [[nodiscard]] wxString report(const ControllerEvent& event) const;

private:
    [[nodiscard]] wxString turn() const;
    [[nodiscard]] wxString clocks() const;
    [[nodiscard]] wxString captures() const;

    const GameController& controller_;
    const GameBrowser& browser_;
};

}  // namespace roque
