#include "view/engines/engine_details.h"

#include <algorithm>
#include <thread>
#include <utility>

#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/textdlg.h>
#include <wx/wrapsizer.h>

#include "controller/engines/command_line.h"
#include "controller/players/engine_offer.h"
#include "view/panels/dim_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/text.h"
#include "view/toolkit/truncated_choice.h"

namespace roque {
namespace {

wxStaticText* addText(wxWindow* parent, const char* name) {
    return new wxStaticText(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                            wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, name);
}

wxButton* addButton(wxWindow* parent, const wxString& words, const char* name, std::function<void()> act) {
    auto* button = new wxButton(parent, wxID_ANY, words, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT,
                                wxDefaultValidator, name);
    button->Bind(wxEVT_BUTTON, [act = std::move(act)](wxCommandEvent&) { act(); });
    return button;
}

/// Asks before something is gone for good. `yes` labels the consent; the other answer is the default.
bool isConfirmed(wxWindow& parent, const wxString& question, const wxString& title, const wxString& yes) {
    wxMessageDialog dialog(&parent, question, title, wxYES_NO | wxNO_DEFAULT | wxICON_QUESTION);
    dialog.SetYesNoLabels(yes, _("Cancel"));
    return dialog.ShowModal() == wxID_YES;
}

}  // namespace

EngineDetails::EngineDetails(wxWindow* parent, Engines& engines, UiDispatcher& dispatcher,
                             BackgroundCalibration& calibration)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "engine details"),
      engines_(engines),
      calibration_(calibration) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    addHead(*column);
    addProfiles(*column);
    area_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                 wxVSCROLL | wxTAB_TRAVERSAL, "engine options");
    area_->SetSizer(new wxBoxSizer(wxVERTICAL));
    area_->SetScrollRate(0, FromDIP(10));
    constexpr int kOptions = 2;  // they take twice the room of what was said
    column->Add(area_, wxSizerFlags(kOptions).Expand().Border(wxTOP));
    log_ = new EngineLogView(this, engines.supervisor);
    column->Add(log_, wxSizerFlags(1).Expand().Border(wxTOP));
    found_ = new EngineCheckView(this, dispatcher);
    found_->onChange = [this] { showUses(); };
    column->Add(found_, wxSizerFlags(1).Expand().Border(wxTOP));
    addEnd(*column);
    SetSizer(column);
}

void EngineDetails::addHead(wxSizer& column) {
    name_ = addText(this, "engine name");
    name_->SetFont(GetFont().Bold().Larger());
    command_ = addText(this, "engine command line");
    makeDim(*command_);
    state_ = new WrappedText(this, "engine state");
    column.Add(name_, wxSizerFlags().Expand());
    column.Add(command_, wxSizerFlags().Expand());
    column.Add(state_, wxSizerFlags().Expand().Border(wxTOP));
    isEnabled_ = new wxCheckBox(this, wxID_ANY, _("&Offer it as a player and for analysis"));
    isEnabled_->SetName("engine enabled");
    isEnabled_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& event) {
        engines_.store.edit(engine_, [&](StoredEngine& changed) { changed.isEnabled = event.IsChecked(); });
        showUses();
    });
    column.Add(isEnabled_, wxSizerFlags().Border(wxTOP));
    addUses(column);
}

void EngineDetails::addUses(wxSizer& column) {
    play_ = addButton(this, _("Play aga&inst it…"), "play against engine", [this] {
        if (onPlay) onPlay(specOf(*engine(), *profile()));
    });
    play_->SetToolTip(_("Begin a game against the engine with this profile"));
    check_ = addButton(this, _("Chec&k it"), "check engine", [this] { found_->check(*engine()); });
    check_->SetToolTip(_("Try whether it does all that the protocol asks for"));
    measure_ = addButton(this, _("&Calibrate"), "measure engine", [this] { measure(); });
    measure_->SetToolTip(_("Find out what its scores are worth, which takes two minutes"));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(play_);
    row->Add(check_, wxSizerFlags().Border(wxLEFT));
    row->Add(measure_, wxSizerFlags().Border(wxLEFT));
    column.Add(row, wxSizerFlags().Border(wxTOP));
    worth_ = new WrappedText(this, "engine worth");
    column.Add(worth_, wxSizerFlags().Expand().Border(wxTOP));
}

/// Begins, or stops what has begun.
void EngineDetails::measure() {
    if (calibration_.progress(engine_))
        calibration_.cancel(engine_);
    else
        calibration_.start(engine_);
    refresh();
}

