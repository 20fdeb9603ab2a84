#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/base/variant.h"
#include "model/position/position.h"
#include "model/game/game_result.h"
#include "model/notation/move_error.h"
#include "model/notation/pgn/pgn_problem.h"
#include "model/notation/pgn/pgn_splitter.h"
#include "model/pgn/pgn_token.h"
#include "model/notation/pgn/pgn_visitor.h"

namespace roque {

/// Reads games and tells a visitor what they say. Forgives what docs/pgn.md lists, and goes on after
/// everything else: a bad game never spoils the next one. Bounded in time and memory whatever the text.
class ROQUE_MODEL PgnParser {
public:
    /// Variations nested deeper are left out, and reported.
    static constexpr std::size_t kDeepestVariation = 1000;
    /// A game with more problems than that is not a game; the others are not reported.
    static constexpr unsigned kMostProblems = 20;

    explicit PgnParser(PgnVisitor& visitor) noexcept : visitor_(visitor) {}

    /// Reads all games of a section.
    void parse(const PgnSection& section);

private:
    /// The main line or a variation, while it is read.
    struct Line {
        explicit Line(const Position& start) : before(start), now(start) {}

        [[nodiscard]] bool hasMoves() const noexcept { return move != Move::none(); }

        Position before;  ///< the last move
        Position now;     ///< after it
        Move move = Move::none();
        bool isBroken = false;  ///< by an illegal move: the rest cannot be understood
    };

    // What stands before the moves: pgn_parser_tags.cpp.
    void parseTags();
    void parseTag();
    void tellTag(std::string_view name, std::string_view value, std::size_t at);
    void checkForDuplicates();
    [[nodiscard]] bool prepareStart();

    [[nodiscard]] bool isGameAhead() const;
    void parseFragment();
    void beginGame();
    void parseGame();
    [[nodiscard]] bool handle(const pgn::Token& token);
    void playWord(const pgn::Token& token);
    void refuseWord(const pgn::Token& token, MoveError::Kind why);
    void openVariation(const pgn::Token& token);
    void closeVariation(const pgn::Token& token);
    void judge(const pgn::Token& token);
    void noteResult(const pgn::Token& token);
    void finishGame(bool isComplete);

    [[nodiscard]] Line& line() noexcept { return lines_.back(); }
    /// Whether what is being read belongs to a line that cannot be followed.
    [[nodiscard]] bool isIgnoring() const noexcept { return ignored_ > 0 || lines_.back().isBroken; }
    void report(PgnProblem::Kind kind, std::size_t at, std::string_view text);

    PgnVisitor& visitor_;
    std::string converted_;  ///< the section as UTF-8, if it was not
    std::string_view text_;
    pgn::Lexer lexer_{{}};

    // The present game:
    std::size_t begin_ = 0;  ///< where it begins in the text
    std::size_t line_ = 1;   ///< in which line of the file
    std::size_t end_ = 0;    ///< behind what belongs to it so far
    std::vector<std::string_view> tagNames_;
    std::vector<std::string_view> earlyComments_;  ///< those among the tags
    std::string value_;                            ///< of a tag, without its backslashes
    std::string fen_;
    std::string resultTag_;
    Variant variant_ = Variant::Standard;
    std::vector<Line> lines_;  ///< the main line and the variations that are open, one inside the other
    std::size_t ignored_ = 0;  ///< how many variations are open that are left out
    std::optional<GameResult> result_;
    std::optional<GameResult> resultInVariation_;
    unsigned problems_ = 0;
};

}  // namespace roque
