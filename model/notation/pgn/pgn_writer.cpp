#include "model/notation/pgn/pgn_writer.h"

#include <string_view>
#include <vector>

#include "model/notation/fen.h"
#include "model/notation/pgn/comment_text.h"
#include "model/notation/pgn/pgn_lexis.h"
#include "model/notation/pgn/pgn_lines.h"

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

/// What stands for a tag of the roster that is not known (section 8.1.1).
std::string_view unknownValue(std::string_view name) {
    return name == "Date" ? "????.??.??" : "?";
}

/// The tags in their order, with those that `GameRecord` keeps as facts.
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

/// Writes the moves. Variations are followed with a stack of their own: they may be nested deeper than
/// functions can be.
class MovesWriter {
public:
    explicit MovesWriter(std::string& text) noexcept : lines_(text) {}

    void write(const GameRecord& game) {
        addNotes(*game.root);
        writeTree(*game.root);
        lines_.add(toString(game.result));
        lines_.endLine();
    }

private:
    /// A position whose first move has been written, and which other moves have to follow it.
    struct Fork {
        const GameNode* node;
        std::size_t nextMove;
    };

    void writeTree(const GameNode& root) {
        const GameNode* node = &root;
        std::vector<Fork> forks;
        for (;;) {
            while (node->next() != nullptr) {  // to the end of the line or to its first fork
                addMove(*node->next());
                if (node->childCount() > 1) break;
                node = node->next();
            }
            if (node->next() != nullptr) {
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

    void addMove(const GameNode& node) {
        if (isBehindBracket_) addComment(node.notes().commentBefore);
        isBehindBracket_ = false;
        const Position& before = node.parent()->position();
        const bool isWhite = before.sideToMove() == Color::White;
        if (isWhite || isNumberDue_)
            lines_.add(std::to_string(before.fullmoveNumber()) + (isWhite ? "." : "..."));
        isNumberDue_ = false;
        lines_.add(node.san());
        addNotes(node);
    }

    /// A comment before the next move can only be told from one behind this move if a bracket stands between.
    void addNotes(const GameNode& node) {
        MoveNotes notes = node.notes();
        const bool hasVariations =
            node.parent() != nullptr && node.parent()->next() == &node && node.parent()->childCount() > 1;
        if (node.next() != nullptr && !hasVariations)
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
        std::string_view comment = normalised;
        isNumberDue_ = true;
        if (comment.find('}') != comment.npos) {
            lines_.addLineComment(comment);
            return;
        }
        lines_.open('{');
        for (;;) {
            const std::size_t blank = comment.find(' ');
            lines_.add(comment.substr(0, blank));
            if (blank == comment.npos) break;
            comment.remove_prefix(blank + 1);
        }
        lines_.close('}');
    }

    pgn::Lines lines_;
    bool isNumberDue_ = true;       ///< whether Black's move needs its number
    bool isBehindBracket_ = false;  ///< whether the last thing written is one
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
