#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "model/base/color.h"
#include "model/game/game_node.h"
#include "view/board/piece_letters.h"

namespace roque {

/// A word of a line of text between the moves of the main line.
struct SheetWord {
    enum class Kind : unsigned char { Move, Comment, Bracket };
    Kind kind;
    std::string text;
    const GameNode* node = nullptr;  ///< the move that it is, or that a comment belongs to
    bool isGlued = false;            ///< no blank before it
    int x = 0;                       ///< where it stands in its line
    int width = 0;
};

/// One line of the sheet: two moves of the main line side by side, or words.
struct SheetRow {
    enum class Kind : unsigned char { Moves, Words };
    Kind kind;
    ByColor<const GameNode*> moves{};  ///< of Kind::Moves; nullptr: that cell has none
    bool isContinued = false;          ///< White's move stands further up: "…" marks its cell
    unsigned depth = 0;                ///< of Kind::Words: 0 for what is said about the main line
    std::vector<SheetWord> words;
};

/// A game as a score sheet: the main line in two columns, a row for each move number, and below a row what
/// belongs to its moves, comments and variations as text that is indented the further the deeper it lies.
/// Short variations without branches stand in brackets inside the line they belong to. Knows no toolkit.
/// [ui-thread]
class MoveSheet {
public:
    /// How wide a text is.
    using Measure = std::function<int(const std::string& text, SheetWord::Kind kind)>;

    /// What lines of words have to fit.
    struct Width {
        int line;    ///< of the whole sheet
        int indent;  ///< by which each level is further in
        int blank;   ///< between two words
    };

    /// Sets out the moves below a root. The nodes are borrowed until the next call.
    void layOut(const GameNode& root, const Width& width, const PieceLetters& letters,
                const Measure& measure);

    [[nodiscard]] const std::vector<SheetRow>& rows() const noexcept { return rows_; }
    /// The row in which a move stands, nothing for the root.
    [[nodiscard]] const std::size_t* rowOf(const GameNode& node) const;

    /// Levels further down are indented no further: something must be left of the line.
    static constexpr unsigned kDeepestIndent = 5;

private:
    class Writer;

    std::vector<SheetRow> rows_;
    std::unordered_map<const GameNode*, std::size_t> rowOf_;
};

/// A move with its judgements, such as "Nf3!? ±".
[[nodiscard]] std::string moveText(const GameNode& node, const PieceLetters& letters);

/// The number that stands before a move: "12." or "12…".
[[nodiscard]] std::string numberText(const GameNode& node);

}  // namespace roque
