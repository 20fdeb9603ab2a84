#include "view/dialogs/settings/play_settings_page.h"

#include <utility>

#include <wx/checkbox.h>
#include <wx/intl.h>
#include <wx/slider.h>

#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/text.h"

namespace roque {

PlaySettingsPage::PlaySettingsPage(wxWindow* parent, Settings& settings, std::function<void()> changed,
                                   std::function<void()> playSample)
    : wxPanel(parent), changed_(std::move(changed)), playSample_(std::move(playSample)) {
    constexpr int kColumns = 2;
    grid_ = new wxFlexGridSizer(kColumns, FromDIP(wxSize(12, 6)));
    grid_->AddGrowableCol(1);
    PlaySettings& play = settings.play;
    addChoice(_("Move pieces by:"), "move input",
              {_("Clicking or dragging"), _("Clicking only"), _("Dragging only")}, play.moveInput);
    addChoice(_("Animation:"), "animation", {_("Off"), _("Fast"), _("Normal"), _("Slow")},
              settings.appearance.animation);
    addChoice(_("Pieces in moves:"), "notation", {_("Letters: Nf3"), toWx("♘f3")}, play.notation);
    addBox(_("Always promote to a &queen (with Shift or Alt, ask)"), "always queen",
           play.alwaysPromotesToQueen);
    addBox(_("Con&firm each move"), "confirm moves", play.confirmsMoves);
    addBox(_("Enter premo&ves during the opponent's turn"), "premoves", play.allowsPremoves);
    addBox(_("Try out moves in &earlier positions while the clock runs"), "try moves",
           play.triesMovesWhileClockRuns);
    addBox(_("&Turn the board to the side to move when two people play"), "turn board",
           play.turnsBoardToMover);
    addSounds(play);
    addBox(_("A&nnounce moves by voice"), "announce", play.announcesMoves);
    addBox(_("Show the board in &words (for screen readers)"), "describe", play.describesBoard);
    addBox(_("AI players take their time, like &people"), "take time", play.takesTime);
    addBox(_("Strong AI players open b&y their own book"), "own books", play.usesOwnBooks);
    addBox(_("AI players &resign hopeless games"), "ai resigns", play.aiResigns);
    addBox(_("Show what AI players thin&k during play"), "thoughts", play.showsThoughts);
    auto* border = new wxBoxSizer(wxVERTICAL);
    border->Add(grid_, wxSizerFlags().Expand().DoubleBorder());
    SetSizer(border);
}

template <typename Value>
void PlaySettingsPage::addChoice(const wxString& label, const wxString& name,
                                 const std::vector<wxString>& choices, Value& value) {
    addChoiceRow(this, grid_, label, name, choices, static_cast<int>(value), [this, &value](int choice) {
        value = Value(choice);
        changed_();
    });
}

/// Whether sounds are heard, and how loud.
void PlaySettingsPage::addSounds(PlaySettings& play) {
    wxCheckBox* const box = addBox(_("Play so&unds"), "sounds", play.playsSounds);
    auto* slider = new wxSlider(this, wxID_ANY, play.volume, PlaySettings::kQuietest, PlaySettings::kLoudest);
    slider->SetName("volume");
    slider->Enable(play.playsSounds);
    slider->Bind(wxEVT_SLIDER, [this, &play](wxCommandEvent& event) {
        if (event.GetInt() == play.volume) return;
        play.volume = event.GetInt();
        changed_();
        playSample_();
    });
    box->Bind(wxEVT_CHECKBOX, [slider](wxCommandEvent& event) {
        slider->Enable(event.IsChecked());
        event.Skip();
    });
    grid_->Add(labelFor(*slider, _("Vo&lume:")), wxSizerFlags().CentreVertical());
    grid_->Add(slider, wxSizerFlags().Expand());
}

/// The box stands in the second column, with its own label.
wxCheckBox* PlaySettingsPage::addBox(const wxString& label, const wxString& name, bool& value) {
    auto* box = new wxCheckBox(this, wxID_ANY, label);
    box->SetName(name);
    box->SetValue(value);
    box->Bind(wxEVT_CHECKBOX, [this, &value](wxCommandEvent& event) {
        value = event.IsChecked();
        changed_();
    });
    grid_->AddSpacer(0);
    grid_->Add(box, wxSizerFlags().CentreVertical());
    return box;
}

}  // namespace roque
