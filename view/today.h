#pragma once

#include <chrono>

#include <wx/datetime.h>

namespace roque {

/// The date where the program runs.
[[nodiscard]] inline std::chrono::year_month_day today() {
    const wxDateTime now = wxDateTime::Now();
    return std::chrono::year(now.GetYear()) / (static_cast<int>(now.GetMonth()) + 1) / now.GetDay();
}

}  // namespace roque
