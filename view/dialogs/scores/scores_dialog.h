#pragma once

#include <optional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/dialog.h>
#include <wx/notebook.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "controller/scores/points_service.h"
#include "controller/threads/weak_self.h"
#include "view/dialogs/scores/player_scores.h"

namespace roque {

/// The table of scores: the best or the latest games, of all players or of one, and the results of each
/// player. Nothing here waits for the database.
class ScoresDialog : public wxDialog {
public:
    /// The maximum number of games or players listed; beyond that, people search.
    static constexpr unsigned kMaxShown = 1000;

    /// `scores` must outlive the dialog.
    ScoresDialog(wxWindow* parent, PointsService& scores);

    /// Writes the games of the current query to a file, including those beyond the list, as CSV (RFC 4180).
    void exportTo(const std::filesystem::path& file);

    /// The number of games or players, or why they are not available.
    [[nodiscard]] wxString status() const { return status_->GetLabelText(); }
    [[nodiscard]] const wxDataViewListCtrl& list() const noexcept { return *list_; }

private:
    wxWindow* addGames(wxWindow* parent);
    wxSizer* addFilter(wxWindow* page);
    void addList(wxWindow* page);
    wxSizer* addButtons();
    [[nodiscard]] PointsQuery query(unsigned most) const;
    [[nodiscard]] bool showsPlayers() const { return pages_->GetSelection() == 1; }
    void look();
    void showGamesOf(const std::string& player);
    void show(const std::vector<PointsEntry>& games);
    void show(const std::vector<PlayerSummary>& players);
    /// Takes the database's answer, unless another question has been asked since.
    auto answer();
    void askForFile();

    PointsService& scores_;
    wxNotebook* pages_;
    PlayerScores* players_;
    wxButton* export_;
    wxChoice* order_;
    wxTextCtrl* player_;
    wxDataViewListCtrl* list_;
    wxStaticText* status_;
    std::optional<std::string> chosenPlayer_;  ///< whose games alone are shown, until something is typed
    unsigned asked_ = 0;                       ///< of several pending answers the last one counts
    WeakSelf<ScoresDialog> self_{this};
};

}  // namespace roque
