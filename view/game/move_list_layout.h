#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "model/base/color.h"
#include "model/game/game_node.h"
#include "view/game/move_time.h"
#include "view/game/piece_letters.h"

namespace roque {

/// A token in a line of text between the moves of the main line.
struct MoveListToken {
    enum class Kind : unsigned char { Move, Comment, Bracket };
    Kind kind;
    std::string text;
    const GameNode* node = nullptr;  ///< the move itself, or the move a comment belongs to
    bool isGlued = false;            ///< no blank before it
    int x = 0;                       ///< its position in the line
    int width = 0;
};

/// One row of the list: two moves of the main line side by side, text, or the result of the game.
struct MoveListRow {
    enum class Kind : unsigned char { Moves, Words, Result };
    Kind kind;
    ByColor<const GameNode*> moves{};  ///< for Kind::Moves; nullptr: an empty cell
    ByColor<std::string> times{};      ///< beside the moves; empty: none
    bool isContinued = false;          ///< White's move stands in an earlier row: its cell shows "…"
    unsigned depth = 0;                ///< for Kind::Words; 0: text about the main line
    std::vector<MoveListToken> words;
};

/// Lays out a game as a move list: the main line in two columns, one row for each move number. Below a row
/// stand the comments and variations of its moves, indented by depth. Short variations without branches stand
/// in brackets within their line. Knows no toolkit. [ui-thread]
class MoveListLayout {
public:
    /// The width of a text.
    using Measure = std::function<int(const std::string& text, MoveListToken::Kind kind)>;

    /// The measures for lines of text.
    struct Width {
        int line;    ///< of the whole list
        int indent;  ///< for each further level
        int blank;   ///< between two tokens
    };

    /// The words for a NAG without a sign, in the person's language.
    using NagWords = std::function<std::string(Nag)>;

    /// Lays out the moves below a root. The nodes are borrowed until the next call. `resultAfter` is how many
    /// moves of the main line stand before the row of the result; nothing: there is no such row.
    void layOut(const GameNode& root, const Width& width, const PieceLetters& letters, const Measure& measure,
                const NagWords& nagWords, std::optional<std::size_t> resultAfter = std::nullopt);

    /// How the clocks of the game run, for layouts from now on.
    void setClocks(const ClockRules& clocks) { clocks_ = clocks; }

    [[nodiscard]] const std::vector<MoveListRow>& rows() const noexcept { return rows_; }
    /// The row of a move; nullptr for the root.
    [[nodiscard]] const std::size_t* rowOf(const GameNode& node) const;
    /// The row of the result, if it has one.
    [[nodiscard]] const std::optional<std::size_t>& resultRow() const noexcept { return resultRow_; }

    /// Deeper levels are indented no further, so that some of the line remains.
    static constexpr unsigned kDeepestIndent = 5;

private:
    class Writer;

    ClockRules clocks_;
    std::vector<MoveListRow> rows_;
    std::unordered_map<const GameNode*, std::size_t> rowOf_;
    std::optional<std::size_t> resultRow_;
};

/// A move with its evaluation signs, such as "Nf3!? ±". NAGs without a sign belong to the comment.
[[nodiscard]] std::string moveText(const GameNode& node, const PieceLetters& letters);

/// The number before a move: "12." or "12…".
[[nodiscard]] std::string numberText(const GameNode& node);

}  // namespace roque
