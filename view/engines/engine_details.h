#pragma once

#include <functional>
#include <optional>
#include <string>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>

#include "controller/analysis/background_calibration.h"
#include "controller/engines/engines.h"
#include "controller/players/game_setup.h"
#include "controller/threads/ui_dispatcher.h"
#include "view/dialogs/new_game/option_editor.h"
#include "view/engines/engine_check_view.h"
#include "view/engines/engine_log_view.h"
#include "view/engines/engine_text.h"
#include "view/toolkit/wrapped_text.h"

namespace roque {

/// Everything about one engine: who made it, how it is started, its profiles with their options, and what
/// was said. What a person changes holds at once, from the next start of the engine on. [ui-thread]
class EngineDetails : public wxPanel {
public:
    /// All that is borrowed outlives the panel.
    EngineDetails(wxWindow* parent, Engines& engines, UiDispatcher& dispatcher,
                  BackgroundCalibration& calibration);

    /// Called when the person wants to play against an engine as a profile sets it up.
    std::function<void(const EngineSpec&)> onPlay;
    /// Called when a check of an engine begins or ends.
    std::function<void(bool isChecking)> onChecking;

    /// Shows another engine; empty: none.
    void show(const std::string& engine);
    /// Shows its state and what was said as they are now.
    void refresh();

private:
    void addHead(wxSizer& column);
    void addUses(wxSizer& column);
    void addProfiles(wxSizer& column);
    void addProfileButtons(wxSizer& row);
    void addEnd(wxSizer& column);
    void showUses();
    void measure();
    void showWorth(const StoredEngine& shown);
    void showProfiles();
    void showOptions();
    void addActs();
    void editProfile(const std::function<void(EngineProfile&)>& change);
    void keepOptions();
    void newProfile(const wxString& name, EngineProfile::Values values);
    void copyProfile();
    void renameProfile();
    void removeProfile();
    void removeEngine();
    [[nodiscard]] const StoredEngine* engine() const;
    [[nodiscard]] const EngineProfile* profile() const;

    Engines& engines_;
    BackgroundCalibration& calibration_;
    std::string engine_;
    std::string profile_;
    wxStaticText* name_;
    wxStaticText* command_;
    WrappedText* state_;
    wxCheckBox* isEnabled_;
    wxButton* play_;
    wxButton* check_;
    wxButton* measure_;
    WrappedText* worth_;
    wxButton* wake_;
    wxChoice* profiles_;
    wxButton* delete_;
    wxScrolledWindow* area_;
    OptionEditor* options_ = nullptr;
    EngineLogView* log_;
    EngineCheckView* found_;  ///< in place of the log
    std::optional<EngineCalibration> calibrated_;
    std::optional<EngineWorth> worthKnown_;  ///< as of this calibration
};

}  // namespace roque
