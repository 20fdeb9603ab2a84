#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "controller/engines/engine_supervisor.h"
#include "controller/players/ai_player.h"
#include "controller/players/game_setup.h"
#include "controller/plugins/plugin_registry.h"
#include "controller/search/deadlines.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/weak_self.h"
#include "model/base/result.h"

namespace roque {

/// The running AI players of a game, by side. Keeps those that are leaving until their threads have ended,
/// and refuses to start one that hung too often or is held back. [ui-thread]
class AiSeats {
public:
    /// Calls `onDropped` whenever players that have left were destroyed. The dispatcher and the registry
    /// outlive this object.
    AiSeats(UiDispatcher& dispatcher, const PluginRegistry& registry, const Deadlines& deadlines,
            std::function<void()> onDropped);

    /// The player of a side; nullptr for a person, or an AI player that is not running.
    [[nodiscard]] AiPlayer* at(Color color) const noexcept { return players_[color].get(); }

    /// Whether players that bring an opening book use it if they have no other. Off at first.
    void setUsesOwnBooks(bool usesOwnBooks) noexcept { usesOwnBooks_ = usesOwnBooks; }

    /// Has chess programs watched over, from the next start on. The supervisor outlives this object.
    void useSupervisor(EngineSupervisor& supervisor) noexcept { supervisor_ = &supervisor; }

    /// Starts the AI player of a side, which is not running. `listener.left` is overwritten.
    [[nodiscard]] Result<void, AiFault> seat(Color color, const PlayerSpec& spec, Variant variant,
                                             AiPlayer::Listener listener);
    /// Dismisses the AI player of a side, and an older version of it, if there are any.
    void retire(Color color);

    /// Whether the library of a side's running player was built anew.
    [[nodiscard]] bool hasNewVersion(Color color, const PlayerSpec& spec) const;
    /// Has the running player wait, so that its new version can take the seat.
    void setAside(Color color);
    /// Dismisses the new version and has the one set aside go on. Returns whether there was one.
    bool fallBack(Color color);
    /// Dismisses the version set aside: the new one has moved. Returns whether there was one.
    bool settle(Color color);
    /// Cancels the requests to both players.
    void cancel();
    /// Whether a dismissed player's thread has not ended yet.
    [[nodiscard]] bool isAnyLeaving() const noexcept { return !leaving_.empty(); }

    /// Uses up the one restart that a side has after a failure. Returns whether it had one.
    [[nodiscard]] bool takeRestart(Color color) { return !std::exchange(wasRestarted_[color], true); }
    /// Gives a side its restart back: a person has chosen its player.
    void allowRestart(Color color) { wasRestarted_[color] = false; }
    /// Has a chess program rest no longer: a person asks for it.
    void wake(const PlayerSpec& spec);

    /// Refuses the AI player with this identifier (AiSettings::id) for a reason, a sentence without a full
    /// stop. The first reason stays.
    void holdBack(const std::string& id, Message reason);
    /// Accepts a player that was held back.
    void trust(const std::string& id) { heldBack_.erase(id); }

private:
    [[nodiscard]] const Plugin* versionOf(Color color, const PlayerSpec& spec) const;
    void dismiss(std::unique_ptr<AiPlayer> player);
    void postDropEndedPlayers();
    void dropEndedPlayers();

    UiDispatcher& dispatcher_;
    const PluginRegistry& registry_;
    Deadlines deadlines_;
    std::function<void()> onDropped_;
    ByColor<std::unique_ptr<AiPlayer>> players_;
    ByColor<std::unique_ptr<AiPlayer>> older_;  ///< waits until a new version has made its first move
    ByColor<const Plugin*> versions_{};         ///< what players_ play by; registry_ keeps them all
    ByColor<bool> wasRestarted_{};              ///< since a person last chose
    std::vector<std::unique_ptr<AiPlayer>> leaving_;
    bool usesOwnBooks_ = false;
    EngineSupervisor* supervisor_ = nullptr;
    std::map<std::string, unsigned> givenUp_;  ///< number of times, by AiSettings::id
    std::map<std::string, Message> heldBack_;  ///< why, by AiSettings::id
    WeakSelf<AiSeats> self_{this};
};

}  // namespace roque
