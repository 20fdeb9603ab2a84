#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/textctrl.h>

#include "controller/players/engine_offer.h"
#include "controller/players/game_setup.h"
#include "controller/plugins/plugin_registry.h"
#include "view/dialogs/new_game/ai_editor.h"
#include "view/dialogs/new_game/level_slider.h"
#include "view/dialogs/new_game/strength_slider.h"

namespace roque {

/// Selects who plays a side: a person with a name, or an AI player with its level, thinking time and opening
/// book. Further options open on request. Until then the size does not depend on the selection.
class PlayerEditor : public wxPanel {
public:
    /// Whether a person's name is asked for here.
    enum class Name : std::uint8_t { Here, Elsewhere };

    /// Offers the plugins known now and some chess programs; the registry must outlive the editor. `name` is
    /// the window's name.
    PlayerEditor(wxWindow* parent, const PluginRegistry& plugins, std::vector<EngineOffer> engines,
                 const PlayerSpec& player, const wxString& name, Name asked = Name::Here);

    [[nodiscard]] PlayerSpec player() const;
    [[nodiscard]] bool isPersonChosen() const { return choice_->GetSelection() <= 0; }

    /// Called when another player is selected.
    std::function<void()> onChange;
    /// Called when a setting of the selected AI player changes.
    std::function<void()> onTuned;

    /// Tells whether a clock decides how long an AI player thinks.
    void setTimedByClock(bool isTimed);

    /// Moves the keyboard focus to the choice of player.
    void SetFocus() override { choice_->SetFocus(); }

private:
    [[nodiscard]] const Plugin* chosenPlugin() const;
    [[nodiscard]] const EngineOffer* chosenEngine() const;
    [[nodiscard]] PlayerSpec chosenDefault() const;
    void addLevel(const Plugin& plugin, const AiSettings& settings);
    void addPersonRow(wxSizer* sizer);
    void select(const PlayerSpec& player);
    void reserveRoom();
    void showChoice(const PlayerSpec& player);
    void listen();

    std::vector<const Plugin*> plugins_;
    std::vector<EngineOffer> engines_;
    wxChoice* choice_;
    wxPanel* personPage_;
    wxTextCtrl* name_ = nullptr;  ///< nullptr: asked for elsewhere
    wxPanel* pluginPage_;
    LevelSlider* level_ = nullptr;        ///< nullptr: the player has no levels
    StrengthSlider* strength_ = nullptr;  ///< of a chess program; nullptr: it has none
    AiEditor* ai_ = nullptr;              ///< nullptr: it is a person
    bool isTimed_ = false;
};

}  // namespace roque
