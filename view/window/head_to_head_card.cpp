#include "view/window/head_to_head_card.h"

#include <variant>

#include <fmt/format.h>
#include <wx/intl.h>

#include "view/game/head_to_head.h"
#include "view/toolkit/lay_out_around.h"
#include "view/toolkit/text.h"

namespace roque {

HeadToHeadCard::HeadToHeadCard(FactsCard& card, GameController& controller, PointsService& scores)
    : card_(card), controller_(controller), scores_(scores) {
    subscription_ = controller.subscribe([this](const ControllerEvent& event) { onEvent(event); });
}

void HeadToHeadCard::onEvent(const ControllerEvent& event) {
    if (std::holds_alternative<GameStarted>(event) || std::holds_alternative<PlayerReplaced>(event)
        || std::holds_alternative<GameEnded>(event))
        ask();
}

void HeadToHeadCard::ask() {
    const auto& players = controller_.setup().players;
    person_.clear();
    if (isPerson(players[Color::White]) == isPerson(players[Color::Black])) return show({}, {});
    const Color person = isPerson(players[Color::White]) ? Color::White : Color::Black;
    person_ = controller_.playerNameAndLevel(person);
    opponent_ = controller_.playerNameAndLevel(~person);
    PointsQuery query;
    query.player = person_;
    query.most = PointsQuery::kAll;
    query.match = PointsQuery::Match::Whole;
    scores_.find(query, self_.bind([asked = person_](HeadToHeadCard& card, const auto& games) {
        if (games && asked == card.person_) card.onFound(*games);
    }));
}

void HeadToHeadCard::onFound(const std::vector<PointsEntry>& games) {
    const auto tallies = talliesOf(games, person_);
    const auto tally = tallies.find(opponent_);
    if (tally == tallies.end() || tally->second == Tally{}) return show({}, {});
    const auto& [won, drawn, lost] = tally->second;
    const wxString title = wxString::Format(_("You against %s"), toWx(opponent_));
    show(title + toWx(fmt::format(": +{} ={} −{}", won, drawn, lost)),
         recordFacts(games, person_, opponent_));
}

void HeadToHeadCard::show(const wxString& title, const std::vector<GameFact>& facts) {
    card_.show(title, facts);
    if (card_.IsShown() == facts.empty()) {
        card_.Show(!facts.empty());
        layOutAround(card_);
    }
}

}  // namespace roque
