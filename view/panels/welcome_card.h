#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include <wx/button.h>

#include "view/panels/framed_panel.h"
#include "view/toolkit/wrapped_text.h"

namespace roque {

/// The first start: what to do besides making a move. It asks nothing and takes no keyboard focus.
class WelcomeCard : public FramedPanel {
public:
    /// What a person can do.
    enum class Step : std::uint8_t { ChooseOpponent, OpenGame, SolveProblem, Close };

    explicit WelcomeCard(wxWindow* parent);

    /// Called when a person presses one of the buttons.
    std::function<void(Step)> onStep;

    /// Leaves out all but the title and the names of the steps where there is little height.
    void setLow(bool isLow);

private:
    /// A button, and what it says.
    struct Choice {
        wxButton* button;
        wxString title;
        wxString detail;
    };

    wxSizer* addHead();
    void addStep(wxSizer& column, Step step, const char* name, const wxString& title, const wxString& detail);
    void label(const Choice& choice);
    void bind(wxWindow& button, Step step);

    std::vector<Choice> choices_;
    WrappedText* words_ = nullptr;
    WrappedText* help_ = nullptr;
    bool isLow_ = false;
};

}  // namespace roque
