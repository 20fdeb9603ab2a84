#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "controller/search/plugin_error.h"
#include "model/base/result.h"

namespace roque {

/// An option of an engine that a person can set. The kinds are those of UCI, so one list serves the dialogs
/// and UCI.
struct PluginOption {
    enum class Kind : std::uint8_t {
        Check,   ///< yes or no, as text "true" or "false"
        Spin,    ///< a whole number from `minimum` to `maximum`
        Combo,   ///< one of `choices`
        Button,  ///< something to be done; has no value
        String,  ///< any line of text
    };

    std::string name;
    std::string help;  ///< one sentence for a tooltip; may be empty
    Kind kind = Kind::String;
    std::string defaultValue;  ///< as text, in the form accept() returns; empty for a button
    std::int64_t minimum = 0;
    std::int64_t maximum = 0;
    std::vector<std::string> choices;

    bool operator==(const PluginOption&) const = default;
};

/// The option by which an engine seeds its random choices, if it has one. 0 gives different choices each
/// time.
inline constexpr std::string_view kSeedOption = "Seed";

/// The value as it is sent to an engine, or why the option does not allow it. Case and surrounding blanks are
/// ignored where they carry no meaning.
[[nodiscard]] Result<std::string, PluginError> accept(const PluginOption& option, std::string_view value);

/// The option as a UCI engine declares it, such as "option name Depth type spin default 4 min 1 max 8".
[[nodiscard]] std::string toUci(const PluginOption& option);

/// The option of that name, whatever its case; nullptr if there is none. It lives as long as the list.
[[nodiscard]] const PluginOption* findOption(const std::vector<PluginOption>& options,
                                             std::string_view name) noexcept;

/// Whether two option names are the same to UCI, which ignores case.
[[nodiscard]] bool isSameOptionName(std::string_view one, std::string_view other) noexcept;

}  // namespace roque
