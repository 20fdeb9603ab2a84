#include "view/record_keeping.h"

#include <wx/intl.h>

#include "controller/journal/game_clock_reading.h"
#include "view/text.h"

namespace roque {

RecordKeeping::RecordKeeping(UiDispatcher& dispatcher, GameController& controller, const XdgFolders& folders,
                             const ScoreSaving& saving, NoticeBar& notice, NoticeBar& offer)
    : notice_(notice),
      savesScores_(saving.isOn),
      journal_(dispatcher, controller, folders.state, [&controller] { return readClocks(controller); },
               {[this](const std::optional<std::string>& trouble) {
                   if (trouble) notice_.showNotice(toWx(*trouble) + ".");
               }}),
      unfinished_(journal_, controller, offer),
      scores_(dispatcher, folders.data, [this](const ScoreStatus& status) { onStatus(status); }),
      keeper_(controller,
              [this](const ScoreEntry& entry, ScoreKeeper::Count count) { onScore(entry, count); }) {
    // Also if scores are not saved now: they may be listed, and saved later. A server needs a password, which
    // nobody has been asked for yet: games wait in the queue until then.
    if (saving.database.kind == ScoreDatabase::Kind::Embedded) scores_.use(saving.database, "");
}

void RecordKeeping::onScore(const ScoreEntry& entry, ScoreKeeper::Count count) {
    if (savesScores_ && count == ScoreKeeper::Count::Yes) scores_.save(entry);
}

/// Tells of trouble once, not with every game that has to wait.
void RecordKeeping::onStatus(const ScoreStatus& status) {
    const bool isTrouble = status.error.has_value();
    if (isTrouble && !hasToldTrouble_)
        notice_.showNotice(_("The score could not be saved yet: ") + toWx(status.error->text) + ".");
    hasToldTrouble_ = isTrouble;
}

}  // namespace roque
