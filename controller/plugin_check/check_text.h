#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "controller/plugin_check/finding.h"

// What a guest's process says while it runs a check: lines of a word and a JSON value.
//
//   step {"doing": "it searched ..."}           before whatever may not come back
//   finding {"kind": "failed", "why": "...", "trace": "..."}     at the end
namespace roque::check {

/// The line that tells what is done next, with its end.
[[nodiscard]] std::string stepLine(std::string_view doing);
/// The line that ends a check.
[[nodiscard]] std::string findingLine(const Finding& finding);

/// Reads those lines one by one.
class CheckReader {
public:
    enum class State : std::uint8_t { Running, Done };

    /// Takes a line. Others than those are skipped.
    State add(std::string_view line);

    /// What was last begun.
    [[nodiscard]] const std::string& doing() const noexcept { return doing_; }
    /// What was found, once done.
    [[nodiscard]] const Finding& finding() const noexcept { return finding_; }

private:
    std::string doing_;
    Finding finding_;
};

}  // namespace roque::check
