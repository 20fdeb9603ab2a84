#include "view/sound/announcer.h"

#include <utility>

#include "view/toolkit/accessibility.h"
#include "view/toolkit/text.h"

namespace roque {

Announcer::Announcer(wxWindow* window, UiDispatcher& dispatcher)
    : wxStaticText(window, wxID_ANY, wxString(), wxDefaultPosition, wxSize(1, 1), wxST_NO_AUTORESIZE,
                   "announcer"),
      gathered_(dispatcher, [this](const std::string& words) { say(words); }),
      reader_([this] { onReader(); }) {
    makeNotification(*this);
    window->Bind(EVT_ANNOUNCED, [this](wxCommandEvent& event) { gathered_.add(toUtf8(event.GetString())); });
    window->Bind(EVT_KEY_ANSWERED, &Announcer::answer, this);
}

void Announcer::say(const std::string& words) {
    switch (reader_.hears()) {
        case ReaderHears::Unknown:
            waiting_ += (waiting_.empty() ? "" : " ") + words;
            break;
        case ReaderHears::Nothing:
            if (onUnheard) onUnheard(words);
            break;
        case ReaderHears::Notifications:
            presentNotification(*this, toWx(words));
            break;
        case ReaderHears::Announcements:
            emitAnnouncement(*GetParent(), toWx(words));
            break;
    }
}

void Announcer::onReader() {
    if (const std::string words = std::exchange(waiting_, {}); !words.empty()) say(words);
}

/// Newer screen readers speak a changed name of a text field together with its contents, which are the answer
/// too.
void Announcer::answer(wxCommandEvent& event) {
    if (reader_.hears() == ReaderHears::Announcements)
        emitAnnouncement(*GetParent(), event.GetString());
    else
        event.Skip();
}

}  // namespace roque
