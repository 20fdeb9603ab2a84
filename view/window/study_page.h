#pragma once

#include <wx/stattext.h>

#include "view/window/action_buttons.h"
#include "view/window/page.h"

namespace roque {

/// The page to look at games and annotate them: who played and how it ended, the moves, and the buttons for
/// what one does with a game. [ui-thread]
class StudyPage : public Page {
public:
    StudyPage(const PageContext& context, wxWindow& notices);

    [[nodiscard]] std::vector<PanelColumn::Entry> entries(ColumnShape shape) override;
    [[nodiscard]] std::vector<PanelColumn::Entry> asideEntries() override;
    [[nodiscard]] std::vector<wxWindow*> ownPanels() override { return {names_, buttons_}; }
    void show() override;
    void onEvent(const ControllerEvent& /*event*/) override {}
    void setOrientation(Orientation /*orientation*/) override {}
    void use(const PlaySettings& /*settings*/) override {}

private:
    [[nodiscard]] wxString namesOf() const;

    PageContext context_;
    wxWindow& notices_;
    wxStaticText* names_;
    ActionButtons* buttons_;
};

}  // namespace roque
