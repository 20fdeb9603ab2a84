#pragma once

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace roque {

/// Whether there is a session bus. Connecting to a missing one would start one.
[[nodiscard]] inline bool hasSessionBus() {
    if (std::getenv("DBUS_SESSION_BUS_ADDRESS") != nullptr) return true;
    const char* const folder = std::getenv("XDG_RUNTIME_DIR");
    std::error_code error;
    return folder != nullptr && std::filesystem::exists(std::filesystem::path(folder) / "bus", error);
}

}  // namespace roque
