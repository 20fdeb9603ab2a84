#pragma once

#include <cstddef>
#include <functional>

#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/stattext.h>

#include "view/panels/framed_panel.h"

namespace roque {

/// How far an engine has come with the annotation of a game, and a button that cancels it. [ui-thread]
class AnnotationBar : public FramedPanel {
public:
    explicit AnnotationBar(wxWindow* parent);

    /// Called when the person cancels.
    std::function<void()> onCancel;

    /// Shows who annotates, and how many of the plies are done.
    void show(const wxString& player, std::size_t done, std::size_t plies);

private:
    wxStaticText* text_;
    wxGauge* gauge_;
    wxButton* cancel_;
};

}  // namespace roque
