#include "tests/bench/pgn_sample.h"

#include <array>
#include <fstream>
#include <stdexcept>
#include <vector>

#include "model/game/game_record.h"
#include "model/movegen/legal_moves.h"
#include "model/pgn/pgn_writer.h"

namespace roque::bench {
namespace {

/// The number of different games before they repeat: making them takes longer than reading them.
constexpr std::size_t kDifferentGames = 50'000;

std::string twoDigits(std::size_t number) {
    return {static_cast<char>('0' + number / 10 % 10), static_cast<char>('0' + number % 10)};
}

MoveNotes notesFor(unsigned ply, bool hasClock, test::Dice& dice) {
    constexpr std::array kComments{"the main line",
                                   "better was to castle first, as White did in the third game",
                                   "with a small advantage"};
    MoveNotes notes;
    if (hasClock)
        notes.annotations.push_back({"clk", "0:" + twoDigits(59 - ply / 4) + ":" + twoDigits(dice.roll(60))});
    if (dice.roll(25) == 0) notes.comment = kComments[dice.roll(kComments.size())];
    if (dice.roll(25) == 0) notes.nags.push_back(static_cast<Nag>(1 + dice.roll(6)));
    return notes;
}

Move randomMove(const Position& position, test::Dice& dice) {
    const MoveList moves = legalMoves(position);
    return moves.empty() ? Move::none() : moves[dice.roll(moves.size())];
}

void addVariation(GameNode& node, test::Dice& dice) {
    GameNode* end = &node;
    for (std::size_t plies = 1 + dice.roll(6); plies > 0; --plies) {
        const Move move = randomMove(end->position(), dice);
        if (move == Move::none()) return;
        end = &end->play(move);
    }
}

}  // namespace

std::string sampleGame(test::Dice& dice, std::size_t number) {
    GameRecord game;
    game.tags.set("Event", "Open " + std::to_string(number / 100));
    game.tags.set("Site", "Reykjavík");
    game.tags.set("Date", std::to_string(1990 + dice.roll(36)) + "." + twoDigits(1 + dice.roll(12)) + "."
                              + twoDigits(1 + dice.roll(28)));
    game.tags.set("Round", std::to_string(1 + dice.roll(9)));
    game.tags.set("White", "Player " + std::to_string(dice.roll(5000)));
    game.tags.set("Black", "Player " + std::to_string(dice.roll(5000)));
    game.tags.set("WhiteElo", std::to_string(1500 + dice.roll(1200)));
    game.tags.set("BlackElo", std::to_string(1500 + dice.roll(1200)));
    game.result = GameResult(static_cast<std::uint8_t>(1 + dice.roll(3)));
    const bool hasClock = dice.roll(4) == 0;
    const std::size_t plies = 60 + dice.roll(61);
    GameNode* node = game.root.get();
    for (unsigned ply = 0; ply < plies; ++ply) {
        const Move move = randomMove(node->position(), dice);
        if (move == Move::none()) break;
        GameNode& next = node->play(move);
        next.annotate(notesFor(ply, hasClock, dice));
        if (dice.roll(60) == 0) addVariation(*node, dice);
        node = &next;
    }
    return toPgn(game);
}

std::size_t writeSampleFile(const std::filesystem::path& place, std::size_t bytes) {
    std::ofstream file(place, std::ios::binary);
    test::Dice dice(1);
    std::vector<std::string> games;
    std::size_t written = 0;
    std::size_t count = 0;
    for (; written < bytes; ++count) {
        if (games.size() < kDifferentGames) games.push_back(sampleGame(dice, count));
        const std::string& game = games[count % kDifferentGames];
        file << game;
        written += game.size();
    }
    file.flush();
    if (!file) throw std::runtime_error("cannot write " + place.string());
    return count;
}

}  // namespace roque::bench
