#include "view/window/player_menu.h"

#include <cstdint>
#include <utility>

#include <wx/control.h>
#include <wx/intl.h>

#include "controller/plugins/plugin_levels.h"
#include "view/dialogs/new_game/level_slider.h"

namespace roque {
namespace {

/// Identifiers of the menu's entries: the levels from this number on, of which there are few.
constexpr int kFirstLevel = 1000;
constexpr int kOtherPlayer = 1;

int entryOf(const PluginOption& option, std::int64_t level) {
    return kFirstLevel + static_cast<int>(level - option.minimum);
}

}  // namespace

bool PlayerMenu::isPossible(Color color) const {
    return context_.session.games().isGameShown() && context_.controller.canReplacePlayers()
           && !isPerson(context_.controller.setup().players[color]);
}

void PlayerMenu::popUp(Color color, wxWindow& window, wxPoint at) {
    if (!isPossible(color)) return;
    wxMenu menu;
    addLevels(menu, color);
    menu.Append(kOtherPlayer, _("&Other player…"));
    const int chosen = window.GetPopupMenuSelectionFromUser(menu, at);
    if (chosen == wxID_NONE || !isPossible(color)) return;  // the game may have ended meanwhile
    if (chosen == kOtherPlayer)
        context_.actions.perform(color == Color::White ? Action::ReplaceWhite : Action::ReplaceBlack);
    else if (const PluginInfo* const plugin = pluginOf(color))
        choose(color, chosen - kFirstLevel + levelOption(plugin->options)->minimum);
}

/// The plugin of a player that has levels.
const PluginInfo* PlayerMenu::pluginOf(Color color) const {
    const auto* const spec = std::get_if<PluginSpec>(&context_.controller.setup().players[color]);
    const Plugin* const plugin = spec == nullptr ? nullptr : context_.plugins.find(spec->pluginId);
    return plugin == nullptr || levelOption(plugin->info().options) == nullptr ? nullptr : &plugin->info();
}

void PlayerMenu::addLevels(wxMenu& menu, Color color) const {
    const PluginInfo* const plugin = pluginOf(color);
    if (plugin == nullptr) return;
    const PluginOption& option = *levelOption(plugin->options);
    const auto present =
        levelOf(plugin->options, aiSettingsOf(context_.controller.setup().players[color]).options);
    for (std::int64_t level = option.minimum; level <= option.maximum; ++level) {
        menu.AppendCheckItem(entryOf(option, level),
                             wxControl::EscapeMnemonics(levelWords(plugin->levels, static_cast<int>(level))));
        menu.Check(entryOf(option, level), level == present);
    }
    menu.AppendSeparator();
}

void PlayerMenu::choose(Color color, std::int64_t level) {
    auto player = std::get<PluginSpec>(context_.controller.setup().players[color]);
    const std::vector<PluginOption>& options = pluginOf(color)->options;
    if (levelOf(options, player.options) == level) return;
    chooseLevel(options, player.options, level);
    context_.controller.replacePlayer(color, std::move(player));
}

}  // namespace roque
