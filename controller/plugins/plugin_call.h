#pragma once

#include <cstddef>
#include <cstring>
#include <exception>
#include <string>
#include <string_view>
#include <utility>

#include "controller/search/plugin_error.h"
#include "controller/search/plugin_text.h"
#include "model/base/result.h"
#include "plugins/sdk/roque_player_plugin.h"

namespace roque {

/// The text in a buffer that a plugin has filled, whether it ended it or not, fit to be shown.
template <std::size_t Size>
[[nodiscard]] std::string shownBuffer(const char (&buffer)[Size]) {
    constexpr std::size_t kBytesOfReplacement = 3;  // of U+FFFD, which may stand for each byte
    return shownText(std::string_view(buffer, strnlen(buffer, Size)), Size * kBytesOfReplacement);
}

/// Calls a function of a plugin: the barrier that no exception of a plugin passes.
///
/// `call` returns whether the function succeeded. If not, or if it throws, the result is an error of `kind`
/// with the plugin's own words.
template <typename Call>
[[nodiscard]] Result<void, PluginError> callPlugin(PluginError::Kind kind,
                                                   const roque_player_failure& failure, Call call) {
    try {
        if (call()) return {};
    } catch (const std::exception& exception) {
        return PluginError{kind, Message::verbatim(shownText(exception.what(), ROQUE_PLAYER_TEXT_SIZE))};
    } catch (...) {
        return PluginError{kind, ROQUE_MESSAGE("It threw something that is not a std::exception")};
    }
    std::string text = shownBuffer(failure.text);
    if (text.empty()) return PluginError{kind, ROQUE_MESSAGE("It failed without saying why")};
    return PluginError{kind, Message::verbatim(std::move(text))};
}

}  // namespace roque
