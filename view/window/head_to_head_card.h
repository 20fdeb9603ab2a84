#pragma once

#include <string>
#include <vector>

#include "controller/game/game_controller.h"
#include "controller/scores/points_service.h"
#include "controller/threads/weak_self.h"
#include "model/base/publisher.h"
#include "view/panels/facts_card.h"

namespace roque {

/// Shows on a card how a person has done against the AI player that they play against, from the table of
/// scores. Without such games, or such players, the card is hidden. [ui-thread]
class HeadToHeadCard {
public:
    /// All of it outlives this object.
    HeadToHeadCard(FactsCard& card, GameController& controller, PointsService& scores);

private:
    void onEvent(const ControllerEvent& event);
    void ask();
    void onFound(const std::vector<PointsEntry>& games);
    void show(const wxString& title, const std::vector<GameFact>& facts);

    FactsCard& card_;
    GameController& controller_;
    PointsService& scores_;
    std::string person_;  ///< as they are called in the table; empty: nobody plays against an AI player
    std::string opponent_;
    Subscription subscription_;
    WeakSelf<HeadToHeadCard> self_{this};
};

}  // namespace roque
