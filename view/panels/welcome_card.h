#pragma once

#include <cstdint>
#include <functional>

#include "view/panels/framed_panel.h"

namespace roque {

/// The first start: what to do besides making a move. It asks nothing and takes no keyboard focus.
class WelcomeCard : public FramedPanel {
public:
    /// What a person can do.
    enum class Step : std::uint8_t { ChooseOpponent, OpenGame, SolveProblem, Close };

    explicit WelcomeCard(wxWindow* parent);

    /// Called when a person presses one of the buttons.
    std::function<void(Step)> onStep;

private:
    wxSizer* addHead();
    void addStep(wxSizer& column, Step step, const char* name, const wxString& title, const wxString& detail);
    void bind(wxWindow& button, Step step);
};

}  // namespace roque
