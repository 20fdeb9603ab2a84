#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "controller/match/match_player.h"
#include "controller/search/plugin_option.h"
#include "controller/tuning/spsa.h"
#include "controller/tuning/tuned_parameter.h"
#include "model/base/result.h"

// Which parameters are tuned: a table in a file, or what an engine says of itself.
namespace roque::tuning {

using Parameters = std::vector<TunedParameter>;

/// The parameters in a text: one on each line, with name, start, least, most and step. Tabs separate the
/// columns, or blanks where a line has no tab; further columns are ignored, '#' begins a comment. Without a
/// step it is a twentieth of the range. Fails with one sentence that names the line.
[[nodiscard]] Result<Parameters, Message> parseParameters(std::string_view text);

/// The parameters in a file.
[[nodiscard]] Result<Parameters, Message> readParameters(const std::filesystem::path& file);

/// The spin options of an engine, which start at their defaults and have a twentieth of their range as a
/// step. Options that any engine has for other ends, such as Hash, are left out unless they are among the
/// `names`, and so are those in `set`.
[[nodiscard]] Parameters parametersOf(const std::vector<PluginOption>& options,
                                      const match::OptionValues& set,
                                      std::span<const std::string> names = {});

/// The parameters with these names, in the order of the table; all without names. Fails if one is missing.
[[nodiscard]] Result<Parameters, Message> chosen(const Parameters& parameters,
                                                 std::span<const std::string> names);

/// Fails with one sentence if an engine with these options cannot be tuned by a parameter.
[[nodiscard]] Result<void, Message> checkParameters(const Parameters& parameters,
                                                    const std::vector<PluginOption>& options);

/// What has come of a tuning, as a table that parseParameters() reads: the values found as starts, rounded,
/// and in two further columns where they had started and how far they have moved.
[[nodiscard]] std::string parametersText(std::span<const TunedParameter> parameters,
                                         const Spsa::Values& found);

}  // namespace roque::tuning
