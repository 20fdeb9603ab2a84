#include "controller/pgn/game_replacement.h"

#include <algorithm>
#include <vector>

#include "model/pgn/pgn_parser.h"
#include "model/pgn/text_encoding.h"

namespace roque {
namespace {

constexpr const char* kBlanks = " \t\r\n";

/// Records the places of games in a UTF-8 text.
class Places final : public PgnVisitor {
public:
    PgnMoves beginMoves(const Position& /*start*/, Variant /*variant*/) override { return PgnMoves::Skip; }
    void endGame(GameResult /*result*/, std::string_view text) override { games.push_back(text); }

    std::vector<std::string_view> games;
};

/// Skips lines that begin with "%": they belong to no game (PGN standard, section 6).
std::size_t afterEscapedLines(std::string_view text, std::size_t begin) noexcept {
    for (;;) {
        const std::size_t next = text.find_first_not_of(kBlanks, begin);
        if (next == text.npos || text[next] != '%') return begin;
        begin = std::min(text.find_first_of("\r\n", next), text.size() - 1) + 1;
    }
}

}  // namespace

std::size_t placeOfGame(std::string_view section, std::string_view pgn) {
    std::string text;
    appendAsUtf8(section, text);
    const std::size_t wanted = text.rfind(pgn);
    Places places;
    PgnParser(places).parse({text});
    for (std::size_t at = places.games.size(); wanted != text.npos && at-- > 1;) {
        if (static_cast<std::size_t>(places.games[at].data() - text.data()) <= wanted) return at;
    }
    return 0;
}

std::optional<std::string> replaceGame(std::string_view section, std::size_t place, std::string_view pgn) {
    std::string text;
    appendAsUtf8(section, text);
    Places places;
    PgnParser(places).parse({text});
    if (place >= places.games.size()) return std::nullopt;
    const std::string_view game = places.games[place];
    const auto first = static_cast<std::size_t>(game.data() - text.data());
    const std::size_t begin = afterEscapedLines(text, first);
    std::string before = text.substr(0, begin);
    if (before.find_first_not_of(kBlanks) != before.npos && !before.ends_with('\n')) before += "\n\n";
    const std::size_t next = text.find_first_not_of(kBlanks, first + game.size());
    return before + std::string(pgn) + (next == text.npos ? std::string() : text.substr(next));
}

}  // namespace roque
