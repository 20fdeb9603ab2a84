#pragma once

#include <string>

#include <wx/panel.h>
#include <wx/slider.h>
#include <wx/stattext.h>

#include "controller/plugins/plugin_info.h"

namespace roque {

/// Chooses how well a player plays: a slider, and in words what the level is called and how strong it is.
class LevelSlider : public wxPanel {
public:
    /// `option` is the one that sets the level; `value` is shown at first.
    LevelSlider(wxWindow* parent, const PluginOption& option, PluginLevels levels, const std::string& value);

    /// The level that is chosen, as the option's value.
    [[nodiscard]] std::string value() const;

private:
    void showWords();

    PluginLevels levels_;
    wxStaticText* name_;
    wxSlider* slider_;
    wxStaticText* rating_;
};

/// What a level is called: "Level 3: Learner", without the name if it has none.
[[nodiscard]] wxString levelWords(const PluginLevels& levels, int number);

/// How strong a level is, and whether anybody has measured that.
[[nodiscard]] wxString ratingWords(const PluginLevels& levels, int number);

}  // namespace roque
