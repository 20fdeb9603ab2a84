#include "view/game/move_list_layout.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "model/base/utf8.h"
#include "model/game/nag.h"
#include "view/game/move_time.h"

namespace roque {
namespace {

using Kind = MoveListToken::Kind;

Color moverOf(const GameNode& node) noexcept {
    return node.parent()->position().sideToMove();
}

bool isMain(const GameNode& node) noexcept {
    return node.parent()->next() == &node;
}

/// Whether a variation fits in brackets: a few moves, no branches.
bool isShort(const GameNode& first) noexcept {
    constexpr unsigned kMaxPlies = 8;
    constexpr std::size_t kLongestComment = 60;
    unsigned plies = 0;
    for (const GameNode* node = &first; node != nullptr; node = node->next()) {
        const MoveNotes& notes = node->notes();
        if (++plies > kMaxPlies || node->childCount() > 1
            || notes.comment.size() + notes.commentBefore.size() > kLongestComment)
            return false;
    }
    return true;
}

}  // namespace

std::string moveText(const GameNode& node, const PieceLetters& letters) {
    std::string text = withPieces(node.san(), letters);
    for (const Nag nag : node.notes().nags) {
        const std::string_view symbol = symbolOf(nag);
        if (symbol.empty()) continue;
        if (kindOf(nag) != NagKind::Move) text += ' ';
        text += symbol;
    }
    return text;
}

std::string numberText(const GameNode& node) {
    const Position& before = node.parent()->position();
    return std::to_string(before.fullmoveNumber()) + (moverOf(node) == Color::White ? "." : "…");
}

/// Writes the rows of a move list from first to last. Uses an explicit stack for variations, because they may
/// nest deeper than function calls can.
class MoveListLayout::Writer {
public:
    Writer(MoveListLayout& layout, const Width& width, const PieceLetters& letters, const Measure& measure,
           const NagWords& nagWords)
        : layout_(layout), width_(width), letters_(letters), measure_(measure), nagWords_(nagWords) {}

    void write(const GameNode& root, std::optional<std::size_t> resultAfter) {
        addComment(root.notes().comment, root, 0);
        for (const GameNode* node = root.next(); node != nullptr; node = node->next()) {
            if (resultAfter && node->ply() == *resultAfter + 1) addResult();
            if (!node->notes().commentBefore.empty()) addComment(node->notes().commentBefore, *node, 0);
            addMainMove(*node);
            addComment(commentOf(*node), *node, 0);
            for (std::size_t at = 1; at < node->parent()->childCount(); ++at)
                addVariation(node->parent()->child(at), 1);
        }
        if (resultAfter && !layout_.resultRow_) addResult();
    }

private:
    /// The variations still to be written.
    struct Task {
        enum class What : unsigned char { Move, Open, Close };
        What what;
        const GameNode* node;
        unsigned depth;
        bool beginsLine;  ///< a variation on lines of its own
    };

    /// What stands behind a move in words: NAGs without a sign, and the comment.
    [[nodiscard]] std::string commentOf(const GameNode& node) const {
        std::string text;
        for (const Nag nag : node.notes().nags) {
            if (!symbolOf(nag).empty()) continue;
            const std::string words = nagWords_(nag);
            if (!words.empty()) text += words + (node.notes().comment.empty() ? "" : ".") + ' ';
        }
        text += node.notes().comment;
        if (text.ends_with(' ')) text.pop_back();
        return text;
    }

    /// What follows was tried out or taken back, and begins a row of its own.
    void addResult() {
        layout_.resultRow_ = layout_.rows_.size();
        layout_.rows_.push_back({MoveListRow::Kind::Result, {}, {}, false, 0, {}});
        isInWords_ = true;
    }

    void addMainMove(const GameNode& node) {
        const Color color = moverOf(node);
        const bool goesOn = !isInWords_ && !layout_.rows_.empty() && color == Color::Black;
        if (!goesOn) {
            layout_.rows_.push_back({MoveListRow::Kind::Moves, {}, {}, color == Color::Black, 0, {}});
            isInWords_ = false;
        }
        layout_.rows_.back().moves[color] = &node;
        layout_.rows_.back().times[color] = listedTime(node, layout_.clocks_);
        layout_.rowOf_[&node] = layout_.rows_.size() - 1;
    }

    void addVariation(const GameNode& first, unsigned depth) {
        tasks_.push_back({Task::What::Move, &first, depth, true});
        while (!tasks_.empty()) {
            const Task task = tasks_.back();
            tasks_.pop_back();
            if (task.what == Task::What::Move)
                addMove(task);
            else
                addBracket(task.what == Task::What::Open ? "(" : ")", *task.node, task.depth);
        }
    }

