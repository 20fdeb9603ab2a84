#include "view/dialogs/new_game/player_editor.h"

#include <algorithm>
#include <cmath>

#include <wx/intl.h>
#include <wx/scrolwin.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include "controller/players/default_opponent.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

constexpr double kMaxThinkSeconds = 3600.0;
constexpr double kSecondsStep = 0.5;
constexpr double kMillisecondsInSecond = 1000.0;

/// Puts a window inside a scrolling one, which is low enough to leave room for the rest of a dialog on a
/// small screen.
void scrollIfHigh(wxScrolledWindow& area, wxWindow& inside) {
    constexpr int kHighest = 80;  // device-independent pixels
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(&inside, wxSizerFlags().Expand());
    area.SetSizer(sizer);
    area.SetScrollRate(0, area.FromDIP(10));
    const wxSize best = inside.GetBestSize();
    const int bar = wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, &area);
    area.SetMinSize(wxSize(best.x + bar, std::min(best.y, area.FromDIP(kHighest))));
}

/// The options without the one that a slider sets.
std::vector<PluginOption> optionsBesideLevel(const Plugin& plugin) {
    std::vector<PluginOption> options = plugin.options();
    if (const PluginOption* const level = levelOption(options))
        options.erase(options.begin() + (level - options.data()));
    return options;
}

}  // namespace

PlayerEditor::PlayerEditor(wxWindow* parent, const PluginRegistry& plugins, const PlayerSpec& player,
                           const wxString& name)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, name),
      plugins_(plugins.plugins()) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    choice_ = new wxChoice(this, wxID_ANY);
    choice_->SetName("kind of player");
    setAccessibleName(*choice_, _("Kind of player"));
    choice_->Append(_("Person"));
    for (const Plugin* plugin : plugins_) choice_->Append(toWx(plugin->info().name));
    column->Add(choice_, wxSizerFlags().Expand());

    personPage_ = new wxPanel(this);
    auto* personRows = new wxBoxSizer(wxVERTICAL);
    addPersonRow(personRows);
    personPage_->SetSizer(personRows);
    column->Add(personPage_, wxSizerFlags().Expand());

    pluginPage_ = new wxPanel(this);
    auto* pluginRows = new wxBoxSizer(wxVERTICAL);
    levelPlace_ = new wxPanel(pluginPage_);
    levelPlace_->SetSizer(new wxBoxSizer(wxVERTICAL));
    pluginRows->Add(levelPlace_, wxSizerFlags().Expand());
    addLimits(pluginRows);
    addBook(pluginRows, player);
    pluginPage_->SetSizer(pluginRows);
    column->Add(pluginPage_, wxSizerFlags().Expand());
    SetSizer(column);

    reserveRoom();
    OptionEditor::Values values;
    choice_->SetSelection(0);
    if (const auto* person = std::get_if<PersonSpec>(&player)) {
        name_->SetValue(toWx(person->name));
    } else {
        const AiSettings settings = aiSettingsOf(player);
        for (std::size_t at = 0; at < plugins_.size(); ++at) {
            if (plugins_[at]->info().id == settings.id) choice_->SetSelection(static_cast<int>(at) + 1);
        }
        const auto time = settings.limits.moveTime;
        seconds_->SetValue(time ? static_cast<double>(time->count()) / kMillisecondsInSecond : 0.0);
        values = settings.options;
    }
    showChoice(values);
    choice_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        const Plugin* const plugin = chosenPlugin();
        showChoice(plugin == nullptr ? OptionEditor::Values() : defaultSpec(*plugin).options);
        if (onChange) onChange();
        fitDialogAround(*this);
    });
}

void PlayerEditor::addPersonRow(wxSizer* sizer) {
    name_ = new wxTextCtrl(personPage_, wxID_ANY);
    name_->SetName("name");
    name_->SetHint(_("optional"));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(labelFor(*name_, _("Name:")), wxSizerFlags().Centre().Border(wxRIGHT));
    row->Add(name_, wxSizerFlags(1).Centre());
    sizer->Add(row, wxSizerFlags().Expand().Border(wxTOP));
}

void PlayerEditor::addLimits(wxSizer* sizer) {
    seconds_ = new wxSpinCtrlDouble(pluginPage_, wxID_ANY);
    seconds_->SetName("seconds");
    seconds_->SetRange(0, kMaxThinkSeconds);
    seconds_->SetIncrement(kSecondsStep);
    seconds_->SetDigits(1);
    seconds_->SetValue(std::chrono::duration<double>(kDefaultThinkTime).count());
    seconds_->SetToolTip(_("Maximum thinking time per move; 0: the player's own options decide"));
    seconds_->SetMinSize(roomFor(*this, wxSize(OptionEditor::kControlWidth, -1)));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(labelFor(*seconds_, _("Seconds per move:")), wxSizerFlags(1).Centre());
    row->Add(seconds_, wxSizerFlags().Centre());
    sizer->Add(row, wxSizerFlags().Expand().Border(wxTOP));
}