/// The disk, which says whether what was measured is of the present program, is asked only when that is new.
void EngineDetails::showWorth(const StoredEngine& shown) {
    if (!worthKnown_ || shown.calibration != calibrated_) {
        calibrated_ = shown.calibration;
        worthKnown_.emplace(shown);
    }
    const wxString words = worthWords(shown, *worthKnown_, calibration_);
    if (words != worth_->words()) worth_->show(words);
    const wxString act = calibration_.progress(engine_) ? _("&Stop calibrating") : _("&Calibrate");
    if (act == measure_->GetLabel()) return;
    measure_->SetLabel(act);
    Layout();
}

/// A check that goes on, of whichever engine, is the only one.
void EngineDetails::showUses() {
    const StoredEngine* const shown = engine();
    const bool isChecked = shown != nullptr && found_->engine() == engine_;
    play_->Enable(shown != nullptr && shown->isEnabled);
    check_->Enable(!found_->isRunning());
    const bool hadKeyboard = found_->IsDescendant(FindFocus());
    found_->Show(isChecked);
    log_->Show(!isChecked);
    if (onChecking) onChecking(found_->isRunning());
    if (hadKeyboard && !isChecked) check_->SetFocus();
    Layout();
}

void EngineDetails::addProfiles(wxSizer& column) {
    constexpr int kLeastProfile = 90;  // leaves the rest of the width to its buttons
    profiles_ = new wxChoice(this, wxID_ANY);
    profiles_->SetName("engine profile");
    profiles_->SetMinSize(wxSize(roomFor(*this, kLeastProfile), -1));
    truncateChoice(*profiles_);
    profiles_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        profile_ = engine()->profiles.at(static_cast<std::size_t>(event.GetSelection())).id;
        showOptions();
    });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(labelFor(*profiles_, _("Pro&file:")), wxSizerFlags().Centre().Border(wxRIGHT));
    row->Add(profiles_, wxSizerFlags(1).Centre());
    addProfileButtons(*row);
    column.Add(row, wxSizerFlags().Expand().Border(wxTOP));
}

void EngineDetails::addProfileButtons(wxSizer& row) {
    const auto add = [&](wxButton* button) { row.Add(button, wxSizerFlags().Centre().Border(wxLEFT)); };
    add(addButton(this, _("Ne&w…"), "new profile", [this] { newProfile(_("New profile"), {}); }));
    add(addButton(this, _("Cop&y…"), "copy profile", [this] { copyProfile(); }));
    add(addButton(this, _("Rena&me…"), "rename profile", [this] { renameProfile(); }));
    delete_ = addButton(this, _("De&lete"), "delete profile", [this] { removeProfile(); });
    add(delete_);
}

void EngineDetails::addEnd(wxSizer& column) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(addButton(this, _("&Back to the defaults"), "engine defaults", [this] {
        editProfile([](EngineProfile& changed) { changed.options.clear(); });
        showOptions();
    }));
    wake_ = addButton(this, _("Let it &try again"), "wake engine", [this] {
        engines_.supervisor.wake(engine_);
        refresh();
    });
    row->Add(wake_, wxSizerFlags().Border(wxLEFT));
    row->AddStretchSpacer();
    row->Add(addButton(this, _("Remove the engi&ne…"), "remove engine", [this] { removeEngine(); }));
    column.Add(row, wxSizerFlags().Expand().Border(wxTOP));
}

const StoredEngine* EngineDetails::engine() const {
    return engines_.store.find(engine_);
}

const EngineProfile* EngineDetails::profile() const {
    const StoredEngine* const shown = engine();
    return shown == nullptr ? nullptr : findProfile(*shown, profile_);
}

void EngineDetails::show(const std::string& engine) {
    engine_ = engine;
    const StoredEngine* const shown = this->engine();
    Show(shown != nullptr);
    if (shown == nullptr) return;
    const wxString name = shown->author.empty()
                              ? toWx(shown->name)
                              : wxString::Format(_("%s by %s"), toWx(shown->name), toWx(shown->author));
    name_->SetLabelText(name);
    name_->SetToolTip(name);
    const wxString command = toWx(commandLine(shown->command));
    command_->SetLabelText(command);
    command_->SetToolTip(command);
    isEnabled_->SetValue(shown->isEnabled);
    worthKnown_.reset();
    log_->show(engine);
    showUses();
    showProfiles();
    refresh();
}

void EngineDetails::showProfiles() {
    const StoredEngine& shown = *engine();
    profile_ = profile()->id;
    profiles_->Clear();
    for (const EngineProfile& each : shown.profiles) profiles_->Append(profileWords(each));
    const auto at = std::ranges::find(shown.profiles, profile_, &EngineProfile::id) - shown.profiles.begin();
    profiles_->SetSelection(static_cast<int>(at));
    delete_->Enable(shown.profiles.size() > 1);
    showOptions();
}

