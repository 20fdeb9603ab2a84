#include "view/terminal/command/nearest_word.h"

#include <algorithm>
#include <vector>

namespace roque::terminal {
namespace {

/// How many letters must be changed, added or left out to make one word of the other (V. I. Levenshtein,
/// 1966).
std::size_t distanceBetween(std::string_view one, std::string_view other) {
    std::vector<std::size_t> row(other.size() + 1);
    for (std::size_t at = 0; at < row.size(); ++at) row[at] = at;
    for (std::size_t line = 1; line <= one.size(); ++line) {
        std::size_t diagonal = row[0];
        row[0] = line;
        for (std::size_t at = 1; at < row.size(); ++at) {
            const std::size_t changed = diagonal + (one[line - 1] == other[at - 1] ? 0 : 1);
            diagonal = row[at];
            row[at] = std::min({changed, row[at] + 1, row[at - 1] + 1});
        }
    }
    return row.back();
}

}  // namespace

std::optional<std::string> nearestWord(std::string_view word, std::span<const std::string> known) {
    std::optional<std::string> nearest;
    std::size_t least = std::min<std::size_t>(3, word.size() / 2 + 1);
    for (const std::string& candidate : known) {
        const std::size_t distance = distanceBetween(word, candidate);
        if (distance >= least) continue;
        least = distance;
        nearest = candidate;
    }
    return nearest;
}

}  // namespace roque::terminal