void PlayerEditor::addBook(wxSizer* sizer, const PlayerSpec& player) {
    book_ = new BookEditor(pluginPage_, aiSettingsOf(player).book);
    sizer->Add(book_, wxSizerFlags().Expand().Border(wxTOP));
}

void PlayerEditor::offerName(const wxString& name) {
    if (chosenPlugin() == nullptr && name_->IsEmpty()) name_->SetValue(name);
}

const Plugin* PlayerEditor::chosenPlugin() const {
    const int chosen = choice_->GetSelection();
    return chosen <= 0 ? nullptr : plugins_[static_cast<std::size_t>(chosen) - 1];
}

/// Reserves the room that any kind of player needs before more options are opened: what stands below must not
/// move while a person chooses.
void PlayerEditor::reserveRoom() {
    wxSize room;
    for (unsigned at = 0; at < choice_->GetCount(); ++at) {
        choice_->SetSelection(static_cast<int>(at));
        showChoice({});
        room.IncTo(GetSizer()->CalcMin());
    }
    GetSizer()->SetMinSize(room);
}

/// Shows the settings for the selected kind of player.
void PlayerEditor::showChoice(const OptionEditor::Values& values) {
    levelPlace_->DestroyChildren();
    if (more_ != nullptr) more_->Destroy();
    level_ = nullptr;
    more_ = nullptr;
    options_ = nullptr;
    const Plugin* const plugin = chosenPlugin();
    personPage_->Show(plugin == nullptr);
    pluginPage_->Show(plugin != nullptr);
    if (plugin != nullptr) {
        addLevel(*plugin, values);
        addOptions(*plugin, values);
    }
    fitDialogAround(*this);
}

void PlayerEditor::addLevel(const Plugin& plugin, const OptionEditor::Values& values) {
    const PluginOption* const option = levelOption(plugin.options());
    if (option == nullptr) return;
    const auto set = values.find(option->name);
    level_ = new LevelSlider(levelPlace_, *option, plugin.info().levels,
                             set == values.end() ? option->defaultValue : set->second);
    levelPlace_->GetSizer()->Add(level_, wxSizerFlags().Expand().Border(wxTOP));
}

/// A player without levels shows its options at once: it has nothing else.
void PlayerEditor::addOptions(const Plugin& plugin, const OptionEditor::Values& values) {
    const std::vector<PluginOption> options = optionsBesideLevel(plugin);
    if (options.empty()) return;
    more_ = new wxCollapsiblePane(pluginPage_, wxID_ANY, _("More options"), wxDefaultPosition, wxDefaultSize,
                                  wxCP_NO_TLW_RESIZE, wxDefaultValidator, "more options");
    auto* area = new wxScrolledWindow(more_->GetPane(), wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                      wxVSCROLL | wxTAB_TRAVERSAL);
    options_ = new OptionEditor(area, options, values);
    scrollIfHigh(*area, *options_);
    auto* inside = new wxBoxSizer(wxVERTICAL);
    inside->Add(area, wxSizerFlags().Expand());
    more_->GetPane()->SetSizer(inside);
    more_->Collapse(level_ != nullptr);
    more_->Bind(wxEVT_COLLAPSIBLEPANE_CHANGED, [this](wxCollapsiblePaneEvent&) { fitDialogAround(*this); });
    pluginPage_->GetSizer()->Add(more_, wxSizerFlags().Expand().Border(wxTOP));
}

PlayerSpec PlayerEditor::player() const {
    const Plugin* const plugin = chosenPlugin();
    if (plugin == nullptr) return PersonSpec{toUtf8(name_->GetValue().Strip(wxString::both))};
    PluginSpec spec{plugin->info().id, options_ == nullptr ? OptionEditor::Values() : options_->values(), {}};
    if (const PluginOption* const option = levelOption(plugin->options());
        option != nullptr && level_->value() != option->defaultValue)
        spec.options[option->name] = level_->value();
    const auto milliseconds = std::llround(seconds_->GetValue() * kMillisecondsInSecond);
    if (milliseconds > 0) spec.limits.moveTime = std::chrono::milliseconds(milliseconds);
    spec.book = book_->book();
    return spec;
}

}  // namespace roque
