#include "controller/match/pgn_scan.h"

#include <string>

#include "model/pgn/pgn_parser.h"
#include "model/pgn/pgn_splitter.h"
#include "model/pgn/pgn_visitor.h"

namespace roque::match {
namespace {

class TagVisitor final : public PgnVisitor {
public:
    using OnGame = std::function<void(const GameTags&, GameResult)>;

    explicit TagVisitor(const OnGame& onGame) : onGame_(onGame) {}

    void beginGame() override { tags_ = GameTags(); }
    void tag(std::string_view name, std::string_view value) override { tags_.set(name, value); }
    PgnMoves beginMoves(const Position& /*start*/, Variant /*variant*/) override { return PgnMoves::Skip; }
    void endGame(GameResult result, std::string_view /*text*/) override {
        onGame_(tags_, readPgnResult(tags_.value("Result")).value_or(result));
    }

private:
    const OnGame& onGame_;
    GameTags tags_;
};

/// Whether a text that ends with an empty line ends with a game.
bool endsWithGame(std::string_view text) {
    constexpr std::string_view kBegin = "\n\n[Event \"";
    const std::size_t before = text.rfind(kBegin);
    const std::size_t last = before == std::string_view::npos ? 0 : before + 2;
    bool isWhole = false;
    scanPgn(text.substr(last), [&](const GameTags& /*tags*/, GameResult result) {
        const std::string end = std::string(toString(result)) + "\n\n";
        isWhole = text.ends_with(' ' + end) || text.ends_with('\n' + end);
    });
    return isWhole;
}

}  // namespace

void scanPgn(std::string_view text, const std::function<void(const GameTags&, GameResult)>& onGame) {
    TagVisitor visitor(onGame);
    PgnParser parser(visitor);
    PgnSplitter splitter;
    splitter.feed(text);
    splitter.finish();
    while (const auto section = splitter.next()) parser.parse(*section);
}

std::size_t wholeGames(std::string_view text) {
    // A game has an empty line after its tags and one at its end; a third does not belong to it.
    constexpr int kEmptyLines = 3;
    std::size_t end = text.size();
    for (int tries = 0; tries < kEmptyLines; ++tries) {
        const std::size_t empty = text.substr(0, end).rfind("\n\n");
        if (empty == std::string_view::npos) return 0;
        if (endsWithGame(text.substr(0, empty + 2))) return empty + 2;
        end = empty + 1;
    }
    return 0;
}

}  // namespace roque::match
