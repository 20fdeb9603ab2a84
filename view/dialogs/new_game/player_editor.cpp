#include "view/dialogs/new_game/player_editor.h"

#include <algorithm>
#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "controller/players/default_opponent.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/text.h"

namespace roque {

PlayerEditor::PlayerEditor(wxWindow* parent, const PluginRegistry& plugins, std::vector<EngineOffer> engines,
                           const PlayerSpec& player, const wxString& name, Name asked)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, name),
      plugins_(plugins.plugins()),
      engines_(std::move(engines)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    choice_ = new wxChoice(this, wxID_ANY);
    choice_->SetName("kind of player");
    setAccessibleName(*choice_, _("Kind of player"));
    choice_->Append(_("Person"));
    for (const Plugin* plugin : plugins_) choice_->Append(toWx(plugin->info().name));
    for (const EngineOffer& engine : engines_) choice_->Append(toWx(engine.spec.name));
    column->Add(choice_, wxSizerFlags().Expand());

    personPage_ = new wxPanel(this);
    auto* personRows = new wxBoxSizer(wxVERTICAL);
    if (asked == Name::Here) addPersonRow(personRows);
    personPage_->SetSizer(personRows);
    column->Add(personPage_, wxSizerFlags().Expand());

    pluginPage_ = new wxPanel(this);
    pluginPage_->SetSizer(new wxBoxSizer(wxVERTICAL));
    column->Add(pluginPage_, wxSizerFlags().Expand());
    SetSizer(column);

    if (asked == Name::Here) reserveRoom();
    select(player);
    choice_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        showChoice(chosenDefault());
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

/// Shows a player; one that is not known any more is replaced by a person.
void PlayerEditor::select(const PlayerSpec& player) {
    choice_->SetSelection(0);
    const std::string id = aiSettingsOf(player).id;
    for (std::size_t at = 0; at < plugins_.size(); ++at) {
        if (plugins_[at]->info().id == id) choice_->SetSelection(static_cast<int>(at) + 1);
    }
    if (const EngineOffer* const engine = findOffer(engines_, id))
        choice_->SetSelection(static_cast<int>(plugins_.size()) + static_cast<int>(engine - engines_.data())
                              + 1);
    const auto* const person = std::get_if<PersonSpec>(&player);
    if (person != nullptr && name_ != nullptr) name_->SetValue(toWx(person->name));
    showChoice(player);
}

const Plugin* PlayerEditor::chosenPlugin() const {
    const int chosen = choice_->GetSelection();
    const auto at = static_cast<std::size_t>(std::max(chosen, 0));
    return at == 0 || at > plugins_.size() ? nullptr : plugins_[at - 1];
}

const EngineOffer* PlayerEditor::chosenEngine() const {
    const auto at = static_cast<std::size_t>(std::max(choice_->GetSelection(), 0));
    return at <= plugins_.size() ? nullptr : &engines_[at - plugins_.size() - 1];
}

/// The chosen player as it is before anything is set.
PlayerSpec PlayerEditor::chosenDefault() const {
    if (const Plugin* const plugin = chosenPlugin()) return defaultSpec(*plugin);
    if (const EngineOffer* const engine = chosenEngine()) return engine->spec;
    return {};
}

/// Reserves the room that any kind of player needs before more options are opened: what stands below must not
/// move while a person chooses.
void PlayerEditor::reserveRoom() {
    wxSize room;
    for (unsigned at = 0; at < choice_->GetCount(); ++at) {
        choice_->SetSelection(static_cast<int>(at));
        showChoice(chosenDefault());
        room.IncTo(GetSizer()->CalcMin());
    }
    GetSizer()->SetMinSize(room);
}

/// Shows the settings for the selected kind of player.
void PlayerEditor::showChoice(const PlayerSpec& player) {
    pluginPage_->DestroyChildren();
    level_ = nullptr;
    strength_ = nullptr;
    ai_ = nullptr;
    const Plugin* const plugin = chosenPlugin();
    const EngineOffer* const engine = chosenEngine();
    personPage_->Show(isPersonChosen());
    pluginPage_->Show(!isPersonChosen());
    if (!isPersonChosen()) {
        const AiSettings settings = aiSettingsOf(player);
        if (plugin != nullptr) addLevel(*plugin, settings);
        if (engine != nullptr && engine->strength) {
            strength_ =
                new StrengthSlider(pluginPage_, *engine->strength, engine->strength->in(settings.options));
            pluginPage_->GetSizer()->Add(strength_, wxSizerFlags().Expand().Border(wxTOP));
        }
        ai_ = new AiEditor(pluginPage_, plugin, player);
        ai_->setTimedByClock(isTimed_);
        pluginPage_->GetSizer()->Add(ai_, wxSizerFlags().Expand());
        listen();
    }
    fitDialogAround(*this);
}

/// Tells of every change to the AI player that is shown.
void PlayerEditor::listen() {
    const auto tell = [this] {
        if (onTuned) onTuned();
    };
    if (level_ != nullptr) level_->onChange = tell;
    if (strength_ != nullptr) strength_->onChange = tell;
    ai_->onChange = tell;
}

void PlayerEditor::addLevel(const Plugin& plugin, const AiSettings& settings) {
    const PluginOption* const option = levelOption(plugin.options());
    if (option == nullptr) return;
    const auto set = settings.options.find(option->name);
    level_ = new LevelSlider(pluginPage_, *option, plugin.info().levels,
                             set == settings.options.end() ? option->defaultValue : set->second);
    pluginPage_->GetSizer()->Add(level_, wxSizerFlags().Expand().Border(wxTOP));
}

void PlayerEditor::setTimedByClock(bool isTimed) {
    isTimed_ = isTimed;
    if (ai_ != nullptr) ai_->setTimedByClock(isTimed);
}

PlayerSpec PlayerEditor::player() const {
    if (const EngineOffer* const engine = chosenEngine()) {
        EngineSpec spec = engine->spec;
        if (strength_ != nullptr) engine->strength->set(strength_->value(), spec.options);
        PlayerSpec player = std::move(spec);
        ai_->applyTo(player);
        return player;
    }
    const Plugin* const plugin = chosenPlugin();
    if (plugin == nullptr)
        return PersonSpec{name_ == nullptr ? std::string() : toUtf8(name_->GetValue().Strip(wxString::both))};
    PluginSpec spec{plugin->info().id, {}, {}};
    const PluginOption* const option = levelOption(plugin->options());
    if (option != nullptr && level_->value() != option->defaultValue)
        spec.options[option->name] = level_->value();
    PlayerSpec player = spec;
    ai_->applyTo(player);
    return player;
}

}  // namespace roque
