#include "controller/pgn/game_order.h"

#include <algorithm>
#include <charconv>
#include <limits>

#include "controller/pgn/text_pattern.h"

namespace roque {
namespace {

/// A game and its key: a number or, for texts, the beginning of one.
struct Item {
    std::uint64_t key;
    std::string_view text;  ///< empty where `key` is all of it
    std::uint32_t game;
};

/// No key: such a game comes last.
constexpr std::uint64_t kUnknown = std::numeric_limits<std::uint64_t>::max();

bool hasValue(std::string_view text) noexcept {
    return !text.empty() && text != "?" && text != "-" && !text.starts_with("????");
}

/// Rounds such as "3.10", compared number by number.
std::uint64_t roundKey(std::string_view round) noexcept {
    constexpr unsigned kNumbers = 3;
    constexpr unsigned kBits = 20;
    if (!hasValue(round)) return kUnknown;
    std::uint64_t key = 0;
    for (unsigned count = 0; count < kNumbers; ++count) {
        std::uint64_t number = 0;
        std::from_chars(round.data(), round.data() + round.size(), number);
        key = key << kBits | std::min<std::uint64_t>(number, (1U << kBits) - 1);
        const std::size_t dot = round.find('.');
        round = dot == round.npos ? std::string_view() : round.substr(dot + 1);
    }
    return key;
}

Item textItem(std::string_view text) noexcept {
    return {hasValue(text) ? foldedPrefix(text) : kUnknown, text, 0};
}

Item numberItem(std::uint64_t number) noexcept {
    return {number == 0 ? kUnknown : number, {}, 0};
}

Item itemOf(const GameSummary& game, GameKey key) noexcept {
    switch (key) {
        case GameKey::White:
            return textItem(game.white);
        case GameKey::WhiteElo:
            return numberItem(game.whiteElo);
        case GameKey::Black:
            return textItem(game.black);
        case GameKey::BlackElo:
            return numberItem(game.blackElo);
        case GameKey::Result:
            return {static_cast<std::uint64_t>(game.result), {}, 0};
        case GameKey::Date:
            return textItem(game.date);
        case GameKey::Event:
            return textItem(game.event);
        case GameKey::Round:
            return {roundKey(game.round), game.round, 0};
        case GameKey::Eco:
            return textItem(game.eco);
        case GameKey::Opening:
            return textItem(game.opening);
        case GameKey::Moves:
            return {game.plies, {}, 0};
        case GameKey::Problem:
            return {
                game.problem == nullptr ? kUnknown : static_cast<std::uint64_t>(game.problem->kind), {}, 0};
        case GameKey::Number:
            break;
    }
    return {0, {}, 0};
}

/// Compares two games by the order.
struct Before {
    bool isDescending;

    bool operator()(const Item& left, const Item& right) const noexcept {
        if (left.key != right.key) {
            const bool isLess = left.key < right.key;
            const bool isUnknown = left.key == kUnknown || right.key == kUnknown;
            return isDescending && !isUnknown ? !isLess : isLess;
        }
        const int order = left.text.empty() && right.text.empty() ? 0 : compareFolded(left.text, right.text);
        if (order != 0 && left.key != kUnknown) return isDescending ? order > 0 : order < 0;
        return left.game < right.game;
    }
};

/// The keys of all games.
std::vector<Item> itemsOf(const PgnIndex& index, const std::vector<std::uint32_t>& games, GameKey key) {
    std::vector<Item> items;
    items.reserve(games.size());
    std::size_t part = 0;
    std::size_t begin = 0;  // the number of the part's first game
    for (const std::uint32_t game : games) {
        while (game - begin >= index[part]->size()) begin += index[part++]->size();
        items.push_back(itemOf(index[part]->summary(game - begin), key));
        items.back().game = game;
    }
    return items;
}

/// Sorts pieces and merges them, so that it can be told how far it is. False if it was told to stop.
bool sortItems(std::vector<Item>& items, const Before& before, const std::function<bool(double)>& mayGoOn) {
    constexpr std::size_t kPiece = std::size_t{1} << 15U;
    double all = 1;  // rounds over all items
    for (std::size_t length = kPiece; length < items.size(); length *= 2) ++all;
    double done = 0;
    const auto tell = [&](std::size_t count) {
        done += static_cast<double>(count);
        return mayGoOn(done / (all * static_cast<double>(items.size())));
    };
    const auto at = [&](std::size_t place) {
        return items.begin() + static_cast<std::ptrdiff_t>(std::min(place, items.size()));
    };
    for (std::size_t begin = 0; begin < items.size(); begin += kPiece) {
        std::sort(at(begin), at(begin + kPiece), before);
        if (!tell(std::min(kPiece, items.size() - begin))) return false;
    }
    for (std::size_t length = kPiece; length < items.size(); length *= 2) {
        for (std::size_t begin = 0; begin < items.size(); begin += 2 * length) {
            std::inplace_merge(at(begin), at(begin + length), at(begin + 2 * length), before);
            if (!tell(std::min(2 * length, items.size() - begin))) return false;
        }
    }
    return true;
}

}  // namespace

std::optional<std::vector<std::uint32_t>> sortGames(const PgnIndex& index, std::vector<std::uint32_t> games,
                                                    const GameOrder& order,
                                                    const std::function<bool(double)>& mayGoOn) {
    if (order.key == GameKey::Number) {
        if (order.isDescending) std::ranges::reverse(games);
        return games;
    }
    std::vector<Item> items = itemsOf(index, games, order.key);
    if (!sortItems(items, Before{order.isDescending}, mayGoOn)) return std::nullopt;
    std::ranges::transform(items, games.begin(), &Item::game);
    return games;
}

}  // namespace roque
