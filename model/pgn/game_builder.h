#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "model/base/export.h"
#include "model/game/game_record.h"
#include "model/pgn/pgn_visitor.h"

namespace roque {

/// A game read from PGN.
struct ReadGame {
    GameRecord record;  ///< the part that was understood
    std::vector<PgnProblem> problems;
    std::string text;  ///< the whole game as in the file; UTF-8

    /// Whether the record lacks some of what the text says.
    [[nodiscard]] ROQUE_MODEL bool hasErrors() const noexcept;
};

/// Builds a record of each game from a parser's calls.
class ROQUE_MODEL GameBuilder final : public PgnVisitor {
public:
    explicit GameBuilder(std::function<void(ReadGame)> onGame) : onGame_(std::move(onGame)) {}

    void beginGame() override;
    void tag(std::string_view name, std::string_view value) override;
    PgnMoves beginMoves(const Position& start, Variant variant) override;
    void move(const Position& before, Move move, const Position& after) override;
    void nag(Nag nag) override;
    void comment(std::string_view text) override;
    void beginVariation() override;
    void endVariation() override;
    void problem(const PgnProblem& problem) override;
    void endGame(GameResult result, std::string_view text) override;

private:
    /// A line of moves being read: the game's main line or a variation.
    struct Line {
        GameNode* node = nullptr;
        bool ownsNode = true;  ///< whether no enclosing line has this node; it then decides the first child
    };

    void settleComment();
    void writeComment();
    [[nodiscard]] std::optional<std::vector<Move>> playedMoves() const;

    std::function<void(ReadGame)> onGame_;
    ReadGame game_;
    GameTags tags_;
    Line line_;
    std::vector<Line> interrupted_;         ///< the enclosing lines of the current variation, to be resumed
    const GameNode* lastPlayed_ = nullptr;  ///< last move of the game, if a variation begins by repeating it
    bool isBetweenLines_ = false;           ///< a line has just begun or resumes after a variation
    std::string commentBefore_;             ///< read between lines; belongs to the next move
    std::string comment_;                   ///< read after the current move, not yet in its notes
};

/// Reads all games of a text in memory.
[[nodiscard]] ROQUE_MODEL std::vector<ReadGame> readPgn(std::string_view text);

}  // namespace roque
