#pragma once

#include <span>
#include <string_view>

namespace roque::uci {

/// `roque-guest`: loads a plugin that the program did not bring, confined, and says who it is
/// (controller/plugins/guest_text.h), runs a check of it (controller/plugin_check) or speaks UCI for it, on
/// standard input and output. What the plugin itself writes to standard output goes nowhere. To be called
/// before there is another thread; the process must then end at once.
///
/// Returns the exit code: 0 after describing or checking, 1 if the plugin cannot be loaded or makes no
/// player, 2 for a wrong command line or an unknown check. After playing it ends the process itself, with
/// kQuitCode (view/uci/kept_guest.h); where reading or writing fails, with 3.
[[nodiscard]] int runGuest(std::span<const std::string_view> words);

}  // namespace roque::uci
