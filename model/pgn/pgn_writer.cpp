#include "model/pgn/pgn_writer.h"

#include <string_view>
#include <utility>
#include <vector>

#include "model/notation/fen.h"
#include "model/pgn/comment_text.h"
#include "model/pgn/pgn_lexis.h"
#include "model/pgn/pgn_lines.h"

namespace roque {
namespace {

/// A tag on a line of its own.
void appendTag(std::string_view name, std::string_view value, std::string& text) {
    text += '[';
    text += name;
    text += " \"";
    for (const char letter : value) {
        if (letter == '"' || letter == '\\') text += '\\';
        text += pgn::isBlank(letter) ? ' ' : letter;
    }
    text += "\"]\n";
}

/// The value of an unknown roster tag (section 8.1.1).
std::string_view unknownValue(std::string_view name) {
    return name == "Date" ? "????.??.??" : "?";
}

/// The tags in order, including those that `GameRecord` keeps as members.
void appendTags(const GameRecord& game, std::string& text) {
    GameTags tags = game.tags;
    for (const std::string_view name : kTagRoster) {
        if (!tags.contains(name)) tags.set(name, unknownValue(name));
    }
    tags.set("Result", toString(game.result));
    if (game.variant == Variant::Chess960) tags.set("Variant", "Chess960");
    if (game.root->position() != Position::start() || game.variant == Variant::Chess960) {
        tags.set("SetUp", "1");
        tags.set("FEN", toFen(game.root->position()));
    }
    for (const auto& [name, value] : tags) appendTag(name, value, text);
}

/// Writes the moves. Uses a stack of its own for variations: they may be nested deeper than function calls
/// can be.
class MovesWriter {
public:
    explicit MovesWriter(std::string& text) noexcept : lines_(text) {}

    void write(const GameRecord& game) {
        lastPlayed_ = &game.lastPlayed();
        addNotes(*game.root);
        writeTree(*game.root);
        writeUnplayed();
        lines_.add(toString(game.result));
        lines_.endLine();
    }

private:
    /// A position whose first move has been written, and the moves still to follow it.
    struct Fork {
        const GameNode* node;
        std::size_t nextMove;
    };

    /// Moves tried after the end of the game. They go into a variation that repeats the last move; otherwise
    /// they would be read as played.
    void writeUnplayed() {
        const GameNode& last = *std::exchange(lastPlayed_, nullptr);
        if (last.next() == nullptr || last.parent() == nullptr) return;
        openVariation();
        addSan(last);
        writeTree(last);
        closeVariation();
    }

    /// Writes the lines below a position; of the main line, the part that was played.
    void writeTree(const GameNode& root) {
        const GameNode* node = &root;
        std::vector<Fork> forks;
        for (;;) {
            while (hasMoves(*node)) {  // to the end of the line or to its first fork
                addMove(*node->next());
                if (node->childCount() > 1) break;
                node = node->next();
            }
            if (hasMoves(*node)) {
                forks.push_back({node, 1});
            } else if (!forks.empty()) {
                closeVariation();
            }
            if (forks.empty()) return;
            Fork& fork = forks.back();
            if (fork.nextMove < fork.node->childCount()) {
                openVariation();
                node = &fork.node->child(fork.nextMove++);
                addMove(*node);
            } else {
                node = fork.node->next();
                forks.pop_back();
            }
        }
    }

    /// Whether there are moves to write after a position. Those that were tried or taken back at the start
    /// are written as the main line: there is no move beside which they could be a variation, and a person
    /// has worked on them. A game that is only played leaves them out (controller/game/game_pgn).
    [[nodiscard]] bool hasMoves(const GameNode& node) const noexcept {
        return node.next() != nullptr && (&node != lastPlayed_ || node.parent() == nullptr);
    }

    void addMove(const GameNode& node) {
        if (isBehindBracket_) addComment(node.notes().commentBefore);
        addSan(node);
        addNotes(node);
    }

    void addSan(const GameNode& node) {
        isBehindBracket_ = false;
        const Position& before = node.parent()->position();
        const bool isWhite = before.sideToMove() == Color::White;
        if (isWhite || isNumberDue_)
            lines_.add(std::to_string(before.fullmoveNumber()) + (isWhite ? "." : "..."));
        isNumberDue_ = false;
        lines_.add(node.san());
    }

    /// A comment before the next move differs from one after this move only if a bracket stands between.
    void addNotes(const GameNode& node) {
        MoveNotes notes = node.notes();
        const bool hasVariations =
            node.parent() != nullptr && node.parent()->next() == &node && node.parent()->childCount() > 1;
        if (node.next() != nullptr && (!hasVariations || &node == lastPlayed_))
            roque::addComment(node.next()->notes().commentBefore, notes);
        for (const Nag nag : notes.nags) lines_.add("$" + std::to_string(nag));
        std::string comment;
        for (const MoveAnnotation& annotation : notes.annotations)
            comment +=
                "[%" + annotation.name + (annotation.value.empty() ? "" : " ") + annotation.value + "] ";
        addComment(comment + notes.comment);
    }

    void openVariation() {
        lines_.open('(');
        isBehindBracket_ = isNumberDue_ = true;
    }

    void closeVariation() {
        lines_.close(')');
        isBehindBracket_ = isNumberDue_ = true;
    }

    void addComment(std::string_view text) {
        std::string normalised;
        appendComment(text, normalised);
        if (normalised.empty()) return;
        const std::string_view comment = normalised;
        isNumberDue_ = true;
        if (comment.find('}') != comment.npos) {
            lines_.addLineComment(comment);
            return;
        }
        lines_.open('{');
        CommentWords words(comment);
        for (std::string_view word = words.next(); !word.empty(); word = words.next()) lines_.add(word);
        lines_.close('}');
    }

    pgn::Lines lines_;
    const GameNode* lastPlayed_ = nullptr;  ///< as long as the game itself is written
    bool isNumberDue_ = true;               ///< whether Black's move needs its number
    bool isBehindBracket_ = false;          ///< whether the last thing written is one
};

}  // namespace

void appendPgn(const GameRecord& game, std::string& text) {
    appendTags(game, text);
    text += '\n';
    MovesWriter(text).write(game);
    text += '\n';
}

std::string toPgn(const GameRecord& game) {
    std::string text;
    appendPgn(game, text);
    return text;
}

}  // namespace roque
