#pragma once

#include <string>
#include <vector>

namespace roque::test {

/// What the fake engine can do wrong or oddly, by the words that have it do so
/// (docs/robustness.md, U1 to U14).
inline std::vector<std::string> engineFaults() {
    return {"exits-at-once",
            "dies-after-start",
            "segfault",
            "exits-in-search",
            "hangs",
            "late-answer",
            "ignores-quit",
            "grandchild",
            "floods",
            "floods-errors",
            "endless-line",
            "illegal",
            "garbage",
            "empty",
            "null",
            "wrong-side",
            "two-answers",
            "no-newline",
            "unasked-answer",
            "binary-name",
            "huge-name",
            "byte-by-byte",
            "closes-input",
            "closes-output",
            "malformed-info",
            "dies-between-moves",
            "malformed-options",
            "carriage-return",
            "slow",
            "needs-stop"};
}

}  // namespace roque::test
