#pragma once

#include "view/engines/engines_panel.h"
#include "view/window/page.h"

namespace roque {

/// The page of the engines that a person has brought. It has no board. [ui-thread]
class EnginesPage : public Page {
public:
    explicit EnginesPage(const PageContext& context)
        : engines_(new EnginesPanel(
            &context.frame, {context.engines, context.dispatcher, context.calibration, context.settings,
                             context.playAgainst, context.onMeasuring, context.onChecking})) {}

    [[nodiscard]] std::vector<PanelColumn::Entry> entries(ColumnShape /*shape*/) override { return {}; }
    [[nodiscard]] std::vector<wxWindow*> ownPanels() override { return {engines_}; }
    [[nodiscard]] wxWindow* inPlaceOfBoard() override { return engines_; }
    void show() override { engines_->refresh(); }
    void onEvent(const ControllerEvent& /*event*/) override {}
    void setOrientation(Orientation /*orientation*/) override {}
    void use(const PlaySettings& /*settings*/) override {}

private:
    EnginesPanel* engines_;
};

}  // namespace roque
