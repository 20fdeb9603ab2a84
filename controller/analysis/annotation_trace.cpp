#include "controller/analysis/annotation_trace.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "controller/analysis/move_figures.h"
#include "model/base/fnv1a.h"
#include "model/pgn/comment_text.h"

namespace roque {
namespace {

constexpr std::string_view kTraceName = "added";
/// Stands between what people have written and a text that is added. A dash is right after any word or sign.
constexpr std::string_view kSeparator = "– ";

// A trace comes from a file that anybody may have written. Without limits, its removal takes quadratic time.

/// Bytes of a text. The longest is the report, two sentences of some 150 letters in any language.
constexpr std::size_t kLongestText = 2048;
/// What one trace tells of: a sign, a text, a number of moves.
constexpr unsigned kMostMarks = 3;

/// "57:1a2b3c4d": tells a text from others without repeating it.
std::string markOf(std::string_view text) {
    return fmt::format("{}:{:08x}", text.size(), Fnv1a<std::uint32_t>::of(text));
}

/// The number that a text begins with, whatever follows.
template <typename Number>
std::optional<Number> leadingNumberIn(std::string_view text) {
    Number number{};
    const auto error = std::from_chars(text.data(), text.data() + text.size(), number).ec;
    return error == std::errc() ? std::optional(number) : std::nullopt;
}

bool isTrace(const MoveAnnotation& each) {
    return each.name == kTraceName;
}

/// Removes a text from a comment, of which only the mark is known. Ignores a mark longer than any text.
void removeText(std::string_view mark, std::string& comment) {
    const auto size = leadingNumberIn<std::size_t>(mark);
    if (!size || *size == 0 || *size > std::min(kLongestText, comment.size())) return;
    for (std::size_t at = 0; at + *size <= comment.size(); ++at) {
        const bool isAtWord = at == 0 || comment[at - 1] == ' ';
        if (!isAtWord || markOf(std::string_view(comment).substr(at, *size)) != mark) continue;
        std::string rest = comment.substr(0, at);
        if (rest.ends_with(' ')) rest.pop_back();
        appendComment(comment.substr(at + *size), rest);
        comment = std::move(rest);
        return;
    }
}

/// Takes out what the trace in the notes tells of, and the trace.
void removeTraced(MoveNotes& notes) {
    const auto trace = std::ranges::find_if(notes.annotations, isTrace);
    if (trace == notes.annotations.end()) return;
    const std::string all = std::exchange(trace->value, {});
    std::size_t at = 0;
    for (unsigned mark = 0; mark < kMostMarks && at < all.size(); ++mark) {
        const std::size_t end = std::min(all.find(',', at), all.size());
        const std::string_view part = std::string_view(all).substr(at, end - at);
        if (part.starts_with('$')) {
            const auto sign = leadingNumberIn<Nag>(part.substr(1));
            const auto found = std::ranges::find(notes.nags, sign.value_or(0));
            if (sign && found != notes.nags.end()) notes.nags.erase(found);
        } else if (part.find(':') != part.npos) {
            removeText(part, notes.comment);
        }
        at = end + 1;
    }
    std::erase_if(notes.annotations, isTrace);
}

void removeFigures(MoveNotes& notes) {
    const auto isFigures = [](const MoveAnnotation& each) { return each.name == kFiguresName; };
    if (std::erase_if(notes.annotations, isFigures) > 0)
        std::erase_if(notes.annotations, [](const MoveAnnotation& each) { return each.name == "eval"; });
}

/// How many moves of a variation an annotation has added that begins with this one; 0: none.
std::size_t movesAdded(const GameNode& node) {
    const auto& all = node.notes().annotations;
    const auto trace = std::ranges::find_if(all, isTrace);
    if (trace == all.end() || trace->value.find_first_of("$:") != std::string::npos) return 0;
    return leadingNumberIn<std::size_t>(trace->value).value_or(0);
}

bool hasNotesOfPeople(const GameNode& node) {
    MoveNotes notes = node.notes();
    std::erase_if(notes.annotations, isTrace);
    return !notes.empty();
}

/// Removes a variation that an annotation has added from its parent, as far as nobody has used it. Returns
/// whether its first move is gone.
bool removeVariation(GameNode& first, std::size_t moves) {
    GameNode* lastUsed = nullptr;
    GameNode* node = &first;
    for (std::size_t at = 1; node != nullptr; ++at) {
        const bool isLeft = node->childCount() > 1 || (at == moves && node->childCount() > 0);
        if (isLeft || hasNotesOfPeople(*node)) lastUsed = node;
        if (isLeft || at == moves) {
            if (isLeft) return false;
            break;
        }
        node = node->childCount() > 0 ? &node->child(0) : nullptr;
    }
    if (lastUsed != nullptr) {
        if (lastUsed->childCount() > 0) (void)lastUsed->detach(0);
        return false;
    }
    GameNode& parent = *first.parent();
    (void)parent.detach(parent.indexOf(first));
    return true;
}

void clean(GameNode& node) {
    MoveNotes notes = node.takeNotes();
    removeFigures(notes);
    removeTraced(notes);
    node.annotate(std::move(notes));
}

}  // namespace

void addTraced(AnnotationTrace trace, MoveNotes& notes) {
    std::string value;
    const auto add = [&value](const std::string& part) { value += (value.empty() ? "" : ",") + part; };
    if (trace.sign) {
        notes.nags.insert(notes.nags.begin(), *trace.sign);
        add(fmt::format("${}", *trace.sign));
    }
    std::string text;
    appendComment(trace.text, text);
    if (!text.empty() && notes.comment.find(text) == std::string::npos) {
        if (!notes.comment.empty()) text.insert(0, kSeparator);
        appendComment(text, notes.comment);
        add(markOf(text));
    }
    if (trace.moves > 0) add(fmt::format("{}", trace.moves));
    if (!value.empty()) notes.annotations.push_back({std::string(kTraceName), std::move(value)});
}

/// With a stack of its own: lines may be nested deeper than function calls can be.
void takeOutAnnotation(GameNode& root, std::size_t firstPly) {
    struct Place {
        GameNode* node;
        bool isInMainLine;
    };
    MoveNotes notes = root.takeNotes();
    if (firstPly == 0) removeFigures(notes);
    removeTraced(notes);
    root.annotate(std::move(notes));
    GameNode* before = &root;
    for (std::size_t ply = 0; ply < firstPly && before->childCount() > 0; ++ply) before = &before->child(0);
    std::vector<Place> waiting{{before, true}};
    while (!waiting.empty()) {
        const auto [node, isInMainLine] = waiting.back();
        waiting.pop_back();
        for (std::size_t at = node->childCount(); at-- > 0;) {
            GameNode& child = node->child(at);
            const std::size_t moves = movesAdded(child);
            const bool isPromoted = at == 0 && (isInMainLine || node->childCount() > 1);
            if (moves > 0 && !isPromoted && removeVariation(child, moves)) continue;
            clean(child);
            waiting.push_back({&child, isInMainLine && at == 0});
        }
    }
}

}  // namespace roque