void EngineDetails::showOptions() {
    tellWholeChoice(*profiles_);
    area_->Freeze();
    area_->DestroyChildren();
    options_ = new OptionEditor(area_, personalOptions(engine()->options), profile()->options);
    options_->onChange = [this] { keepOptions(); };
    area_->GetSizer()->Add(options_, wxSizerFlags().Expand().Border(wxRIGHT));
    addActs();
    area_->FitInside();
    area_->Layout();
    area_->Thaw();
    Layout();
}

/// The options that are buttons act on the running engine.
void EngineDetails::addActs() {
    auto* row = new wxWrapSizer(wxHORIZONTAL);
    for (const PluginOption& option : engine()->options) {
        if (option.kind != PluginOption::Kind::Button || isManagedOption(option.name)) continue;
        auto* button = addButton(area_, toWx(option.name), "engine button",
                                 [this, name = option.name] { engines_.supervisor.press(engine_, name); });
        button->SetToolTip(_("Takes effect on the running engine before its next search"));
        row->Add(button, wxSizerFlags().Border(wxTOP | wxRIGHT));
    }
    area_->GetSizer()->Add(row, wxSizerFlags().Expand());
}

void EngineDetails::editProfile(const std::function<void(EngineProfile&)>& change) {
    engines_.store.edit(engine_, [&](StoredEngine& changed) {
        const auto found = std::ranges::find(changed.profiles, profile_, &EngineProfile::id);
        if (found != changed.profiles.end()) change(*found);
    });
}

/// Values of options that the engine does not offer now stay in the profile.
void EngineDetails::keepOptions() {
    if (options_ == nullptr || engine() == nullptr) return;
    EngineProfile::Values values = options_->values();
    for (const auto& value : profile()->options) {
        if (findOption(engine()->options, value.first) == nullptr) values.insert(value);
    }
    editProfile([&](EngineProfile& changed) { changed.options = values; });
    refresh();
}

void EngineDetails::newProfile(const wxString& name, EngineProfile::Values values) {
    wxTextEntryDialog dialog(this, _("What is it for? For example: Play at 1500"), _("New profile"), name);
    dialog.SetName("profile name");
    if (dialog.ShowModal() != wxID_OK || dialog.GetValue().Strip(wxString::both).empty()) return;
    profile_ = engines_.store.addProfile(engine_, toUtf8(dialog.GetValue().Strip(wxString::both)),
                                         std::move(values));
    showProfiles();
}

void EngineDetails::copyProfile() {
    newProfile(wxString::Format(_("Copy of %s"), profileWords(*profile())), profile()->options);
}

void EngineDetails::renameProfile() {
    wxTextEntryDialog dialog(this, _("The name of the profile:"), _("Rename profile"),
                             profileWords(*profile()));
    dialog.SetName("profile name");
    if (dialog.ShowModal() != wxID_OK) return;
    const std::string name = toUtf8(dialog.GetValue().Strip(wxString::both));
    editProfile([&](EngineProfile& changed) { changed.name = name; });
    showProfiles();
}

void EngineDetails::removeProfile() {
    const wxString question = wxString::Format(_("Delete the profile “%s”?"), profileWords(*profile()));
    if (!isConfirmed(*this, question, _("Delete profile"), _("Delete"))) return;
    engines_.store.edit(engine_, [&](StoredEngine& changed) {
        std::erase_if(changed.profiles, [&](const EngineProfile& each) { return each.id == profile_; });
    });
    showProfiles();
}

void EngineDetails::removeEngine() {
    const wxString question = wxString::Format(
        _("Remove %s from the list? The program itself stays on the computer."), toWx(engine()->name));
    if (!isConfirmed(*this, question, _("Remove engine"), _("Remove"))) return;
    if (found_->engine() == engine_) found_->close();
    engines_.store.remove(std::exchange(engine_, std::string()));
}

void EngineDetails::refresh() {
    const StoredEngine* const shown = engine();
    if (shown == nullptr) return;
    const EngineCondition condition = engines_.supervisor.condition(engine_);
    wxString words = conditionWords(condition);
    const auto threads = profile()->options.find("Threads");
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    long wanted = 1;
    if (threads != profile()->options.end() && toWx(threads->second).ToLong(&wanted)
        && wanted > static_cast<long>(cores))
        words << ". "
              << wxString::Format(
                     wxPLURAL("%ld threads are more than the %u core of this computer: it gets slower",
                              "%ld threads are more than the %u cores of this computer: it gets slower",
                              cores),
                     wanted, cores);
    if (words != state_->words()) state_->show(words);
    showWorth(*shown);
    const bool canWake =
        condition.kind == EngineCondition::Kind::Resting || condition.kind == EngineCondition::Kind::Died;
    if (wake_->IsShown() != canWake) {
        wake_->Show(canWake);
        Layout();
    }
    log_->refresh();
}

}  // namespace roque
