#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "view/panels/framed_panel.h"
#include "view/toolkit/wrapped_text.h"

namespace roque {

/// How far an engine has come with the annotation of a game, or of games, and a button that cancels it; then
/// how it has ended, and what can be done next. [ui-thread]
class AnnotationBar : public FramedPanel {
public:
    /// What can be done at the end, as a button.
    struct Step {
        wxString label;
        std::function<void()> perform;  ///< called after the button's event has been handled
    };

    /// `cancelWords` says what the button does.
    AnnotationBar(wxWindow* parent, const wxString& cancelWords);

    /// Called when the person cancels.
    std::function<void()> onCancel;

    /// Shows who annotates, and how many of the plies are done.
    void show(const wxString& player, std::size_t done, std::size_t plies);
    /// Shows how many games are done.
    void showGames(std::size_t done, std::size_t games);
    /// Shows how it has ended instead, until more is annotated. A screen reader speaks the words.
    void showEnd(const wxString& words, const std::vector<Step>& steps);

private:
    void show(const wxString& words, const wxString& whole, int done, int all);
    void showParts(bool hasEnded);
    void addStep(const Step& step);

    wxStaticText* text_;
    wxGauge* gauge_;
    wxButton* cancel_;
    WrappedText* end_;
    wxSizer* steps_;  ///< the buttons of the end
};

}  // namespace roque
