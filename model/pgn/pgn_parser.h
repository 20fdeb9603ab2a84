#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/base/variant.h"
#include "model/game/game_result.h"
#include "model/notation/move_error.h"
#include "model/pgn/pgn_problem.h"
#include "model/pgn/pgn_splitter.h"
#include "model/pgn/pgn_token.h"
#include "model/pgn/pgn_visitor.h"
#include "model/position/position.h"

namespace roque {

/// The result that a tag tells, in any spelling in which the moves of a game may end with one.
[[nodiscard]] ROQUE_MODEL std::optional<GameResult> readPgnResult(std::string_view text);

/// Parses games and reports their contents to a visitor. Tolerates what docs/pgn.md lists, and recovers from
/// everything else: a bad game never spoils the next one. Bounded in time and memory for any text.
class ROQUE_MODEL PgnParser {
public:
    /// Variations nested deeper are skipped and reported.
    static constexpr std::size_t kMaxVariationDepth = 1000;
    /// After this many problems, further ones of the same game are not reported.
    static constexpr unsigned kMaxProblems = 20;
    static constexpr std::size_t kLongestText = 200;  ///< bytes of a text that are reported

    explicit PgnParser(PgnVisitor& visitor) noexcept : visitor_(visitor) {}

    /// Parses all games of a section.
    void parse(const PgnSection& section);

private:
    /// The main line or a variation being read.
    struct Line {
        explicit Line(const Position& start) : before(start), now(start) {}

        [[nodiscard]] bool hasMoves() const noexcept { return move != Move::none(); }

        Position before;  ///< before the last move
        Position now;     ///< after the last move
        Move move = Move::none();
        bool isBroken = false;  ///< by an illegal move; the rest cannot be followed
    };

    // The part before the moves: pgn_parser_tags.cpp.
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
    void pass(const pgn::Token& token);
    void refuseWord(const pgn::Token& token, MoveError::Kind why);
    void openVariation(const pgn::Token& token);
    void closeVariation(const pgn::Token& token);
    void judge(const pgn::Token& token);

    // The result: pgn_parser_result.cpp.
    void noteResult(const pgn::Token& token);
    void finishGame(bool isComplete);
    void compareWithBoard(GameResult result);

    [[nodiscard]] Line& line() noexcept { return lines_.back(); }
    /// Whether the current line cannot be followed.
    [[nodiscard]] bool isIgnoring() const noexcept { return ignored_ > 0 || lines_.back().isBroken; }
    void report(PgnProblem::Kind kind, std::size_t at, std::string_view text);
    void report(PgnProblem problem, std::size_t at);

    PgnVisitor& visitor_;
    std::string converted_;  ///< the section converted to UTF-8, if it was not
    std::string_view text_;
    pgn::Lexer lexer_{{}};

    // The current game:
    std::size_t begin_ = 0;  ///< its start in the text
    std::size_t line_ = 1;   ///< its line in the file
    std::size_t end_ = 0;    ///< the end of what belongs to it so far
    std::vector<std::string_view> tagNames_;
    std::vector<std::string_view> earlyComments_;  ///< comments among the tags
    std::string value_;                            ///< value of a tag without backslashes
    std::string fen_;
    std::size_t fenAt_ = 0;  ///< where its tag stands
    std::string resultTag_;
    Variant variant_ = Variant::Standard;
    std::vector<Line> lines_;  ///< the main line and the open variations, nested
    std::size_t ignored_ = 0;  ///< number of open variations being skipped
    std::optional<GameResult> result_;
    std::optional<GameResult> resultInVariation_;
    bool areMovesFollowed_ = true;  ///< else nobody knows which move a problem is at
    unsigned problems_ = 0;
};

}  // namespace roque
