#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/choice.h>
#include <wx/panel.h>

#include "controller/players/engine_offer.h"
#include "controller/players/game_setup.h"
#include "controller/plugins/plugin_registry.h"
#include "view/board/piece_set.h"
#include "view/game/known_opponents.h"
#include "view/toolkit/choice_button.h"

namespace roque {

/// Selects who the opponent is: the usual AI player, a person or the AI player met last, by a card each; or
/// anyone from a list. An opponent is named by its identifier; that of a person is empty.
class OpponentCards : public wxPanel {
public:
    /// Shows `chosen` as selected. The registry outlives the cards; the pictures are copied.
    OpponentCards(wxWindow* parent, const PluginRegistry& plugins, const std::vector<EngineOffer>& engines,
                  PieceSet& pieces, const KnownOpponents& known, const PlayerSpec& chosen);

    [[nodiscard]] const std::string& chosen() const noexcept { return chosen_; }

    /// Called when a person selects another opponent.
    std::function<void()> onChange;

private:
    struct Card {
        std::string id;
        ChoiceButton* button;
    };

    void addOffers(const PluginRegistry& plugins, const std::vector<EngineOffer>& engines,
                   const KnownOpponents& known, const PlayerSpec& chosen);
    void addCard(const std::string& id, PieceSet& pieces, const Piece& piece);
    void addList();
    [[nodiscard]] std::string otherOpponent(const KnownOpponents& known) const;
    [[nodiscard]] wxString nameOf(const std::string& id) const;
    [[nodiscard]] wxString detailOf(const std::string& id) const;
    void choose(const std::string& id);
    void show();

    /// All opponents: a person, then the AI players by name.
    struct Offer {
        std::string id;
        wxString name;
        wxString detail;
    };

    std::vector<Offer> offers_;
    std::vector<Card> cards_;
    wxChoice* all_;
    std::string usual_;  ///< the AI player on the first card; empty: there is none
    std::string chosen_;
};

}  // namespace roque
