#pragma once

#include <functional>
#include <string>

#include <wx/panel.h>
#include <wx/slider.h>
#include <wx/stattext.h>

#include "controller/plugins/plugin_info.h"
#include "view/dialogs/new_game/level_bars.h"

namespace roque {

/// Selects how well a player plays: bars and a slider below them, with the name of the level, its strength
/// and the person's results against it in words.
class LevelSlider : public wxPanel {
public:
    /// `option` is the one that sets the level; `value` is its initial value.
    LevelSlider(wxWindow* parent, const PluginOption& option, PluginLevels levels, const std::string& value);

    /// The selected level, as the option's value.
    [[nodiscard]] std::string value() const;

    /// Called when another level is selected.
    std::function<void()> onChange;

    /// Shows the results against this level; empty: there are none.
    void showTally(const wxString& words);

private:
    wxSizer* addHead();
    wxSizer* addEnds(const PluginOption& option);
    void select(int level);
    void showWords();

    PluginLevels levels_;
    wxStaticText* name_;
    wxStaticText* rating_;
    wxStaticText* tally_;
    LevelBars* bars_;
    wxSlider* slider_;
};

/// The name of a level: "3 · Learner", or "Level 3" if it has no name.
[[nodiscard]] wxString levelWords(const PluginLevels& levels, int number);

/// The strength of a level, and whether it has been measured.
[[nodiscard]] wxString ratingWords(const PluginLevels& levels, int number);

}  // namespace roque
