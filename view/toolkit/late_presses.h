#pragma once

#include <wx/eventfilter.h>

namespace roque {

/// Has buttons that a program presses, and not a person with a key or the mouse, act in the next turn of the
/// event loop. Such a program, made for people who use neither, waits until its call returns, and hears
/// nothing of the windows before that: a dialog that the button opens would keep it waiting for as long as
/// the dialog is open. [ui-thread]
class LatePresses : private wxEventFilter {
public:
    LatePresses();
    LatePresses(const LatePresses&) = delete;
    LatePresses& operator=(const LatePresses&) = delete;
    ~LatePresses() override;

private:
    int FilterEvent(wxEvent& event) override;

    const wxEvent* late_ = nullptr;  ///< a press that has waited, and acts now
};

}  // namespace roque
