#include "view/game_file_name.h"

#include <algorithm>
#include <string_view>

namespace roque {
namespace {

/// What divides folders here or elsewhere, or is refused in a name there, is no part of a name.
constexpr std::string_view kRefused = "/\\:*?\"<>|";

bool isRefused(char letter) noexcept {
    const auto byte = static_cast<unsigned char>(letter);
    return byte < ' ' || byte == 0x7F || kRefused.find(letter) != kRefused.npos;
}

/// A part of a name, of no more bytes than leave room for the others: the usual limit is 255 for all.
std::string partOf(std::string_view value) {
    constexpr std::size_t kMost = 100;
    if (value == "?") return {};
    std::string part(value.substr(0, kMost));
    const auto isRestOfLetter = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; };
    std::size_t cut = part.size();
    while (cut < value.size() && cut > 0 && isRestOfLetter(value[cut])) --cut;
    part.resize(cut);
    std::ranges::replace_if(part, isRefused, '_');
    return part;
}

/// "2026-11-22" for "2026.11.22"; empty for a date of which something is not known.
std::string dayOf(std::string_view date) {
    if (date.empty() || date.find('?') != date.npos) return {};
    std::string day = partOf(date);
    std::ranges::replace(day, '.', '-');
    return day;
}

}  // namespace

std::string gameFileName(const GameTags& tags) {
    const std::string white = partOf(tags.value("White"));
    const std::string black = partOf(tags.value("Black"));
    const std::string day = dayOf(tags.value("Date"));
    std::string name = white + (white.empty() || black.empty() ? "" : " - ") + black;
    if (name.empty()) name = "game";
    if (!day.empty()) name += ' ' + day;
    if (name.front() == '.') name.front() = '_';  // it would be hidden
    return name + ".pgn";
}

}  // namespace roque
