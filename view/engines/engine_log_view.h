#pragma once

#include <cstdint>
#include <string>

#include <wx/panel.h>
#include <wx/textctrl.h>

#include "controller/engines/engine_supervisor.h"

namespace roque {

/// What was said between the program and an engine, with a field to search it. [ui-thread]
class EngineLogView : public wxPanel {
public:
    /// The supervisor outlives the view.
    EngineLogView(wxWindow* parent, const EngineSupervisor& supervisor);

    /// Shows the log of another engine.
    void show(const std::string& engine);
    /// Shows what was said since, unless a part of the text is selected.
    void refresh();

private:
    void fill();

    const EngineSupervisor& supervisor_;
    std::string engine_;
    std::uint64_t shown_ = 0;  ///< the number of the last line
    wxTextCtrl* search_;
    wxTextCtrl* text_;
};

}  // namespace roque
