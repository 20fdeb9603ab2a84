#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "model/base/export.h"
#include "model/game/game_record.h"
#include "model/notation/pgn/pgn_visitor.h"

namespace roque {

/// A game as it was read from PGN.
struct ReadGame {
    GameRecord record;  ///< what was understood
    std::vector<PgnProblem> problems;
    std::string text;  ///< all of it, as it stands in the file; UTF-8

    /// Whether the record is not all that the text says.
    [[nodiscard]] ROQUE_MODEL bool hasErrors() const noexcept;
};

/// Makes records of the games that a parser tells of.
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
    /// A line of moves that is being read: the game's, or a variation.
    struct Line {
        GameNode* node = nullptr;
        bool ownsNode =
            true;  ///< whether no line around it has this node: it then says what comes first there
    };

    void settleComment();
    void writeComment();

    std::function<void(ReadGame)> onGame_;
    ReadGame game_;
    GameTags tags_;
    Line line_;
    std::vector<Line> interrupted_;         ///< where the lines around the present variation go on
    const GameNode* lastPlayed_ = nullptr;  ///< the game's last move, if a variation begins by repeating it
    bool isBetweenLines_ = false;           ///< a line has just begun or goes on after a variation
    std::string commentBefore_;             ///< read there; belongs to the next move
    std::string comment_;                   ///< read behind the present move, not in its notes yet
};

/// Reads all games of a text that is in memory.
[[nodiscard]] ROQUE_MODEL std::vector<ReadGame> readPgn(std::string_view text);

}  // namespace roque
