#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "controller/search/plugin_option.h"

namespace roque {

/// The options of a plugin as controls, one each. Buttons are left out: they act on a running player, and
/// there is none yet.
class OptionEditor : public wxPanel {
public:
    using Values = std::map<std::string, std::string>;

    /// The width of the controls in device-independent pixels, for others in the same column.
    static constexpr int kControlWidth = 170;

    OptionEditor(wxWindow* parent, const std::vector<PluginOption>& options, const Values& values);

    /// Called when a person changes a value.
    std::function<void()> onChange;

    /// The values that differ from their defaults, by name.
    [[nodiscard]] Values values() const;

private:
    using Read = std::function<std::string()>;

    struct Entry {
        PluginOption option;
        Read read;
    };

    /// Creates the control for an option; `read` returns its value.
    wxWindow* addControl(const PluginOption& option, const std::string& value, Read& read);
    wxWindow* addText(const std::string& value, Read& read);

    std::vector<Entry> entries_;
};

}  // namespace roque
