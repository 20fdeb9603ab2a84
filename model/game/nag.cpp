#include "model/game/nag.h"

#include <algorithm>
#include <array>

namespace roque {
namespace {

struct Sign {
    Nag nag;
    std::string_view symbol;
};

/// Those that menus offer first.
constexpr std::size_t kCommonCount = 15;
constexpr auto kSigns = std::to_array<Sign>({
    {3, "!!"},  {1, "!"},   {5, "!?"},  {6, "?!"},  {2, "?"},   {4, "??"},  {7, "□"},   {18, "+−"},
    {16, "±"},  {14, "+="}, {10, "="},  {13, "∞"},  {15, "=+"}, {17, "∓"},  {19, "−+"}, {146, "N"},
    {140, "∆"}, {142, "⌓"}, {22, "⊙"},  {23, "⊙"},  {36, "↑"},  {37, "↑"},  {40, "→"},  {41, "→"},
    {32, "↑↑"}, {33, "↑↑"}, {44, "=∞"}, {45, "=∞"}, {132, "⇆"}, {133, "⇆"}, {138, "⊕"}, {139, "⊕"},
});

constexpr auto kNags = [] {
    std::array<Nag, kSigns.size()> nags{};
    for (std::size_t at = 0; at < nags.size(); ++at) nags[at] = kSigns[at].nag;
    return nags;
}();

}  // namespace

NagKind kindOf(Nag nag) noexcept {
    constexpr Nag kLastOfMoves = 9;  // 7 to 9: forced, singular, worst move
    constexpr Nag kLastOfEvaluations = 21;
    if (nag == 0) return NagKind::Other;
    if (nag <= kLastOfMoves) return NagKind::Move;
    return nag <= kLastOfEvaluations ? NagKind::Evaluation : NagKind::Other;
}

std::string_view symbolOf(Nag nag) noexcept {
    const auto found = std::ranges::find(kSigns, nag, &Sign::nag);
    return found == kSigns.end() ? std::string_view() : found->symbol;
}

std::span<const Nag> commonNags() noexcept {
    return std::span(kNags).first(kCommonCount);
}

std::span<const Nag> otherNags() noexcept {
    return std::span(kNags).subspan(kCommonCount);
}

std::vector<Nag> toggled(std::vector<Nag> nags, Nag nag) {
    const bool wasThere = std::ranges::find(nags, nag) != nags.end();
    const NagKind kind = kindOf(nag);
    std::erase_if(nags,
                  [&](Nag each) { return each == nag || (kind != NagKind::Other && kindOf(each) == kind); });
    if (!wasThere) nags.push_back(nag);
    std::ranges::stable_sort(nags, {}, kindOf);
    return nags;
}

}  // namespace roque
