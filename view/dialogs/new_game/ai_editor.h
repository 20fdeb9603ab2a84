#pragma once

#include <functional>
#include <string>

#include <wx/panel.h>
#include <wx/spinctrl.h>

#include "controller/players/game_setup.h"
#include "controller/plugins/plugin.h"
#include "view/dialogs/new_game/book_editor.h"
#include "view/dialogs/new_game/option_editor.h"

namespace roque {

/// Edits how an AI player plays, apart from its level: its thinking time, its opening book and, on request,
/// its other options.
class AiEditor : public wxPanel {
public:
    /// Shows the settings of `player`. `plugin` is nullptr if it is another program.
    AiEditor(wxWindow* parent, const Plugin* plugin, const PlayerSpec& player);

    /// Writes the settings into those of the player; a level that is set there stays.
    void applyTo(PlayerSpec& player) const;

    /// Tells whether a clock decides how long the player thinks: then its own thinking time does not apply.
    void setTimedByClock(bool isTimed);

    /// Called when the person changes a setting.
    std::function<void()> onChange;

private:
    void listen();
    void addLimits(wxSizer* sizer, const SearchLimits& limits);
    void addWork(wxSizer* sizer, const SearchLimits& limits);
    void addOptions(wxSizer* sizer, const Plugin& plugin, const OptionEditor::Values& values);
    [[nodiscard]] SearchLimits limits(SearchLimits before) const;

    std::string levelName_;  ///< of the option that sets the level; empty: there is none
    wxSpinCtrlDouble* seconds_;
    wxSpinCtrl* nodes_ = nullptr;  ///< only of a chess program, as is the depth
    wxSpinCtrl* depth_ = nullptr;
    BookEditor* book_;
    OptionEditor* options_ = nullptr;  ///< nullptr: there are none
};

}  // namespace roque
