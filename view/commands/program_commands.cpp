#include "view/commands/program_commands.h"

#include <utility>

#include <wx/aboutdlg.h>
#include <wx/iconbndl.h>
#include <wx/intl.h>

#include "view/commands/key_help.h"
#include "view/dialogs/help/help_dialog.h"
#include "view/dialogs/scores/scores_dialog.h"
#include "view/dialogs/settings/settings_dialog.h"
#include "view/toolkit/window_place.h"

namespace roque {

ProgramCommands::ProgramCommands(const CommandContext& context, GamePersistence& persistence,
                                 GuestDecisions& guests, RestoredBounds& bounds, wxWindow& board,
                                 std::function<void(const Settings&)> showSettings,
                                 std::function<void()> playSample)
    : context_(context),
      persistence_(persistence),
      guests_(guests),
      bounds_(bounds),
      board_(board),
      showSettings_(std::move(showSettings)),
      playSample_(std::move(playSample)) {
    ActionRegistry& actions = context_.actions;
    actions.add(Action::EditSettings, {[this] { editSettings(); }});
    actions.add(Action::ShowScores, {[this] { showScores(); }});
    actions.add(Action::Help, {[this] { showHelp(); }});
    actions.add(Action::About, {[this] { showAbout(); }});
    actions.add(Action::Quit, {[this] { context_.frame.Close(); }});
}

void ProgramCommands::editSettings() {
    SettingsStore& store = context_.services.settings;
    Settings settings = store.settings();
    settings.window = bounds_.bounds();
    const auto keep = [&store](const Settings& chosen) { store.change(chosen); };
    const auto saveScores = [this](const PointsSaving& saving, const std::optional<TypedPassword>& password) {
        persistence_.setSaving(saving, password);
    };
    SettingsDialog dialog(&context_.frame, settings, context_.theme.catalog(),
                          {showSettings_, playSample_, keep, saveScores},
                          DatabasePage::Services{persistence_.scores(), persistence_.scoreAccess()}, guests_);
    placeBeside(dialog, board_);
    dialog.ShowModal();
}

void ProgramCommands::showScores() {
    ScoresDialog(&context_.frame, persistence_.scores()).ShowModal();
}

/// One window is enough: its text does not change.
void ProgramCommands::showHelp() {
    wxWindow* open = wxWindow::FindWindowByName("help", &context_.frame);
    if (open == nullptr) open = new HelpDialog(&context_.frame, keyHelp());
    open->Show();
    open->Raise();
}

void ProgramCommands::showAbout() {
    wxAboutDialogInfo info;
    info.SetName("Roque");
    info.SetVersion(ROQUE_VERSION);
    info.SetDescription(_("A chess program with plugins as players, to play and to read."));
    info.SetLicence(_("MIT licence"));
    constexpr int kIcon = 64;
    info.SetIcon(context_.frame.GetIcons().GetIcon(context_.frame.FromDIP(wxSize(kIcon, kIcon))));
    wxAboutBox(info, &context_.frame);
}

}  // namespace roque
