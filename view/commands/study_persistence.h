#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "controller/game/game_controller.h"
#include "controller/journal/study_journal.h"
#include "view/game/game_session.h"
#include "view/panels/notice_bar.h"

namespace roque {

/// Keeps the study in the window while it has unsaved changes, and offers those that an earlier run has left
/// behind. Created before the window subscribes to the session, so that everything shown is kept. [ui-thread]
class StudyPersistence {
public:
    /// The bars for notices and questions.
    struct Bars {
        NoticeBar& notice;
        NoticeBar& offer;
    };

    /// Everything borrowed must outlive this object.
    StudyPersistence(UiDispatcher& dispatcher, GameController& controller, GameSession& session,
                     const std::optional<std::filesystem::path>& folder, const Bars& bars);

    /// Looks for studies left behind and offers the latest.
    void offerLeftBehind();

    /// The person has given up the changes.
    void giveUp();

private:
    /// What was kept last.
    struct Kept {
        std::uint64_t study = 0;
        std::uint64_t revision = 0;
        const GameNode* shown = nullptr;  ///< only compared

        bool operator==(const Kept&) const = default;
    };

    void onChange();
    [[nodiscard]] bool setAside();
    void offerLatest();
    void goOn();
    void open(const SavedStudy& study, const std::optional<GameOrigin>& origin);
    void offerCopy(const SavedStudy& study);
    void discard();
    void withdraw();

    GameSession& session_;
    Bars bars_;
    StudyJournal journal_;
    Kept kept_;
    std::vector<LeftStudy> left_;                 ///< the latest first; that one is on offer
    std::optional<NoticeBar::QuestionId> offer_;  ///< while it is asked
    Subscription sessionEvents_;
    Subscription gameEvents_;
};

}  // namespace roque
