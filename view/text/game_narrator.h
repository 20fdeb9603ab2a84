#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include <wx/string.h>

#include "controller/game/game_controller.h"
#include "view/game/game_browser.h"

namespace roque {

/// The questions that a person who does not see the board may ask.
enum class BoardQuestion : std::uint8_t { LastMove, Moves, Attackers, Turn, Clocks, Captures, Pieces, Help };

/// How a question is asked.
struct QuestionLook {
    char letter;
    BoardQuestion question;
    const char* meaning;  ///< the subject of the question, to be translated
};

/// All questions, in the order they are listed.
[[nodiscard]] std::span<const QuestionLook> questionLooks() noexcept;

/// The question that a letter asks; nothing for other letters.
[[nodiscard]] std::optional<BoardQuestion> questionOf(char letter) noexcept;

/// Tells about a game in words: answers questions, and reports events. Knows no window. [ui-thread]
class GameNarrator {
public:
    /// Both are borrowed; they determine what is on the board.
    GameNarrator(const GameController& controller, const GameBrowser& browser)
        : controller_(controller), browser_(browser) {}

    /// Answers a question, which may be about a square.
    [[nodiscard]] wxString answer(BoardQuestion question, Square square) const;

    /// The event in whole sentences; empty if it needs no report.
    [[nodiscard]] wxString report(const ControllerEvent& event) const;

private:
    [[nodiscard]] wxString turn() const;
    [[nodiscard]] wxString clocks() const;
    [[nodiscard]] wxString captures() const;

    const GameController& controller_;
    const GameBrowser& browser_;
};

}  // namespace roque
