#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/dialog.h>
#include <wx/gauge.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "controller/pgn/game_search.h"
#include "controller/pgn/game_sorting.h"
#include "controller/pgn/pgn_file.h"
#include "view/dialogs/games/game_list_model.h"
#include "view/panels/annotation_bar.h"

namespace roque {

/// The games of a file, to search, sort and open, however many there are. It stays open beside the window,
/// and shows matches while the file is still being read.
class GamesDialog : public wxDialog {
public:
    /// The dispatcher outlives the dialog.
    GamesDialog(wxWindow* parent, UiDispatcher& dispatcher);

    /// Called when a person chooses a game, with its number in the file.
    std::function<void(std::size_t)> onChosen;
    /// Called when a person stops the reading of the file.
    std::function<void()> onStop;
    /// Called when a person wants games to be annotated.
    std::function<void()> onAnnotate;
    /// Called when a person cancels that.
    std::function<void()> onCancelAnnotation;

    /// Shows the games of another file, which must outlive the dialog or be replaced first; nullptr: none.
    void show(const PgnFile* file);
    /// Brings the dialog to the front, with the keyboard focus in the list.
    void present();
    /// Selects a game alone, unless it is selected already. Does nothing if the search leaves it out.
    void select(std::size_t game);
    /// To be called when more of the file has been read.
    void update();

    /// Starts a search.
    void search(const GameCriteria& criteria);
    /// Sorts the list, also what is found later.
    void sortBy(const GameOrder& order);

    /// The text about the list: the number of games and of matches.
    [[nodiscard]] wxString status() const { return status_->GetLabelText(); }
    [[nodiscard]] wxDataViewCtrl& list() noexcept { return *list_; }
    /// The games that are selected, and all that the list shows, by their numbers in the file.
    [[nodiscard]] std::vector<std::size_t> selectedGames() const;
    [[nodiscard]] std::vector<std::size_t> shownGames() const;
    /// How many of some games are annotated; nothing if none are being annotated.
    void showAnnotation(const std::optional<std::pair<std::size_t, std::size_t>>& doneOfAll);
    /// How that has ended, until a person takes one of the steps.
    void showAnnotationEnd(const wxString& words, std::vector<AnnotationBar::Step> steps);
    /// Why it did not begin, until a person closes it or another file is shown; an end that is still open
    /// comes back then.
    void showAnnotationTrouble(const wxString& words);

    /// Whether all games have been searched, and sorted.
    [[nodiscard]] bool isComplete() const noexcept { return isSearched_ && !sorting_.isRunning(); }

private:
    /// How an annotation has ended, and what can be done next.
    struct AnnotationEnd {
        wxString words;
        std::vector<AnnotationBar::Step> steps;
    };

    void addSearch(wxSizer* column);
    void addOrder(wxSizer* column);
    int addList(wxSizer* column);
    void addButtons(wxSizer* column);
    void onIdle(wxIdleEvent& event);
    void onCriteria();
    void openSelected();
    void enableAnnotating();
    void showOpenEnd();
    void showBar(bool isShown);
    void forgetSearch();
    void showArrow(unsigned column);
    void onTitleClicked();
    void sort();
    void onSorting();
    void noteSelected();
    void showGames(const std::vector<std::uint32_t>& games);
    void showProgress();
    void showFound();
    [[nodiscard]] wxString statusWords() const;

    const PgnFile* file_ = nullptr;
    GameCriteria criteria_;
    std::unique_ptr<GameSearch> search_;
    std::filesystem::path path_;  ///< of the file shown last
    bool isSearched_ = true;
    GameOrder order_;
    std::vector<std::uint32_t> selected_;  ///< the games to select when others are shown
    GameSorting sorting_;
    bool wasPresented_ = false;
    wxTextCtrl* words_;
    wxChoice* result_;
    wxCheckBox* errors_;
    wxDataViewCtrl* list_;
    wxChoice* key_;
    wxCheckBox* descending_;
    wxObjectDataPtr<GameListModel> model_;
    wxStaticText* status_;
    wxGauge* gauge_;
    wxButton* stop_;
    wxButton* open_;
    wxButton* annotate_;
    AnnotationBar* annotation_;
    bool isAnnotating_ = false;
    std::optional<AnnotationEnd> end_;  ///< of which no step has been taken
    bool hasTrouble_ = false;           ///< the bar says why no annotation began
};

}  // namespace roque
