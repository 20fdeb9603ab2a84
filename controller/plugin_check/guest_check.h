#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>

#include "controller/plugin_check/check.h"
#include "controller/plugins/plugin.h"

namespace roque::check {

/// Runs one check in the calling process, which is that of a guest and ends afterwards.
///
/// `load` loads the plugin. `write` receives the lines that the asking process reads (check_text.h); it is
/// called by one thread at a time.
void runInGuest(const Check& check, std::uint64_t seed,
                const std::function<Result<std::unique_ptr<Plugin>, PluginRefusal>()>& load,
                const std::function<void(std::string_view)>& write);

}  // namespace roque::check
