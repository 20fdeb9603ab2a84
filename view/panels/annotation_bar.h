#pragma once

#include <cstddef>
#include <functional>

#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/stattext.h>

#include "view/panels/framed_panel.h"

namespace roque {

/// How far an engine has come with the annotation of a game, or of games, and a button that cancels it.
/// [ui-thread]
class AnnotationBar : public FramedPanel {
public:
    /// `cancelWords` says what the button does.
    AnnotationBar(wxWindow* parent, const wxString& cancelWords);

    /// Called when the person cancels.
    std::function<void()> onCancel;

    /// Shows who annotates, and how many of the plies are done.
    void show(const wxString& player, std::size_t done, std::size_t plies);
    /// Shows how many games are done.
    void showGames(std::size_t done, std::size_t games);

private:
    void show(const wxString& words, int done, int all);

    wxStaticText* text_;
    wxGauge* gauge_;
    wxButton* cancel_;
};

}  // namespace roque
