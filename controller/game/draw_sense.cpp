#include "controller/game/draw_sense.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numeric>

#include "controller/game/material_look.h"
#include "model/draws/winning_chance.h"
#include "model/game/captures.h"

namespace roque {
namespace {

// Choices of ours, in centipawns for the player, checked on positions of known outcome (known_draws_test).
constexpr int kSurelyBetter = 200;
constexpr int kBetter = 30;
constexpr int kWorse = -100;
constexpr int kLost = -700;
constexpr std::size_t kMemory = 4;  ///< own moves that make a trend

/// The bounds of what a mate counts in an average.
constexpr int kScoreBound = 2000;

int worth(Score score) {
    if (score.kind == Score::Kind::Mate) return score.value > 0 ? kScoreBound : -kScoreBound;
    return std::clamp(score.value, -kScoreBound, kScoreBound);
}

/// The material of a side less the opponent's, in pawns.
int leadOf(const Position& position, Color color) {
    const int balance = materialBalance(position.board());
    return color == Color::White ? balance : -balance;
}

}  // namespace

void DrawSense::note(const Game& game, const SearchInfo& info) {
    if (!info.scoreForMover) return;
    thoughts_[game.position().sideToMove()].insert_or_assign(game.current().ply(),
                                                             Thought{*info.scoreForMover, info.depth});
}

void DrawSense::goBackTo(const Game& game) {
    const unsigned ply = game.current().ply();
    for (const Color color : kColors) {
        thoughts_[color].erase(thoughts_[color].lower_bound(ply), thoughts_[color].end());
        std::erase_if(offers_[color], [ply](unsigned each) { return each > ply; });
    }
}

void DrawSense::forget(Color color) {
    thoughts_[color].clear();
    offers_[color].clear();
}

/// The last thoughts of a player, the latest first.
std::vector<DrawSense::Thought> DrawSense::latest(Color color, std::size_t number) const {
    std::vector<Thought> found;
    for (auto each = thoughts_[color].rbegin(); each != thoughts_[color].rend() && found.size() < number;
         ++each)
        found.push_back(each->second);
    return found;
}

/// Whether the player may have a forced win, as far as it can know: a mate or much material in its search,
/// or, if it has not thought about the opponent's last move yet, something that hangs now.
bool DrawSense::mayWinByForce(const Game& game, Color color) const {
    constexpr unsigned kPlies = 3;
    constexpr int kMuch = 2;  // pawns
    const Thoughts& thoughts = thoughts_[color];
    if (!thoughts.empty() && worth(thoughts.rbegin()->second.score) >= kSurelyBetter) return true;
    const Position& position = game.position();
    const bool isFresh = !thoughts.empty() && thoughts.rbegin()->first == game.current().ply();
    if (position.sideToMove() != color || isFresh) return false;
    const int gain = materialWithin(position, kPlies);
    return gain == kMateFound || (gain >= kMuch && leadOf(position, color) + gain >= kMuch);
}

/// Whether nothing has happened for long, and the player does not see that it will.
bool DrawSense::isStuck(const Game& game, Color color) const {
    constexpr unsigned kLong = 40;  // plies without capture and pawn move
    constexpr unsigned kWhile = 20;
    constexpr int kLittle = 100;
    const auto recent = latest(color, kMemory);
    if (recent.size() < kMemory) return false;
    const auto [least, most] =
        std::ranges::minmax(recent, {}, [](const Thought& each) { return worth(each.score); });
    const bool isRepeated = game.repetitions() >= 2;
    const unsigned still = game.position().halfmoveClock();
    if (still >= kLong)
        return worth(most.score) <= kLittle && worth(recent.front().score) <= worth(least.score) + kBetter;
    return (still >= kWhile || isRepeated) && worth(most.score) <= kBetter;
}

/// Whether deep searches have seen nothing but a draw for several moves.
bool DrawSense::isSettled(Color color) const {
    constexpr unsigned kDeep = 20;  // plies
    constexpr int kNothing = 5;
    constexpr std::size_t kMoves = 3;
    const auto recent = latest(color, kMoves);
    return recent.size() == kMoves && std::ranges::all_of(recent, [](const Thought& each) {
               return std::abs(worth(each.score)) <= kNothing && each.depth >= kDeep;
           });
}

bool DrawSense::agrees(const Game& game, Color color) const {
    constexpr unsigned kLongGame = 30;  // moves
    constexpr int kDecisive = 3;        // pawns
    const WinningChance chance = winningChance(game.position(), color);
    if (chance == WinningChance::None) return true;
    if (chance == WinningChance::Certain || mayWinByForce(game, color)) return false;
    if (chance == WinningChance::Seldom) return true;
    const auto recent = latest(color, kMemory);
    if (recent.empty()) return false;
    const int now = worth(recent.front().score);
    const int sum = std::transform_reduce(recent.begin(), recent.end(), 0, std::plus(),
                                          [](const Thought& each) { return worth(each.score); });
    const int trend = sum / static_cast<int>(recent.size());
    if (leadOf(game.position(), color) >= kDecisive) return now <= kWorse && trend <= kWorse;
    if (isSettled(color) || isStuck(game, color)) return true;
    const bool isRising = now > trend + kBetter;
    if (recent.size() == kMemory && now <= kWorse && trend <= kWorse / 2) return true;
    return now <= 0 && trend <= kBetter && !isRising && game.position().fullmoveNumber() >= kLongGame;
}

/// Only what has no future for either side: an offer by the side that stands worse would be a plea.
bool DrawSense::offers(const Game& game, Color color) const {
    constexpr unsigned kPause = 40;  // plies
    constexpr std::size_t kMaxOffers = 3;
    const std::vector<unsigned>& before = offers_[color];
    const bool isTooSoon = !before.empty() && game.current().ply() < before.back() + kPause;
    if (isTooSoon || before.size() >= kMaxOffers || mayWinByForce(game, color)) return false;
    const auto recent = latest(color, kMemory);
    if (recent.size() < kMemory || worth(recent.front().score) < kWorse) return false;
    const WinningChance own = winningChance(game.position(), color);
    const WinningChance theirs = winningChance(game.position(), ~color);
    if (own == WinningChance::Certain || theirs == WinningChance::Certain) return false;
    const bool areBothAtAnEnd = own != WinningChance::Open && theirs != WinningChance::Open;
    return areBothAtAnEnd || isSettled(color) || (isStuck(game, color) && agrees(game, color));
}

void DrawSense::noteOffer(const Game& game, Color color) {
    offers_[color].push_back(game.current().ply());
}

bool DrawSense::claims(const Game& game, Color color) const {
    if (!game.claims().any()) return false;
    const WinningChance chance = winningChance(game.position(), color);
    if (chance == WinningChance::None) return true;
    if (chance == WinningChance::Certain || mayWinByForce(game, color)) return false;
    const auto recent = latest(color, 1);
    return !recent.empty() && worth(recent.front().score) <= kBetter;
}

bool DrawSense::isHopeless(Color color) const {
    const auto recent = latest(color, kMemory);
    return recent.size() == kMemory
           && std::ranges::all_of(recent, [](const Thought& each) { return worth(each.score) <= kLost; })
           && worth(recent.front().score) <= worth(recent.back().score);
}

}  // namespace roque
