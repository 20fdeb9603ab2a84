#include "controller/pgn/game_search.h"

#include <algorithm>
#include <sstream>

namespace roque {
namespace {

/// The letters from U+00C0 to U+017F without their accents.
constexpr std::string_view kPlain =
    "aaaaaaaceeeeiiiidnooooo*ouuuuyts"
    "aaaaaaaceeeeiiiidnooooo*ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjjjkkkllllllllll"
    "nnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
constexpr unsigned kFirst = 0xC0;
static_assert(kPlain.size() == 0x180 - kFirst);

}  // namespace

std::string searchText(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const bool isPair = byte >= 0xC3 && byte <= 0xC5 && at + 1 < text.size();
        if (isPair) {
            const unsigned letter = (byte & 0x1FU) << 6U | (static_cast<unsigned char>(text[at + 1]) & 0x3FU);
            result += kPlain[letter - kFirst];
            ++at;
        } else {
            result += byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : text[at];
        }
    }
    return result;
}

GameSearch::GameSearch(const GameCriteria& criteria) : criteria_(criteria) {
    std::istringstream words(searchText(criteria.words));
    for (std::string word; words >> word;) words_.push_back(word);
}

bool GameSearch::fits(const GameSummary& game) const {
    if (criteria_.result && game.result != *criteria_.result) return false;
    if (criteria_.onlyWithErrors && game.problem.empty()) return false;
    if (words_.empty()) return true;
    const std::string text = searchText(game.white) + '\n' + searchText(game.black) + '\n'
                             + searchText(game.event) + '\n' + searchText(game.date);
    return std::ranges::all_of(words_, [&](const auto& word) { return text.find(word) != text.npos; });
}

bool GameSearch::goOn(const PgnFile& file) {
    if (parts_ >= file.parts().size()) return false;
    const PgnIndexPart& part = *file.parts()[parts_++];
    for (std::size_t at = 0; at < part.size(); ++at, ++games_) {
        if (fits(part.summary(at))) found_.push_back(games_);
    }
    return true;
}

}  // namespace roque
