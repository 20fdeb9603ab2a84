#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace roque {

/// Which way a text reaches the screen reader that is running.
enum class ReaderHears : std::uint8_t {
    Unknown,        ///< not known yet
    Nothing,        ///< no screen reader is running
    Notifications,  ///< Orca up to 44: a notification that comes up
    Announcements,  ///< Orca from 45 on: ATK's signal "announcement"
};

/// Which way it is, by the events that programs want to be told of, as the registry of accessibility names
/// them: "object:state-changed:showing", "Object:StateChanged:Showing". A screen reader that is told of both
/// would speak each text twice.
[[nodiscard]] ReaderHears heardAmong(std::span<const std::string> events);

}  // namespace roque
