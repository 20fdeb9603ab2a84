#include "view/window/guest_questions.h"

#include <utility>

#include <wx/intl.h>

#include "controller/plugins/guest_question.h"
#include "view/text/message_text.h"
#include "view/toolkit/text.h"
#include "view/toolkit/window_place.h"

namespace roque {

GuestQuestions::GuestQuestions(const Parts& parts, std::function<void()> onPlayersChanged)
    : parts_(parts), onPlayersChanged_(std::move(onPlayersChanged)), modal_(parts.dispatcher) {
    parts_.decisions.onHeeded = [this] { onHeeded(); };
    parts_.decisions.onLost = [this](const FileError& error) {
        parts_.notice.showNotice(messageText(error.describe()) + ".", NoticeBar::About::Program);
    };
}

void GuestQuestions::ask() {
    review_.update(parts_.registry.undecided());
    modal_.perform([this] { askNext(); });
}

void GuestQuestions::askNext() {
    const UndecidedGuest* const guest = review_.current();
    if (dialog_ && (guest == nullptr || guest->file.sha256 != asked_.file.sha256)) withdraw();
    if (dialog_ || guest == nullptr) return;
    asked_ = *guest;
    dialog_ =
        new GuestDialog(&parts_.frame, *guest, [this](GuestDialog::Answer answer) { onAnswer(answer); });
    placeBeside(*dialog_, parts_.board);
    dialog_->Show();
}

/// Takes a question back whose file is another now: an answer would be about what is no longer there.
void GuestQuestions::withdraw() {
    dialog_->Destroy();
    dialog_ = nullptr;
}

void GuestQuestions::onAnswer(GuestDialog::Answer answer) {
    using Decision = GuestConsent::Decision;
    dialog_ = nullptr;
    const UndecidedGuest guest = asked_;
    review_.finish(guest);
    if (answer == GuestDialog::Answer::Allow) allowed_.insert(guest.file.path);
    if (answer != GuestDialog::Answer::Later) {
        const bool isAllowed = answer == GuestDialog::Answer::Allow;
        parts_.decisions.keep(consentTo(guest, isAllowed ? Decision::Allowed : Decision::Refused));
    }
    ask();
}

void GuestQuestions::onHeeded() {
    onPlayersChanged_();
    tellUnusable();
    ask();
}

/// A person who has allowed a player that cannot play wants to know why.
void GuestQuestions::tellUnusable() {
    for (const UnusablePlugin& plugin : parts_.registry.unusable()) {
        if (allowed_.erase(plugin.path) == 0) continue;
        parts_.notice.showNotice(
            wxString::Format(_("%s: %s"), toWx(plugin.path.string()), messageText(plugin.reason)) + ".");
    }
}

}  // namespace roque
