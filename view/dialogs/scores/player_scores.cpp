#include "view/dialogs/scores/player_scores.h"

#include <wx/intl.h>
#include <wx/numformatter.h>
#include <wx/sizer.h>

#include "view/text/game_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/data_view_helpers.h"

namespace roque {

PlayerScores::PlayerScores(wxWindow* parent) : wxPanel(parent) {
    list_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                   wxDV_ROW_LINES | wxDV_SINGLE);
    list_->SetName("players");
    setAccessibleName(*list_, _("Players"));
    addTextColumn(*list_, _("Player"), 250, wxALIGN_LEFT);
    for (const wxString& title : {_("Games"), _("Won"), _("Drawn"), _("Lost"), _("Best"), _("Average")})
        addTextColumn(*list_, title, 80, wxALIGN_RIGHT);
    showWhatIsCutOff(*list_);
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](const wxDataViewEvent& event) {
        const int row = list_->ItemToRow(event.GetItem());
        if (row != wxNOT_FOUND && onChosen) onChosen(names_[static_cast<std::size_t>(row)]);
    });
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(list_, wxSizerFlags(1).Expand().Border());
    SetSizer(column);
}

void PlayerScores::show(std::span<const PlayerSummary> players) {
    list_->Freeze();
    list_->DeleteAllItems();
    names_.clear();
    for (const PlayerSummary& player : players) {
        names_.push_back(player.name);
        wxVector<wxVariant> row(1, nameWords(player.name));
        for (const unsigned count :
             {player.games, player.wins, player.draws, player.games - player.wins - player.draws})
            row.push_back(wxString::Format("%u", count));
        row.push_back(wxString::Format("%d", player.best));
        row.push_back(wxNumberFormatter::ToString(player.mean, 1));
        list_->AppendItem(row);
    }
    list_->Thaw();
}

}  // namespace roque
