#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/base/color.h"
#include "model/base/export.h"
#include "model/game/game_tags.h"
#include "model/game/time_control.h"

namespace roque {

/// Sets a tag to what holds for both sides. If each side has a value of its own, sets a tag for each instead,
/// such as WhiteTimeControl. An empty value sets no tag.
ROQUE_MODEL void setForSides(GameTags& tags, std::string_view name, const ByColor<std::string>& values);

/// The time controls of a game. PGN's tag TimeControl (section 9.6.1) has one for both sides, so sides that
/// differ have WhiteTimeControl and BlackTimeControl.
ROQUE_MODEL void setTimeControls(GameTags& tags, const ByColor<TimeControl>& controls);
/// The same read; nothing where it is not known. Of two controls in one tag, "300+2 / 60", as Roque once
/// wrote, the first is White's.
[[nodiscard]] ROQUE_MODEL ByColor<std::optional<TimeControl>> timeControlsOf(const GameTags& tags);

}  // namespace roque
