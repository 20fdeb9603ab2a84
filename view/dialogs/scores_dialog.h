#pragma once

#include <memory>
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

#include "controller/scores/score_service.h"
#include "view/dialogs/scores/player_scores.h"

namespace roque {

/// The table of scores: the best games or the latest, of everybody or of one player, and what each player has
/// achieved. Nothing here waits for the database.
class ScoresDialog : public wxDialog {
public:
    /// More games or players are not listed at once: who has so many searches.
    static constexpr unsigned kMostShown = 1000;

    /// The scores outlive the dialog.
    ScoresDialog(wxWindow* parent, ScoreService& scores);

    /// Writes the games that are looked for to a file, with those beyond the list, as CSV (RFC 4180).
    void exportTo(const std::filesystem::path& file);

    /// How many games or players there are, or why they cannot be had.
    [[nodiscard]] wxString status() const { return status_->GetLabelText(); }
    [[nodiscard]] const wxDataViewListCtrl& list() const noexcept { return *list_; }

private:
    wxWindow* addGames(wxWindow* parent);
    wxSizer* addFilter(wxWindow* page);
    void addList(wxWindow* page);
    wxSizer* addButtons();
    [[nodiscard]] ScoreQuery query(unsigned most) const;
    [[nodiscard]] bool showsPlayers() const { return pages_->GetSelection() == 1; }
    void look();
    void showGamesOf(const std::string& player);
    void show(const std::vector<ScoreEntry>& games);
    void show(const std::vector<PlayerSummary>& players);
    /// Takes an answer of the database, unless another question has been asked since.
    auto answer();
    void askForFile();
    /// A function that does nothing once the dialog has gone.
    template <typename Function>
    auto whileOpen(Function function);

    ScoreService& scores_;
    wxNotebook* pages_;
    PlayerScores* players_;
    wxButton* export_;
    wxChoice* order_;
    wxTextCtrl* player_;
    wxDataViewListCtrl* list_;
    wxStaticText* status_;
    std::optional<std::string> chosenPlayer_;  ///< whose games alone are shown, until something is typed
    unsigned asked_ = 0;                       ///< of several answers under way the last one counts
    std::shared_ptr<ScoresDialog*> self_;
};

}  // namespace roque
