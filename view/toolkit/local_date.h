#pragma once

#include <chrono>
#include <ctime>

#include <wx/datetime.h>

namespace roque {

/// The local date at a time.
[[nodiscard]] inline std::chrono::year_month_day localDate(std::chrono::sys_seconds time) {
    const wxDateTime there(static_cast<std::time_t>(time.time_since_epoch().count()));
    return std::chrono::year(there.GetYear()) / (static_cast<int>(there.GetMonth()) + 1) / there.GetDay();
}

}  // namespace roque
