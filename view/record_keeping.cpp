#include "view/record_keeping.h"

#include <utility>

#include <wx/intl.h>

#include "controller/journal/game_clock_reading.h"
#include "view/text/core_words.h"
#include "view/toolkit/text.h"

namespace roque {

RecordKeeping::RecordKeeping(UiDispatcher& dispatcher, GameController& controller, const XdgFolders& folders,
                             const ScoreSaving& saving, const Bars& bars,
                             ScorePasswords::OpenStore passwordStore)
    : bars_(bars),
      savesScores_(saving.isOn),
      journal_(dispatcher, controller, folders.state, [&controller] { return readClocks(controller); },
               {[this](const std::optional<std::string>& trouble) {
                   if (trouble) bars_.notice.showNotice(coreWords(*trouble) + ".");
               }}),
      unfinished_(journal_, controller, bars.offer),
      scores_(dispatcher, folders.data, [this](const ScoreStatus& status) { onStatus(status); }),
      access_(dispatcher, scores_, accessListener(), std::move(passwordStore)),
      keeper_(controller,
              [this](const ScoreEntry& entry, ScoreKeeper::Count count) { onScore(entry, count); }) {
    bars_.password.onAnswer = [this](const TypedPassword& typed) { access_.answer(typed); };
}

/// A file is opened also if scores are not saved now: they may be listed, and saved later. For a server,
/// which may ask for a password, there has to be a reason.
void RecordKeeping::open(const ScoreDatabase& database) {
    if (savesScores_ || database.kind == ScoreDatabase::Kind::Embedded) access_.use(database);
}

ScoreAccess::Listener RecordKeeping::accessListener() {
    ScoreAccess::Listener listener;
    listener.ask = [this](const ScoreDatabase& database, const std::optional<std::string>& refusal) {
        bars_.password.ask(database, refusal);
        access_.hasStore([this](bool hasStore) { bars_.password.offerToKeep(hasStore); });
    };
    listener.unask = [this] { bars_.password.dismiss(); };
    listener.tell = [this](const std::string& what) { bars_.notice.showNotice(coreWords(what) + "."); };
    return listener;
}

void RecordKeeping::setSaving(const ScoreSaving& saving, const std::optional<TypedPassword>& password) {
    const bool isReasonNew = saving.isOn && !savesScores_;
    savesScores_ = saving.isOn;
    if (password && saving.database.kind != ScoreDatabase::Kind::Embedded)
        access_.use(saving.database, *password);
    else if (saving.database != access_.database() || isReasonNew)
        access_.use(saving.database);
}

void RecordKeeping::onScore(const ScoreEntry& entry, ScoreKeeper::Count count) {
    if (savesScores_ && count == ScoreKeeper::Count::Yes) scores_.save(entry);
}

/// Tells of trouble once, not with every game that has to wait. A password that is refused is asked for.
void RecordKeeping::onStatus(const ScoreStatus& status) {
    access_.onStatus(status);
    const bool isTrouble = status.error && status.error->kind != ScoreError::Kind::Refused;
    if (isTrouble && !hasToldTrouble_)
        bars_.notice.showNotice(_("The score could not be saved yet: ") + coreWords(status.error->text)
                                + ".");
    hasToldTrouble_ = isTrouble;
}

}  // namespace roque
