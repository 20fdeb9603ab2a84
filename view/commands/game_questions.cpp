#include "view/commands/game_questions.h"

#include <utility>
#include <variant>

#include <wx/intl.h>

#include "view/text/game_text.h"

namespace roque {

GameQuestions::GameQuestions(GameController& controller, NoticeBar& bar, std::function<bool()> isShown,
                             std::function<void(Color)> choosePlayer)
    : controller_(controller),
      bar_(bar),
      isShown_(std::move(isShown)),
      choosePlayer_(std::move(choosePlayer)) {}

void GameQuestions::show() {
    const auto* paused = std::get_if<Paused>(&controller_.state());
    if (std::holds_alternative<AwaitingStart>(controller_.state()) && isShown_()) return askWhetherReady();
    if (paused != nullptr && paused->failure) return askAboutFailure(*paused->failure);
    if (const auto by = controller_.drawOfferedBy()) return askAboutDraw(*by);
    withdraw();
}

void GameQuestions::withdraw() {
    asked_.clear();
    if (const auto question = std::exchange(question_, std::nullopt)) bar_.withdraw(*question);
}

/// Replaces the previous question, which is settled.
void GameQuestions::ask(const wxString& question, std::vector<NoticeBar::Choice> choices) {
    if (asked_ == question) return;
    withdraw();
    asked_ = question;
    for (NoticeBar::Choice& choice : choices) choice.isAskedOn = true;  // until the game has gone on
    question_ = bar_.showQuestion(question, std::move(choices));
}

void GameQuestions::askAboutFailure(const PlayerFailure& failure) {
    const Color color = failure.color;
    const bool isHeldBack = failure.kind == PlayerFailure::Kind::HeldBack;
    ask(failureWords(failure) + "\n" + _("The game is waiting for you."),
        {{isHeldBack ? _("Go on") : _("Try again"), [this] { controller_.resume(); }},
         {_("Take over myself"), [this, color] { controller_.replacePlayer(color, PersonSpec{}); }},
         {_("Choose a player…"), [this, color] { choosePlayer_(color); }}});
}

void GameQuestions::askWhetherReady() {
    const wxString question =
        controller_.isPersonsTurn()
            ? _("Ready? The clocks start with your first move, or when you press Start.")
            : _("Ready? The clocks start when you press Start.");
    ask(question, {{_("Start"), [this] { controller_.resume(); }}});
}

void GameQuestions::askAboutDraw(Color by) {
    const auto answer = [this](DrawAnswer chosen) {
        return [this, chosen] { controller_.answerDraw(chosen); };
    };
    ask(wxString::Format(_("%s offers a draw."), playerWords(controller_, by)),
        {{_("Accept"), answer(DrawAnswer::Agree)}, {_("Decline"), answer(DrawAnswer::Decline)}});
}

}  // namespace roque
