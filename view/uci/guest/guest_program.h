#pragma once

#include <span>
#include <string_view>

namespace roque::uci {

/// `roque-guest`: loads a plugin that the program did not bring, confined, and says who it is
/// (controller/plugins/guest_text.h), runs a check of it (controller/plugin_check) or speaks UCI for it, on
/// standard input and output. What the plugin itself writes to standard output goes nowhere. To be called
/// before there is another thread; the process must then end at once. Returns what it is to return.
[[nodiscard]] int runGuest(std::span<const std::string_view> words);

}  // namespace roque::uci
