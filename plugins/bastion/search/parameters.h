#pragma once

#include <array>
#include <string_view>

namespace roque::bastion {

/// One line of the table of search parameters, parameters.inc.
struct Parameter {
    const char* name;  ///< unique; also the name of its UCI option in a tuning build
    int value;         ///< in use: minimum <= value <= maximum
    int minimum;
    int maximum;
    int step;          ///< the change that a tuner begins with, such as `c_end` of SPSA
    const char* test;  ///< which set the value
};

/// No match has been played about the value by itself. (The whole search has been measured:
/// docs/strength.md.)
inline constexpr const char* kNeverTested = "hand-set, never tested";
/// A match was played about the rule, not the number: 1,000 games at 1+0.01, docs/strength.md, "Fast games".
inline constexpr const char* kRuleOfFalls = "rule kept after 1,000 games at 1+0.01, number hand-set";
/// Before, half of the clock was left when games ended: docs/strength.md, "Using the clock". All that was
/// changed was tested together: moves, shares, and an overhead of 10 milliseconds instead of 30.
inline constexpr const char* kHalfTheClock = "240 games at 2+0.02 with others, against before: +50 +- 32";

/// The rule was on or off at random in each pair of games, with others; the number is hand-set:
/// docs/strength.md, "The search batch of 29 November 2026".
inline constexpr const char* kOnAndOff =
    "rule kept after 650 to 790 pairs at 5,000 positions, number hand-set";
/// All numbers so marked were tuned together: docs/strength.md, "The tuning of 29 November 2026".
inline constexpr const char* kTuned = "SPSA, 6,500 rounds at 5,000 positions";

/// The whole table, in its order.
inline constexpr std::array kParameters{
#define ROQUE_PARAMETER(name, value, minimum, maximum, step, test) \
    Parameter{#name, value, minimum, maximum, step, test},
#include "plugins/bastion/search/parameters.inc"
#undef ROQUE_PARAMETER
};

/// The parameters by name, such as parameter::kLmrBase: constants, of no cost. In a tuning build (CMake
/// option ROQUE_TUNING) they are variables that all players of the process share, and UCI options set them.
namespace parameter {

#ifdef ROQUE_TUNING
#define ROQUE_PARAMETER(name, value, ...) inline int k##name = value;
#else
#define ROQUE_PARAMETER(name, value, ...) inline constexpr int k##name = value;
#endif
#include "plugins/bastion/search/parameters.inc"
#undef ROQUE_PARAMETER

}  // namespace parameter

/// How a local table made of parameters is declared.
#ifdef ROQUE_TUNING
#define ROQUE_PARAMETER_TABLE const
#else
#define ROQUE_PARAMETER_TABLE static constexpr
#endif

/// Whether this is a tuning build.
#ifdef ROQUE_TUNING
inline constexpr bool kIsTuning = true;
#else
inline constexpr bool kIsTuning = false;
#endif

/// Sets a parameter of the table. In a tuning build only, and never during a search.
void setParameter(std::string_view name, int value) noexcept;

}  // namespace roque::bastion
