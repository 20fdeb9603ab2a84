#include "controller/match/opening_file.h"

#include <array>
#include <charconv>
#include <optional>

#include "controller/storage/files.h"
#include "model/game/game.h"
#include "model/notation/byte_order_mark.h"
#include "model/notation/start_position.h"
#include "model/pgn/game_builder.h"

namespace roque::match {
namespace {

constexpr std::size_t kLargestOpeningFile = std::size_t{256} << 20U;

using Openings = Result<std::vector<Opening>, Message>;

std::string_view takeWord(std::string_view& text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return text = {};
    text.remove_prefix(first);
    const std::string_view word = text.substr(0, text.find_first_of(" \t\r"));
    text.remove_prefix(word.size());
    return word;
}

bool isNumber(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// The value of an operation such as "hmvc 3;".
std::string operand(std::string_view operations, std::string_view name, std::string_view none) {
    while (!operations.empty()) {
        std::string_view operation = operations.substr(0, operations.find(';'));
        operations.remove_prefix(std::min(operations.size(), operation.size() + 1));
        if (takeWord(operation) != name) continue;
        const std::string_view value = takeWord(operation);
        if (isNumber(value)) return std::string(value);
    }
    return std::string(none);
}

/// The FEN of a line: its four fields, and the two counters as a FEN or as an EPD has them. A line with fewer
/// fields is returned as it is, so that the error quotes it.
std::string fenOf(std::string_view line) {
    const std::string_view whole = line.substr(0, line.find_last_not_of(" \t\r") + 1);
    std::string fen;
    for (int field = 0; field < 4; ++field) {
        const std::string_view word = takeWord(line);
        if (word.empty()) return std::string(whole);
        fen += std::string(word) + ' ';
    }
    std::string_view rest = line;
    const std::string_view halfmoves = takeWord(rest);
    const std::string_view moves = takeWord(rest);
    if (isNumber(halfmoves) && isNumber(moves))
        return fen + std::string(halfmoves) + ' ' + std::string(moves);
    return fen + operand(line, "hmvc", "0") + ' ' + operand(line, "fmvn", "1");
}

/// Why a game cannot go on after an opening; nothing if it can.
std::optional<Message> faultOf(const Opening& opening) {
    Game game(opening.start, opening.variant);
    for (const Move move : opening.moves) {
        if (move == Move::null()) return ROQUE_MESSAGE("it has a null move, which no player can make");
        if (!game.play(move)) return ROQUE_MESSAGE("goes on after the end of the game");
    }
    const auto outcome = game.outcome() ? game.outcome() : outcomeOf(game.position());
    if (outcome || game.claims().any()) return ROQUE_MESSAGE("the game is over already");
    return std::nullopt;
}

Openings readPositions(std::string_view text) {
    std::vector<Opening> openings;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const auto first = line.find_first_not_of(" \t\r");
        if (first == std::string_view::npos || line[first] == '#') continue;
        const auto start = readStartPosition(fenOf(line));
        if (!start)
            return failure<std::vector<Opening>>(
                ROQUE_MESSAGE("line {0}: {1}", number, start.error().describe()));
        Opening opening{start->position, start->variant, {}};
        if (const auto fault = faultOf(opening))
            return failure<std::vector<Opening>>(ROQUE_MESSAGE("line {0}: {1}", number, *fault));
        openings.push_back(std::move(opening));
    }
    return openings;
}

Openings readGames(std::string_view text) {
    std::vector<Opening> openings;
    for (const ReadGame& game : readPgn(text)) {
        const auto fail = [&](const Message& why) {
            return failure<std::vector<Opening>>(ROQUE_MESSAGE("game {0}: {1}", openings.size() + 1, why));
        };
        if (game.hasErrors()) return fail(ROQUE_MESSAGE("it has errors; roque-cli pgn check lists them"));
        Opening opening{game.record.root->position(), game.record.variant, {}};
        for (const GameNode* node = game.record.root->next(); node != nullptr; node = node->next())
            opening.moves.push_back(node->move());
        if (const auto fault = faultOf(opening)) return fail(*fault);
        openings.push_back(std::move(opening));
    }
    return openings;
}

/// A FEN has seven slashes in its first word, and no word of a PGN game does.
bool listsPositions(std::string_view text) {
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const std::string_view word = takeWord(line);
        if (word.empty() || word.front() == '#') continue;
        return std::count(word.begin(), word.end(), '/') == 7;
    }
    return true;
}

}  // namespace

Openings parseOpenings(std::string_view text) {
    text = withoutByteOrderMark(text);
    auto openings = listsPositions(text) ? readPositions(text) : readGames(text);
    if (openings && openings->empty())
        return failure<std::vector<Opening>>(ROQUE_MESSAGE("there are no openings in it"));
    return openings;
}

Openings readOpenings(const std::filesystem::path& file) {
    const auto text = readToEnd(file, kLargestOpeningFile);
    if (!text) return failure<std::vector<Opening>>(text.error().describe());
    auto openings = parseOpenings(*text);
    if (!openings) return failure<std::vector<Opening>>(ROQUE_MESSAGE("{0}: {1}", file, openings.error()));
    return openings;
}

}  // namespace roque::match
