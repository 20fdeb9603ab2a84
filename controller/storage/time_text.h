#pragma once

#include <chrono>
#include <string>

namespace roque {

/// A time as databases store it: "2024-02-29T18:00:05Z".
[[nodiscard]] std::string toText(std::chrono::sys_seconds time);
/// Reads that form; the epoch if the text is invalid.
[[nodiscard]] std::chrono::sys_seconds parseTime(const std::string& text) noexcept;

}  // namespace roque
