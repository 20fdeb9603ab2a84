#pragma once

#include <chrono>
#include <string>

namespace roque {

/// What is written in databases: "2024-02-29T18:00:05Z".
[[nodiscard]] std::string toText(std::chrono::sys_seconds time);
/// The same read back; the epoch if it is nothing of the kind.
[[nodiscard]] std::chrono::sys_seconds parseTime(const std::string& text) noexcept;

}  // namespace roque
