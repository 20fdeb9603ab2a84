#include "view/dialogs/player_scores.h"

#include <wx/intl.h>
#include <wx/numformatter.h>
#include <wx/sizer.h>

#include "view/font_room.h"
#include "view/game_words.h"

namespace roque {

PlayerScores::PlayerScores(wxWindow* parent) : wxPanel(parent) {
    list_ = new wxListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxLC_REPORT | wxLC_SINGLE_SEL,
                           wxDefaultValidator, "players");
    list_->AppendColumn(_("Player"), wxLIST_FORMAT_LEFT, roomFor(*this, 250));
    for (const wxString& title : {_("Games"), _("Won"), _("Drawn"), _("Lost"), _("Best"), _("Average")})
        list_->AppendColumn(title, wxLIST_FORMAT_RIGHT, roomFor(*this, 80));
    list_->Bind(wxEVT_LIST_ITEM_ACTIVATED, [this](const wxListEvent& event) {
        if (onChosen) onChosen(names_[static_cast<std::size_t>(event.GetIndex())]);
    });
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(list_, wxSizerFlags(1).Expand().Border());
    SetSizer(column);
}

void PlayerScores::show(const std::vector<PlayerSummary>& players) {
    list_->Freeze();
    list_->DeleteAllItems();
    names_.clear();
    for (const PlayerSummary& player : players) {
        names_.push_back(player.name);
        const long row = list_->InsertItem(list_->GetItemCount(), nameWords(player.name));
        int column = 0;
        for (const unsigned count :
             {player.games, player.wins, player.draws, player.games - player.wins - player.draws})
            list_->SetItem(row, ++column, wxString::Format("%u", count));
        list_->SetItem(row, ++column, wxString::Format("%d", player.best));
        list_->SetItem(row, ++column, wxNumberFormatter::ToString(player.mean, 1));
    }
    list_->Thaw();
}

}  // namespace roque
