#include "controller/game/ai_seats.h"

#include <variant>

#include "controller/players/player_source.h"
#include "controller/players/player_strength.h"

namespace roque {
namespace {

/// How often an engine may be given up before it is no longer started: each time costs a thread.
constexpr unsigned kMaxGivenUp = 2;

}  // namespace

AiSeats::AiSeats(UiDispatcher& dispatcher, const PluginRegistry& registry, const Deadlines& deadlines,
                 std::function<void()> onDropped)
    : dispatcher_(dispatcher), registry_(registry), deadlines_(deadlines), onDropped_(std::move(onDropped)) {}

Result<void, AiFault> AiSeats::seat(Color color, const PlayerSpec& spec, Variant variant,
                                    AiPlayer::Listener listener) {
    constexpr auto kCannotStart = PlayerFailure::Kind::CannotStart;
    AiSettings settings = aiSettingsOf(spec);
    if (usesOwnBooks_ && settings.book.empty()) settings.book = ownBookOf(spec, registry_);
    settings.endings = endingsOf(spec);
    versions_[color] = versionOf(color, spec);
    if (const auto held = heldBack_.find(settings.id); held != heldBack_.end())
        return AiFault{PlayerFailure::Kind::HeldBack, held->second};
    auto source = playerSource(spec, variant, registry_, deadlines_, supervisor_);
    if (!source) return AiFault{kCannotStart, std::move(source).error()};
    if (const auto entry = givenUp_.find(settings.id);
        entry != givenUp_.end() && entry->second >= kMaxGivenUp)
        return AiFault{kCannotStart, ROQUE_MESSAGE("It has hung several times and will not be restarted")};
    listener.left = [this] { postDropEndedPlayers(); };
    players_[color] = std::make_unique<AiPlayer>(dispatcher_, std::move(*source), settings, variant,
                                                 deadlines_.afterLimit, std::move(listener));
    return {};
}

void AiSeats::wake(const PlayerSpec& spec) {
    const auto* const engine = std::get_if<EngineSpec>(&spec);
    if (engine != nullptr && supervisor_ != nullptr) supervisor_->wake(engineKeyOf(*engine));
}

void AiSeats::retire(Color color) {
    dismiss(std::move(players_[color]));
    dismiss(std::move(older_[color]));
}

/// The present version of a side's plugin; of one that is gone, that which plays.
const Plugin* AiSeats::versionOf(Color color, const PlayerSpec& spec) const {
    const auto* const plugin = std::get_if<PluginSpec>(&spec);
    const Plugin* const present = plugin == nullptr ? nullptr : registry_.find(plugin->pluginId);
    return present == nullptr ? versions_[color] : present;
}

bool AiSeats::hasNewVersion(Color color, const PlayerSpec& spec) const {
    return players_[color] && versionOf(color, spec) != versions_[color];
}

void AiSeats::setAside(Color color) {
    if (older_[color])
        dismiss(std::move(players_[color]));
    else
        older_[color] = std::move(players_[color]);
}

bool AiSeats::fallBack(Color color) {
    if (!older_[color]) return false;
    dismiss(std::move(players_[color]));
    players_[color] = std::move(older_[color]);
    return true;
}

bool AiSeats::settle(Color color) {
    const bool wasAside = older_[color] != nullptr;
    dismiss(std::move(older_[color]));
    return wasAside;
}

/// The object is kept until its thread has ended.
void AiSeats::dismiss(std::unique_ptr<AiPlayer> player) {
    if (!player) return;
    player->leave();
    leaving_.push_back(std::move(player));
    postDropEndedPlayers();
}

void AiSeats::cancel() {
    for (const Color color : kColors) {
        if (players_[color]) players_[color]->cancel();
    }
}

void AiSeats::holdBack(const std::string& id, Message reason) {
    heldBack_.try_emplace(id, std::move(reason));
}

/// Not at once: the player may be the caller.
void AiSeats::postDropEndedPlayers() {
    dispatcher_.post(self_.bind(&AiSeats::dropEndedPlayers));
}

void AiSeats::dropEndedPlayers() {
    std::erase_if(leaving_, [this](const std::unique_ptr<AiPlayer>& player) {
        if (!player->hasLeft()) return false;
        if (player->isGivenUp()) ++givenUp_[player->id()];
        return true;
    });
    onDropped_();
}

}  // namespace roque
