#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "controller/game/controller_event.h"

namespace roque {

/// The sounds of a game.
enum class Sound : std::uint8_t { Move, Capture, Castling, Check, GameEnd, LowTime };

/// The file of a sound in the sound folder (resources/sounds/make_sounds.py makes the files).
[[nodiscard]] std::string_view fileOf(Sound sound) noexcept;

/// The sound for an event; nothing for most events.
[[nodiscard]] std::optional<Sound> soundOf(const ControllerEvent& event) noexcept;

}  // namespace roque
