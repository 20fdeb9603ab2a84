#include "view/window/ending_presenter.h"

#include <utility>

#include <wx/intl.h>

#include "controller/endings/ending_making.h"
#include "model/endings/ending_material.h"
#include "model/endings/ending_text.h"
#include "view/text/message_text.h"
#include "view/toolkit/text.h"

namespace roque {

EndingPresenter::EndingPresenter(UiDispatcher& dispatcher, GameSession& session,
                                 const std::optional<std::filesystem::path>& dataFolder,
                                 std::function<bool()> isPossible)
    : session_(session), isPossible_(std::move(isPossible)) {
    if (!dataFolder) return;
    library_.emplace(dispatcher, endingFilePath(*dataFolder), [this] {
        asked_.reset();
        show();
        if (onMaking) onMaking();
    });
}

void EndingPresenter::attach(EndingCard& card, const wxWindow& page) {
    card_ = &card;
    page_ = &page;
    card.onButton = [this] { press(); };
}

/// The position shown, if endings may say something about it.
const Position* EndingPresenter::position() const {
    const GameNode* const shown = session_.browser().shown();
    if (shown == nullptr || !library_ || !isPossible_()) return nullptr;
    const Position& position = shown->position();
    const unsigned men = count(position.board().occupied());
    const bool isEnding = men > 2 && men <= kMaxEndingMen && position.castlingRooks() == 0;
    return isEnding ? &position : nullptr;
}

bool EndingPresenter::hasWords() const {
    const Position* const shown = position();
    if (shown == nullptr || library_->state() == EndingLibrary::State::Opening) return false;
    return library_->state() != EndingLibrary::State::Ready || (asked_ == *shown && value_);
}

void EndingPresenter::show() {
    const Position* const shown = position();
    const bool isNew = shown != nullptr && !(asked_ && *asked_ == *shown);
    if (isNew && library_->state() == EndingLibrary::State::Ready) {
        asked_ = *shown;
        value_.reset();
        library_->ask(*shown, [this, position = *shown](std::optional<EndingValue> value) {
            onAnswer(position, value);
        });
        return;  // what stands there stays until the answer comes, so that nothing jumps
    }
    showCard();
}

void EndingPresenter::onAnswer(const Position& position, std::optional<EndingValue> value) {
    if (!asked_ || !(*asked_ == position)) return;
    value_ = value;
    showCard();
}

void EndingPresenter::showCard() {
    using State = EndingLibrary::State;
    if (card_ == nullptr || !page_->IsShown()) return;
    if (!hasWords()) return card_->dismiss();
    if (library_->state() == State::Ready) return card_->show(messageText(describe(*asked_, *value_)));
    if (library_->state() == State::Making) {
        const int percent = static_cast<int>(100 * library_->done());
        return card_->show(wxString::Format(_("Making the endings: %d %%"), percent), _("Cancel"),
                           _("Stop making the endings"));
    }
    const wxString words = library_->trouble() ? messageText(*library_->trouble())
                                               : _("With so few men, best play can be known for certain.");
    card_->show(
        words, _("Make endings"),
        _("Compute all endings with up to four men: takes a minute or two, and 32 megabytes on the disk"));
}

void EndingPresenter::press() {
    if (library_->state() == EndingLibrary::State::Making)
        library_->cancel();
    else
        library_->make();
}

}  // namespace roque
