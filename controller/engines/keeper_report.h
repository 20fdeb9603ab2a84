#pragma once

#include <optional>
#include <string_view>

#include "model/base/message.h"

// What roque-keeper says about its program: two lines (controller/keeper/main.cpp).
namespace roque {

/// The number behind a word of the keeper, as in "started 1234"; nothing if the line says something else.
[[nodiscard]] std::optional<int> numberBehind(std::string_view word, std::string_view line);

/// How a program has ended, by the keeper's last line: a sentence without a full stop.
[[nodiscard]] Message describeEnding(std::string_view line);

}  // namespace roque
