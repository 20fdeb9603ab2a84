#pragma once

#include <functional>
#include <memory>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/dialog.h>
#include <wx/gauge.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "controller/pgn/game_search.h"
#include "controller/pgn/pgn_file.h"

namespace roque {

/// The games of a file, to be searched and opened. It stays open beside the window, and shows what has been
/// found while the file is still being read.
class GamesDialog : public wxDialog {
public:
    /// More games are not shown at once: who has so many searches.
    static constexpr std::size_t kMostShown = 50'000;

    explicit GamesDialog(wxWindow* parent);

    /// Called when a person chooses a game, by its number in the file.
    std::function<void(std::size_t)> onChosen;
    /// Called when a person does not want to wait until the file has been read.
    std::function<void()> onStop;

    /// Shows the games of another file, which outlives the dialog or is exchanged for another before it goes;
    /// nullptr: none.
    void show(const PgnFile* file);
    /// Comes before the window, with the keyboard in the list.
    void present();
    /// More is known about the file.
    void update();

    /// Searches.
    void search(const GameCriteria& criteria);

    /// What is said about the list: how many games there are and how many fit.
    [[nodiscard]] wxString status() const { return status_->GetLabelText(); }
    [[nodiscard]] wxDataViewCtrl& list() noexcept { return *list_; }
    /// Whether everything has been looked through.
    [[nodiscard]] bool isComplete() const noexcept { return isComplete_; }

private:
    class Model;

    void addSearch(wxSizer* column);
    void addList(wxSizer* column);
    void addButtons(wxSizer* column);
    void onIdle(wxIdleEvent& event);
    void onCriteria();
    void openSelected();
    void showFound();
    [[nodiscard]] wxString statusWords() const;

    const PgnFile* file_ = nullptr;
    GameCriteria criteria_;
    std::unique_ptr<GameSearch> search_;
    bool isComplete_ = true;
    bool wasPresented_ = false;
    wxTextCtrl* words_;
    wxChoice* result_;
    wxCheckBox* errors_;
    wxDataViewCtrl* list_;
    wxObjectDataPtr<Model> model_;
    wxStaticText* status_;
    wxGauge* gauge_;
    wxButton* stop_;
    wxButton* open_;
};

}  // namespace roque
