#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_parser.h"
#include "model/pgn/pgn_splitter.h"
#include "model/pgn/pgn_writer.h"
#include "tests/fuzz/property.h"

// For any file: games that were understood are written and read again as the same games, and the text of the
// others is kept.

namespace roque {
namespace {

/// The main lines of all games of a text, as the parser reports them.
class MainLines final : public PgnVisitor {
public:
    void beginGame() override {
        lines_.emplace_back();
        depth_ = 0;
    }
    void move(const Position& /*before*/, Move move, const Position& /*after*/) override {
        if (depth_ == 0) lines_.back().push_back(move);
    }
    void beginVariation() override { ++depth_; }
    void endVariation() override { --depth_; }

    [[nodiscard]] const std::vector<std::vector<Move>>& lines() const noexcept { return lines_; }

private:
    std::vector<std::vector<Move>> lines_;
    unsigned depth_ = 0;
};

std::vector<std::vector<Move>> mainLinesOf(std::string_view text) {
    MainLines lines;
    PgnParser parser(lines);
    PgnSplitter splitter;
    splitter.feed(text);
    splitter.finish();
    while (const auto section = splitter.next()) parser.parse(*section);
    return lines.lines();
}

std::vector<Move> mainLineOf(const GameRecord& game) {
    std::vector<Move> line;
    for (const GameNode* node = game.root->next(); node != nullptr; node = node->next())
        line.push_back(node->move());
    return line;
}

}  // namespace
}  // namespace roque

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace roque;
    using fuzz::require;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto games = readPgn(text);
    const auto lines = mainLinesOf(text);
    require(lines.size() == games.size(), "every game is told of");
    for (std::size_t at = 0; at < games.size(); ++at) {
        const ReadGame& game = games[at];
        require(mainLineOf(game.record) == lines[at], "no variation takes the place of the main line");
        if (game.hasErrors()) {
            require(!game.text.empty(), "the text of a game with errors is kept");
            continue;
        }
        const std::string written = toPgn(game.record);
        const auto again = readPgn(written);
        require(again.size() == 1, "a game that is written is one game");
        require(!again[0].hasErrors(), "without errors");
        require(toPgn(again[0].record) == written, "and the same");
    }
    return 0;
}
