#include "tests/support/disk/disk_fault.h"

#include <array>
#include <charconv>

namespace roque::test {
namespace {

constexpr std::array kNames{"error", "fills", "locks", "kill", "tear"};

}  // namespace

const char* nameOf(DiskFault::Kind kind) noexcept {
    return kNames[static_cast<std::size_t>(kind)];
}

std::string DiskFault::text() const {
    return std::string(nameOf(kind)) + ' ' + std::to_string(step);
}

std::optional<DiskFault> DiskFault::parse(std::string_view text) {
    const std::size_t blank = text.find(' ');
    if (blank == std::string_view::npos) return std::nullopt;
    for (std::size_t at = 0; at < kNames.size(); ++at) {
        if (text.substr(0, blank) != kNames[at]) continue;
        DiskFault fault{static_cast<Kind>(at), 0};
        std::from_chars(text.data() + blank + 1, text.data() + text.size(), fault.step);
        return fault;
    }
    return std::nullopt;
}

}  // namespace roque::test
