#pragma once

#include <cstddef>
#include <string_view>

namespace roque::terminal {

/// Which plural form a language wants for a number, by a rule as catalogues of gettext have it, such as
/// "n > 1": an expression of C with the number `n`. 0, the first form, where the rule cannot be understood.
[[nodiscard]] std::size_t pluralForm(std::string_view rule, unsigned long number);

}  // namespace roque::terminal