    void addMove(const Task& task) {
        const GameNode& node = *task.node;
        if (task.beginsLine || depth_ != task.depth) beginLine(task.depth);
        addWords(node.notes().commentBefore, node, task.depth);
        const bool isWhite = moverOf(node) == Color::White;
        std::string text = isWhite || isNumberDue_ ? numberText(node) + ' ' : std::string();
        text += moveText(node, letters_);
        isNumberDue_ = false;
        addWord(MoveListToken{Kind::Move, std::move(text), &node}, task.depth);
        layout_.rowOf_[&node] = layout_.rows_.size() - 1;
        addWords(commentOf(node), node, task.depth);
        if (node.next() != nullptr) tasks_.push_back({Task::What::Move, node.next(), task.depth, false});
        if (!isMain(node)) return;
        for (std::size_t at = node.parent()->childCount(); at-- > 1;) {
            const GameNode& child = node.parent()->child(at);
            if (isShort(child)) {
                tasks_.push_back({Task::What::Close, &child, task.depth, false});
                tasks_.push_back({Task::What::Move, &child, task.depth, false});
                tasks_.push_back({Task::What::Open, &child, task.depth, false});
            } else {
                tasks_.push_back({Task::What::Move, &child, task.depth + 1, true});
            }
        }
    }

    /// An opening bracket waits for the token after it; a closing bracket sticks to the last token.
    void addBracket(const char* bracket, const GameNode& node, unsigned depth) {
        MoveListToken word{Kind::Bracket, bracket, &node};
        word.width = measure_(word.text, word.kind);
        isNumberDue_ = true;
        if (*bracket == '(') {
            opening_ = std::move(word);
            return;
        }
        if (depth_ != depth) beginLine(depth);
        word.isGlued = true;
        place(std::move(word));
    }

    /// A comment on the main line, on lines of its own.
    void addComment(const std::string& comment, const GameNode& node, unsigned depth) {
        if (comment.empty()) return;
        beginLine(depth);
        addWords(comment, node, depth);
    }

    void addWords(std::string_view text, const GameNode& node, unsigned depth) {
        if (!text.empty()) isNumberDue_ = true;
        while (!text.empty()) {
            const std::string_view word = text.substr(0, text.find(' '));
            addPieces(word, node, depth);
            text.remove_prefix(std::min(text.size(), word.size() + 1));
        }
    }

    /// Adds a token, broken up if it exceeds a line.
    void addPieces(std::string_view word, const GameNode& node, unsigned depth) {
        constexpr std::size_t kLongest = 32;
        bool isFirst = true;
        while (!word.empty()) {
            std::size_t end = std::min(word.size(), kLongest);
            while (end < word.size() && continuesLetter(word[end])) ++end;
            MoveListToken piece{Kind::Comment, std::string(word.substr(0, end)), &node};
            piece.isGlued = !std::exchange(isFirst, false);
            addWord(std::move(piece), depth);
            word.remove_prefix(end);
        }
    }

    void beginLine(unsigned depth) {
        layout_.rows_.push_back({MoveListRow::Kind::Words, {}, {}, false, depth, {}});
        depth_ = depth;
        isInWords_ = isNumberDue_ = true;
        x_ = 0;
    }

    /// Puts a token after the last one or, if there is no room, on a new line.
    void addWord(MoveListToken word, unsigned depth) {
        word.width = measure_(word.text, word.kind);
        const int width = word.width + (opening_ ? opening_->width : 0);
        const int room = width_.line - static_cast<int>(std::min(depth, kDeepestIndent)) * width_.indent;
        if (!layout_.rows_.back().words.empty() && nextX(word) + width > room) {
            const bool wasDue = isNumberDue_;
            beginLine(depth);
            isNumberDue_ = wasDue;
        }
        if (opening_) {
            place(*std::exchange(opening_, std::nullopt));
            word.isGlued = true;
        }
        place(std::move(word));
    }

    [[nodiscard]] int nextX(const MoveListToken& word) const {
        if (layout_.rows_.back().words.empty()) return 0;
        return x_ + (word.isGlued ? 0 : width_.blank);
    }

    void place(MoveListToken word) {
        word.x = nextX(word);
        x_ = word.x + word.width;
        layout_.rows_.back().words.push_back(std::move(word));
    }

    MoveListLayout& layout_;
    const Width& width_;
    const PieceLetters& letters_;
    const Measure& measure_;
    const NagWords& nagWords_;
    std::vector<Task> tasks_;
    unsigned depth_ = 0;
    int x_ = 0;                             ///< after the last token
    bool isInWords_ = true;                 ///< the last row is not a row of moves to continue
    bool isNumberDue_ = true;               ///< whether Black's move needs its number
    std::optional<MoveListToken> opening_;  ///< a bracket that waits for the next token
};

void MoveListLayout::layOut(const GameNode& root, const Width& width, const PieceLetters& letters,
                            const Measure& measure, const NagWords& nagWords,
                            std::optional<std::size_t> resultAfter) {
    rows_.clear();
    rowOf_.clear();
    resultRow_.reset();
    Writer(*this, width, letters, measure, nagWords).write(root, resultAfter);
}

const std::size_t* MoveListLayout::rowOf(const GameNode& node) const {
    const auto found = rowOf_.find(&node);
    return found == rowOf_.end() ? nullptr : &found->second;
}

}  // namespace roque
