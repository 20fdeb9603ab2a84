#include "view/window/play_page.h"

#include <utility>
#include <variant>

#include <wx/intl.h>

#include "view/text/language_letters.h"
#include "view/toolkit/lay_out_around.h"
#include "view/toolkit/text.h"
#include "view/window/game_parts.h"

namespace roque {
namespace {

SearchInfoPanel* makeThought(wxWindow& column, Color color) {
    auto* const thought = new SearchInfoPanel(&column, color);
    thought->SetName(color == Color::White ? "thought white" : "thought black");
    thought->Hide();
    return thought;
}

}  // namespace

PlayPage::PlayPage(const PageContext& context, NoticeStack& notices)
    : context_(context),
      notices_(notices),
      cards_{new PlayerCard(&context.frame, Color::White, context.pieces),
             new PlayerCard(&context.frame, Color::Black, context.pieces)},
      thoughts_{makeThought(context.column, Color::White), makeThought(context.column, Color::Black)},
      buttons_(new ActionButtons(&context.column, "game buttons", context.actions, context.icons,
                                 {{Action::Hint, Action::MoveNow},
                                  {Action::TakeBack, {}},
                                  {Action::OfferDraw, Action::NewGame, [this] { return isOver(); }},
                                  {Action::Resign, {}}})),
      gameCards_(&context.column, context),
      players_({cards_, thoughts_}, context.controller, context.session, context.plugins),
      menu_(context) {
    gameCards_.onCard = [this](wxWindow* card) { showCard(card); };
    context_.parts.moveField().onBegin = [this] { gameCards_.dismiss(); };
    for (const Color color : kColors) {
        cards_[color]->onClock = [this] {
            if (context_.actions.states().possible[index(Action::Pause)])
                context_.actions.perform(Action::Pause);
        };
        cards_[color]->onMenu = [this, color](wxPoint at) { menu_.popUp(color, *cards_[color], at); };
    }
}

/// Whether the game on the board has been played to its end.
bool PlayPage::isOver() const {
    return context_.session.games().isGameShown()
           && std::holds_alternative<Ended>(context_.controller.state());
}

std::vector<PanelColumn::Entry> PlayPage::entries(ColumnShape shape) {
    using Height = PanelColumn::Height;
    GameParts& parts = context_.parts;
    const bool isLow = shape.height != ColumnShape::Height::Tall;
    parts.card().setLow(isLow);
    gameCards_.setLow(isLow);
    const bool hasWords = !isLow || shape.isWide;
    buttons_->setWords(hasWords ? ActionButtons::Words::Beside : ActionButtons::Words::None);
    // Where there is little height, a question takes the place of foot and buttons: the moves keep theirs.
    const bool hasButtons = card_ == nullptr && !(isLow && notices_.isAsking());
    if (isLow && notices_.isAsking()) parts.card().hideFoot();
    buttons_->Show(hasButtons);
    parts.row().Show(hasButtons);
    std::vector<PanelColumn::Entry> entries{{&parts.card(), Height::Rest}, {&parts.looking()}, {&notices_}};
    for (const Color color : kColors) {
        if (!isLow) entries.push_back({thoughts_[color]});
    }
    if (card_ != nullptr) {
        entries.push_back({card_});
    } else if (!hasButtons) {
        return entries;
    } else if (isLow) {
        entries.push_back({buttons_, Height::Own, &parts.row()});
    } else {
        entries.push_back({buttons_});
        entries.push_back({&parts.row()});
    }
    return entries;
}

std::vector<PanelColumn::Entry> PlayPage::asideEntries() {
    return {{&context_.parts.facts()}, {&context_.parts.record()}};
}

std::vector<wxWindow*> PlayPage::ownPanels() {
    std::vector<wxWindow*> panels{buttons_, thoughts_[Color::White], thoughts_[Color::Black]};
    if (card_ != nullptr) panels.push_back(card_);
    return panels;
}

void PlayPage::use(const PlaySettings& settings) {
    const bool hasFigurines = settings.notation == MoveNotation::Figurines;
    for (const Color color : kColors)
        thoughts_[color]->setLetters(hasFigurines ? kFigurines : languageLetters());
    players_.setThoughtsShown(settings.showsThoughts);
}

/// Also while another page is shown: the clocks go on.
void PlayPage::onEvent(const ControllerEvent& event) {
    players_.onEvent(event);
    gameCards_.onEvent(event);
    if (!std::holds_alternative<SearchProgress>(event)) showPlayers();
}

void PlayPage::showPlayers() {
    players_.show();
    for (const Color color : kColors) showMenu(color);
}

/// Says whose menu it is: there may be two AI players.
void PlayPage::showMenu(Color color) {
    PlayerCard& card = *cards_[color];
    const bool hadKeyboard = card.IsDescendant(wxWindow::FindFocus());
    const PlayerCardContent& content = card.content();
    const wxString player =
        toWx(content.detail.empty() ? content.name : content.name + ", " + content.detail);
    const bool isPossible = menu_.isPossible(color);
    card.setMenu(isPossible ? wxString::Format(_("%s: change the level or the player"), player) : wxString());
    if (hadKeyboard && !isPossible) context_.focusBoard();
}

void PlayPage::show() {
    gameCards_.show();
    showPlayers();
    showThoughts();
    buttons_->show(context_.actions.states());
}

void PlayPage::showThoughts() {
    const bool areShown = players_.showsThoughts();
    if (thoughts_[Color::White]->IsShown() == areShown) return;
    for (const Color color : kColors) thoughts_[color]->Show(areShown);
    layOutAround(*thoughts_[Color::White]);
}

void PlayPage::showCard(wxWindow* card) {
    if (card == card_) return;
    wxWindow* const focus = wxWindow::FindFocus();
    const auto hadKeyboard = [focus](const wxWindow* panel) {
        return panel != nullptr && panel->IsDescendant(focus);
    };
    const bool isGone = hadKeyboard(card_) || hadKeyboard(buttons_) || hadKeyboard(&context_.parts.row());
    wxWindow* const before = std::exchange(card_, card);
    if (before != nullptr) before->Hide();
    if (card != nullptr) card->Show();
    if (onArrangement) onArrangement();
    if (isGone) context_.focusBoard();
}

}  // namespace roque
