#pragma once

#include <functional>

#include <wx/stattext.h>

#include "view/sound/gathered_words.h"
#include "view/toolkit/reader_watch.h"

namespace roque {

/// Has texts spoken wherever the keyboard focus is: by the screen reader that is running, in the way that it
/// hears; without one, by a voice. It serves announce() and answerKey() for a top-level window and its
/// dialogs, and is itself the small part of that window that screen readers take for a notification.
/// [ui-thread]
class Announcer : public wxStaticText {
public:
    /// The dispatcher is borrowed.
    Announcer(wxWindow* window, UiDispatcher& dispatcher);

    /// Called with texts (UTF-8) that no screen reader speaks.
    std::function<void(const std::string&)> onUnheard;

private:
    void say(const std::string& words);
    void onReader();
    void answer(wxCommandEvent& event);

    GatheredWords gathered_;
    std::string waiting_;  ///< until it is known who hears
    ReaderWatch reader_;
};

}  // namespace roque
