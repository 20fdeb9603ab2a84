#include "controller/game/game_log.h"

#include <fmt/format.h>

#include "controller/diagnostics/log.h"
#include "model/notation/fen.h"

namespace roque {
namespace {

std::string nameOf(const PlayerSpec& player) {
    if (isPerson(player)) return "a person";
    const AiSettings settings = aiSettingsOf(player);
    std::string name = settings.id;
    for (const auto& [option, value] : settings.options) name += fmt::format(" {}={}", option, value);
    if (!settings.book.empty()) name += " with an opening book";
    return name;
}

const char* nameOf(Color color) {
    return color == Color::White ? "White" : "Black";
}

}  // namespace

GameLog::GameLog(GameController& controller)
    : controller_(controller),
      subscription_(controller.subscribe([this](const ControllerEvent& event) { onEvent(event); })) {}

void GameLog::onEvent(const ControllerEvent& event) const {
    const GameSetup& setup = controller_.setup();
    if (std::holds_alternative<GameStarted>(event)) {
        log(LogLevel::Info, fmt::format("game: {} against {}, from {}", nameOf(setup.players[Color::White]),
                                        nameOf(setup.players[Color::Black]), toFen(setup.start)));
    } else if (const auto* ended = std::get_if<GameEnded>(&event)) {
        log(LogLevel::Info, fmt::format("game over: {}", english(describe(ended->outcome))));
    } else if (const auto* replaced = std::get_if<PlayerReplaced>(&event)) {
        log(LogLevel::Info,
            fmt::format("{} is now {}", nameOf(replaced->color), nameOf(setup.players[replaced->color])));
    } else if (const auto* failed = std::get_if<PlayerFailed>(&event)) {
        log(LogLevel::Warning,
            fmt::format("{} ({}) failed: {}{}", failed->failure.playerName, nameOf(failed->failure.color),
                        english(failed->failure.reason), failed->wasRestarted ? "; started again" : ""));
    } else if (const auto* renewed = std::get_if<PlayerRenewed>(&event)) {
        log(LogLevel::Info,
            fmt::format("{} has changed: {}", nameOf(setup.players[renewed->color]),
                        renewed->failure ? "the old version plays on, because the new one failed: "
                                               + english(renewed->failure->reason)
                                         : "the new version plays"));
    } else if (const auto* unusable = std::get_if<BookUnusable>(&event)) {
        log(LogLevel::Warning, fmt::format("{} plays without an opening book: {}", nameOf(unusable->color),
                                           english(unusable->reason)));
    } else if (const auto* endings = std::get_if<EndingsUnusable>(&event)) {
        log(LogLevel::Warning,
            fmt::format("{} plays without endings: {}", nameOf(endings->color), english(endings->reason)));
    }
}

}  // namespace roque
