#include "view/uci/guest/guest_arguments.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace roque::uci {
namespace {

constexpr std::array<std::string_view, 3> kTasks{"describe", "play", "check"};
constexpr unsigned kBytesOfMebibyte = 20;  // as a shift

std::optional<std::uint64_t> number(std::string_view text) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// Takes an option and its value.
bool takeOption(std::string_view name, std::string_view value, GuestArguments& into) {
    if (name == "--sha256") {
        into.sha256 = value;
    } else if (name == "--data") {
        into.policy.writable = value;
    } else if (name == "--read") {
        into.policy.readable.emplace_back(value);
    } else if (name == "--check") {
        into.check = value;
    } else if (const auto count = number(value); count && name == "--seed") {
        into.seed = *count;
    } else if (count && name == "--memory") {
        into.policy.memory = *count << kBytesOfMebibyte;
    } else if (count && name == "--landlock") {
        into.policy.newestLandlock = static_cast<int>(*count);
    } else {
        return false;
    }
    return true;
}

}  // namespace

std::optional<GuestArguments> parseGuestArguments(std::span<const std::string_view> words) {
    GuestArguments arguments;
    if (words.empty()) return std::nullopt;
    const auto task = std::ranges::find(kTasks, words[0]);
    if (task == kTasks.end()) return std::nullopt;
    arguments.task = static_cast<GuestArguments::Task>(task - kTasks.begin());
    std::size_t at = 1;
    for (; at + 1 < words.size(); ++at) {
        if (words[at] == "--no-seccomp") {
            arguments.policy.useSeccomp = false;
            continue;
        }
        if (!takeOption(words[at], words[at + 1], arguments)) return std::nullopt;
        ++at;
    }
    if (at >= words.size() || arguments.sha256.empty()) return std::nullopt;
    arguments.file = words[at];
    return arguments;
}

}  // namespace roque::uci
