#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "controller/controller_event.h"

namespace roque {

/// What is heard of a game.
enum class Sound : std::uint8_t { Move, Capture, Castling, Check, GameEnd, LowTime };

/// The file of a sound, in the folder of sounds (resources/sounds/make_sounds.py makes them).
[[nodiscard]] std::string_view fileOf(Sound sound) noexcept;

/// What is heard when something happens; nothing for most that happens.
[[nodiscard]] std::optional<Sound> soundOf(const ControllerEvent& event) noexcept;

}  // namespace roque
