#include "view/commands/game_persistence.h"

#include <utility>

#include <wx/intl.h>

#include "controller/journal/game_clock_reading.h"
#include "view/text/message_text.h"
#include "view/toolkit/text.h"

namespace roque {

GamePersistence::GamePersistence(UiDispatcher& dispatcher, GameController& controller,
                                 const XdgFolders& folders, const PointsSaving& saving, const Bars& bars,
                                 PointsPasswords::OpenStore passwordStore)
    : bars_(bars),
      savesScores_(saving.isOn),
      journal_(dispatcher, controller, folders.state, [&controller] { return readClocks(controller); },
               {[this](const std::optional<Message>& trouble) {
                   if (trouble) tellTrouble(messageText(*trouble) + ".");
               }}),
      unfinished_(journal_, controller, bars.offer),
      scores_(dispatcher, folders.data, [this](const PointsStatus& status) { onStatus(status); }),
      access_(dispatcher, scores_, accessListener(), std::move(passwordStore)),
      keeper_(controller, [this](const PointsEntry& entry) { onScore(entry); }) {
    bars_.password.onAnswer = [this](const TypedPassword& typed) { access_.answer(typed); };
}

/// Opens a local file even if scores are not saved now: they may be listed, and saved later. A server, which
/// may ask for a password, needs a reason.
void GamePersistence::open(const PointsDatabase& database) {
    if (savesScores_ || database.kind == PointsDatabase::Kind::Embedded) access_.use(database);
}

PointsAccess::Listener GamePersistence::accessListener() {
    PointsAccess::Listener listener;
    listener.ask = [this](const PointsDatabase& database, const std::optional<Message>& refusal) {
        bars_.password.ask(database, refusal);
        access_.hasStore([this](bool hasStore) { bars_.password.offerToKeep(hasStore); });
    };
    listener.unask = [this] { bars_.password.dismiss(); };
    listener.tell = [this](const Message& what) { tellTrouble(messageText(what) + "."); };
    return listener;
}

void GamePersistence::setSaving(const PointsSaving& saving, const std::optional<TypedPassword>& password) {
    const bool isReasonNew = saving.isOn && !savesScores_;
    savesScores_ = saving.isOn;
    if (password && saving.database.kind != PointsDatabase::Kind::Embedded)
        access_.use(saving.database, *password);
    else if (saving.database != access_.database() || isReasonNew)
        access_.use(saving.database);
}

void GamePersistence::onScore(const PointsEntry& entry) {
    if (savesScores_) scores_.save(entry);
}

/// Reports a problem once, not with every game that has to wait, until it is over. Asks again for a refused
/// password.
void GamePersistence::onStatus(const PointsStatus& status) {
    access_.onStatus(status);
    const bool isTrouble = status.error && status.error->kind != PointsError::Kind::Refused;
    if (isTrouble && scoreTrouble_.empty()) {
        scoreTrouble_ = _("The score could not be saved yet: ") + messageText(status.error->text) + ".";
        tellTrouble(scoreTrouble_);
    } else if (!isTrouble && !scoreTrouble_.empty()) {
        bars_.notice.withdrawNotice(std::exchange(scoreTrouble_, wxString()));
    }
}

/// A person sees it whichever game they begin or open meanwhile.
void GamePersistence::tellTrouble(const wxString& sentence) {
    bars_.notice.showNotice(sentence, NoticeBar::About::Program);
}

}  // namespace roque
