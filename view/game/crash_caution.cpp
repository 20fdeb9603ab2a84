#include "view/game/crash_caution.h"

namespace roque {

void holdBackSuspects(const std::vector<CrashReport>& crashes, GameController& controller) {
    for (const CrashReport& crash : crashes) {
        if (!crash.subject.empty())
            controller.holdBack(crash.subject, ROQUE_MESSAGE("Roque crashed in it last time"));
        for (const Risk& risk : crash.risks) {
            if (risk.kind == Risk::Kind::Playing && risk.subject != crash.subject)
                controller.holdBack(risk.subject,
                                    ROQUE_MESSAGE("Roque ended unexpectedly while it was thinking"));
        }
    }
}

void holdBackFirstMover(const std::vector<CrashReport>& crashes, const GameSetup& first,
                        GameController& controller) {
    const PlayerSpec& mover = first.players[first.start.sideToMove()];
    if (crashes.empty() || isPerson(mover)) return;
    controller.holdBack(aiSettingsOf(mover).id, ROQUE_MESSAGE("Roque ended unexpectedly last time"));
}

}  // namespace roque
