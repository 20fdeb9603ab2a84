#include "view/text/game_narrator.h"

#include <algorithm>
#include <array>
#include <variant>

#include <wx/intl.h>

#include "view/game/game_ending.h"
#include "view/text/ending_text.h"
#include "view/text/game_text.h"
#include "view/text/spoken_moves.h"
#include "view/text/study_text.h"
#include "view/toolkit/translated.h"

namespace roque {

namespace {

constexpr std::array kQuestions{
    QuestionLook{'L', BoardQuestion::LastMove, wxTRANSLATE("The last move")},
    QuestionLook{'M', BoardQuestion::Moves, wxTRANSLATE("Where the piece on this square can go")},
    QuestionLook{'A', BoardQuestion::Attackers, wxTRANSLATE("What attacks this square")},
    QuestionLook{'T', BoardQuestion::Turn, wxTRANSLATE("Whose turn it is, or how the game ended")},
    QuestionLook{'C', BoardQuestion::Clocks, wxTRANSLATE("The clocks")},
    QuestionLook{'X', BoardQuestion::Captures, wxTRANSLATE("What was captured, and who is ahead")},
    QuestionLook{'P', BoardQuestion::Pieces, wxTRANSLATE("Where all pieces stand")},
    QuestionLook{'H', BoardQuestion::Help, wxTRANSLATE("These keys")},
};

wxString help() {
    wxString words =
        _("The arrow keys move between squares, Enter picks up a piece and puts it down, Escape puts it "
          "back. Slash: type a move.");
    for (const QuestionLook& look : kQuestions)
        words << ' '
              << wxString::Format(_("%s: %s"), wxString(wxUniChar(look.letter)), translated(look.meaning))
              << '.';
    return words;
}

}  // namespace

std::span<const QuestionLook> questionLooks() noexcept {
    return kQuestions;
}

std::optional<BoardQuestion> questionOf(char letter) noexcept {
    for (const QuestionLook& look : kQuestions) {
        if (look.letter == letter) return look.question;
    }
    return std::nullopt;
}

wxString GameNarrator::answer(BoardQuestion question, Square square) const {
    const GameNode* const node = browser_.shown();
    if (question == BoardQuestion::Help) return help();
    if (node == nullptr) return _("There is no game yet.");
    switch (question) {
        case BoardQuestion::LastMove:
            return moveSentences(*node);
        case BoardQuestion::Moves:
            return targetSentence(node->position(), square);
        case BoardQuestion::Attackers:
            return attackerSentence(node->position().board(), square);
        case BoardQuestion::Turn:
            return turn();
        case BoardQuestion::Clocks:
            return clocks();
        case BoardQuestion::Captures:
            return captures();
        default:
            return positionSentences(node->position().board());
    }
}

wxString GameNarrator::report(const ControllerEvent& event) const {
    if (const auto* played = std::get_if<MovePlayed>(&event)) return moveSentences(played->node);
    if (const auto* back = std::get_if<MoveTakenBack>(&event))
        return wxString::Format(_("Taken back: %s"), moveSentences(back->undone));
    if (const auto* declined = std::get_if<DrawDeclined>(&event))
        return wxString::Format(_("%s declines the draw."), playerWords(controller_, declined->by));
    if (std::holds_alternative<GameEnded>(event))
        return endingWords(endingOf(*controller_.game(), controller_.setup().players));
    return {};
}

wxString GameNarrator::turn() const {
    if (!browser_.isLive() && !browser_.isPlayed(*browser_.shown()))
        return positionWords(*browser_.shown()) + '.';
    if (!browser_.isLive())
        return wxString::Format(_("You are viewing an earlier position. %s."),
                                turnWords(browser_.shown()->position()));
    if (const auto* ended = std::get_if<Ended>(&controller_.state()))
        return outcomeWords(ended->outcome) + '.';
    if (std::holds_alternative<AwaitingStart>(controller_.state())) return _("Ready to start") + '.';
    if (std::holds_alternative<Paused>(controller_.state())) return _("The game is paused.");
    return turnWords(controller_.game()->position()) + '.';
}

wxString GameNarrator::clocks() const {
    const GameClock& clock = controller_.clock();
    if (!clock.isTimed()) return _("This game has no clocks.");
    wxString text;
    for (const Color color : kColors) {
        const TimeControl& control = controller_.setup().time[color];
        const wxString note = isTimed(control) ? clockNoteWords(control, clock.left(color)) : wxString();
        const wxString left = (isTimed(control) ? spokenTimeWords(clock.left(color)) : _("no limit"))
                              + (note.empty() ? note : ", " + note);
        if (!text.empty()) text << '\n';
        text << (color == Color::White ? wxString::Format(_("White's clock: %s."), left)
                                       : wxString::Format(_("Black's clock: %s."), left));
    }
    return text;
}

wxString GameNarrator::captures() const {
    std::vector<const GameNode*> line = browser_.line();
    line.resize(browser_.index() + 1);
    return captureSentences(capturesOf(line), materialBalance(browser_.shown()->position().board()));
}

}  // namespace roque
