#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "view/game/game_ending.h"
#include "view/panels/framed_panel.h"
#include "view/toolkit/wrapped_text.h"

namespace roque {

/// The end of a game: the result, the reason, points and times of both sides, and what to do next. It takes
/// no keyboard focus.
class ResultCard : public FramedPanel {
public:
    /// What a person can do next.
    enum class Step : std::uint8_t { Rematch, Review, NewGame, Save };

    explicit ResultCard(wxWindow* parent);

    /// Shows an end.
    void show(const GameEnding& ending);

    /// Called when a person presses one of the buttons.
    std::function<void(Step)> onStep;

private:
    /// A figure with its heading.
    struct Figure {
        wxStaticText* heading;
        wxStaticText* value;
    };

    wxSizer* addHead();
    wxSizer* addFigures();
    Figure addFigure(wxSizer& row, const char* name, const wxString& heading);
    void addButtons();
    void addButton(Step step, const char* name, const wxString& label, const wxString& help);
    void show(const Figure& figure, const wxString& words, const wxString& explanation = {});
    void showLevel(const ShownLevel& level);
    void arrangeButtons();
    void onSize(wxSizeEvent& event);

    wxStaticText* score_;
    WrappedText* reason_;
    WrappedText* length_;
    Figure points_;
    Figure used_;
    Figure level_;
    wxGridSizer* buttonRow_;
    std::array<wxButton*, 4> buttons_{};  ///< in the order of Step
};

}  // namespace roque
