#pragma once

#include <functional>
#include <string>

#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "controller/engine_check/check_job.h"
#include "controller/engines/stored_engine.h"

namespace roque {

/// Whether an engine keeps to the protocol: how far the check has come, then a sentence for each fault. The
/// check goes on while something else is shown. [ui-thread]
class EngineCheckView : public wxPanel {
public:
    /// Hidden at first. The dispatcher outlives the view.
    EngineCheckView(wxWindow* parent, UiDispatcher& dispatcher);

    /// Called when there is something to show of an engine, or nothing any more.
    std::function<void()> onChange;

    /// Checks an engine, in place of the one before.
    void check(const StoredEngine& engine);
    /// Ends the check, and forgets what it has found.
    void close();
    /// The engine that it tells of, by its identifier; empty: none.
    [[nodiscard]] const std::string& engine() const noexcept { return engine_; }
    [[nodiscard]] bool isRunning() const noexcept { return job_.isRunning(); }

private:
    void onStep(const engine_check::StepResult& result);
    void onDone(const Result<engine_check::CheckReport, Message>& report);
    void showProgress();
    void addLine(const wxString& line);

    engine_check::CheckJob job_;
    std::string engine_;
    wxString name_;
    int done_ = 0;
    unsigned faults_ = 0;
    wxStaticText* words_;
    wxButton* close_;
    wxGauge* gauge_;
    wxTextCtrl* findings_;
};

}  // namespace roque
