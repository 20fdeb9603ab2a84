#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/dataview.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/timer.h>

#include "controller/engines/engine_probe.h"
#include "controller/engines/engines.h"
#include "controller/settings/settings_store.h"
#include "controller/threads/ui_dispatcher.h"
#include "view/engines/engine_details.h"

namespace roque {

/// The engines that a person has brought: a list with the state of each in words, and beside it everything
/// about the selected one. [ui-thread]
class EnginesPanel : public wxPanel {
public:
    /// What it works with. All of it outlives the panel.
    struct Parts {
        Engines& engines;
        UiDispatcher& dispatcher;
        BackgroundCalibration& calibration;
        SettingsStore& settings;
        std::function<void(const EngineSpec&)> onPlay;    ///< the person wants to play against one
        std::function<void()> onMeasuring;                ///< the person lets engines be measured, or not
        std::function<void(bool isChecking)> onChecking;  ///< a check begins or ends
    };

    EnginesPanel(wxWindow* parent, Parts parts);

    /// Moves the keyboard to the list, or to the button where there is none.
    void SetFocus() override;

    /// Shows the states as they are now; while the panel is shown, it does so twice a second by itself.
    void refresh();

private:
    wxSizer* addList();
    wxSizer* addPlaceholder();
    void showList(bool isShown);
    void addEngine();
    wxWindow* addMeasuring();
    void fill();
    void select(const std::string& engine);
    void showSelected();
    void tellFailures();

    Parts parts_;
    Engines& engines_;
    EngineProbe probe_;
    wxDataViewListCtrl* list_;
    wxButton* add_;
    wxSizer* head_;
    wxSizer* placeholder_;
    wxStaticText* use_;
    wxCheckBox* measures_;
    EngineDetails* details_;
    bool isFilled_ = false;
    std::vector<std::string> shown_;  ///< the engines in the list, by their ids
    std::set<std::string> failed_;    ///< those of which the person has been told that they failed
    std::string selected_;
    wxTimer timer_;
    Subscription changes_;
};

}  // namespace roque
