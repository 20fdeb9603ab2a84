#include "controller/plugins/missing_player.h"

#include <algorithm>
#include <cctype>

namespace roque {
namespace {

/// By the id that it claims or, where it could not be asked, by the name of its file.
bool isCalled(const UndecidedGuest& guest, std::string_view id) {
    return guest.claim ? guest.claim->id == id : guest.file.path.stem() == id;
}

}  // namespace

Message whyMissing(std::string_view id, const PluginRegistry& registry) {
    for (const UndecidedGuest& guest : registry.undecided()) {
        if (isCalled(guest, id))
            return ROQUE_MESSAGE(
                "The player '{0}' has not been allowed to play; this allows it: roque-cli plugins allow {1}",
                id, shellWord(guest.file.path.string()));
    }
    for (const UnusablePlugin& unusable : registry.unusable()) {
        if (unusable.path.stem() == id)
            return ROQUE_MESSAGE("The player '{0}' cannot be used: {1}", id, unusable.reason);
    }
    return ROQUE_MESSAGE("There is no AI player '{0}'; roque-cli plugins lists those there are.", id);
}

std::string shellWord(std::string_view word) {
    constexpr std::string_view kPlain = "/._-+,:=@%";
    const auto isPlain = [&](char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) != 0 || kPlain.find(letter) != kPlain.npos;
    };
    if (!word.empty() && std::ranges::all_of(word, isPlain)) return std::string(word);
    std::string quoted = "'";
    for (const char letter : word) quoted += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return quoted + "'";
}

}  // namespace roque
