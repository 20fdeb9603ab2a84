#include "view/terminal/pgn_work.h"

#include <algorithm>

#include "model/notation/pgn/game_builder.h"
#include "model/notation/pgn/pgn_parser.h"
#include "model/notation/pgn/pgn_writer.h"

namespace roque::terminal {
namespace {

void readAll(const PgnBatch& batch, PgnVisitor& visitor) {
    PgnParser parser(visitor);
    for (const PgnBatch::Part& part : batch.parts) parser.parse(batch.section(part));
}

void writeAsItIs(std::string_view game, PgnYield& yield) {
    yield.text += game;
    yield.text += "\n\n";
    ++yield.gamesWritten;
}

class Checker final : public PgnVisitor {
public:
    explicit Checker(PgnYield& yield) : yield_(yield) {}

    void beginGame() override { hasErrors_ = false; }
    void problem(const PgnProblem& problem) override {
        hasErrors_ = hasErrors_ || problem.isError();
        yield_.note(problem);
    }
    void endGame(GameResult /*result*/, std::string_view /*text*/) override {
        if (hasErrors_) ++yield_.gamesWithErrors;
        ++yield_.games;
    }

private:
    PgnYield& yield_;
    bool hasErrors_ = false;
};

}  // namespace

PgnYield checkGames(const PgnBatch& batch) {
    PgnYield yield;
    Checker checker(yield);
    readAll(batch, checker);
    return yield;
}

PgnYield normaliseGames(const PgnBatch& batch) {
    PgnYield yield;
    GameBuilder builder([&yield](const ReadGame& game) {
        for (const PgnProblem& problem : game.problems) yield.note(problem);
        if (game.hasErrors()) {
            ++yield.gamesWithErrors;
            writeAsItIs(game.text, yield);
        } else {
            appendPgn(game.record, yield.text);
            ++yield.gamesWritten;
        }
        ++yield.games;
    });
    readAll(batch, builder);
    return yield;
}

}  // namespace roque::terminal
