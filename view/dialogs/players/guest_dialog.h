#pragma once

#include <functional>

#include <wx/dialog.h>
#include <wx/sizer.h>

#include "controller/plugins/plugin_registry.h"

namespace roque {

/// Asks whether a guest may play. It blocks nothing, and decides nothing by itself: Enter, Escape and the
/// window's close button mean Later. [ui-thread]
class GuestDialog : public wxDialog {
public:
    /// The answers. Later: it is asked again at the next start.
    enum class Answer : std::uint8_t { Allow, Refuse, Later };

    /// `onAnswer` is called once; the dialog then destroys itself.
    GuestDialog(wxWindow* parent, const UndecidedGuest& guest, std::function<void(Answer)> onAnswer);

private:
    void addFacts(wxSizer& column, const UndecidedGuest& guest);
    void addButtons(wxSizer& column);
    void answer(Answer answer);

    std::function<void(Answer)> onAnswer_;
};

}  // namespace roque
