#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include <wx/dataview.h>
#include <wx/panel.h>

#include "controller/scores/points_query.h"

namespace roque {

/// The results of each player: games, results and points.
class PlayerScores : public wxPanel {
public:
    explicit PlayerScores(wxWindow* parent);

    /// Called with the name of a player whose games a person wants to see.
    std::function<void(const std::string& name)> onChosen;

    void show(std::span<const PlayerSummary> players);

private:
    std::vector<std::string> names_;  ///< in the order of the list
    wxDataViewListCtrl* list_;
};

}  // namespace roque
