#pragma once

#include <string>

#include <wx/panel.h>
#include <wx/slider.h>
#include <wx/stattext.h>

#include "controller/plugins/plugin_info.h"

namespace roque {

/// Selects how well a player plays: a slider, with the name of the level and its strength in words.
class LevelSlider : public wxPanel {
public:
    /// `option` is the one that sets the level; `value` is its initial value.
    LevelSlider(wxWindow* parent, const PluginOption& option, PluginLevels levels, const std::string& value);

    /// The selected level, as the option's value.
    [[nodiscard]] std::string value() const;

private:
    void showWords();

    PluginLevels levels_;
    wxStaticText* name_;
    wxSlider* slider_;
    wxStaticText* rating_;
};

/// The name of a level: "Level 3: Learner", or "Level 3" if it has no name.
[[nodiscard]] wxString levelWords(const PluginLevels& levels, int number);

/// The strength of a level, and whether it has been measured.
[[nodiscard]] wxString ratingWords(const PluginLevels& levels, int number);

}  // namespace roque
