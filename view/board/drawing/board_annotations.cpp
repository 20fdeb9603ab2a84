#include "view/board/drawing/board_annotations.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace roque {
namespace {

std::optional<AnnotationColor> colorOf(char letter) {
    switch (letter) {
        case 'G':
            return AnnotationColor::Green;
        case 'R':
            return AnnotationColor::Red;
        case 'Y':
            return AnnotationColor::Yellow;
        case 'B':
            return AnnotationColor::Blue;
        default:
            return std::nullopt;
    }
}

/// Removes a colour letter from the start of a text; green if there is none.
AnnotationColor takeColor(std::string_view& text) {
    const auto color = text.empty() ? std::nullopt : colorOf(text.front());
    if (color) text.remove_prefix(1);
    return color.value_or(AnnotationColor::Green);
}

std::optional<BoardArrow> parseArrow(std::string_view text) {
    const AnnotationColor color = takeColor(text);
    const auto from = parseSquare(text.substr(0, 2));
    const auto to = parseSquare(text.substr(std::min<std::size_t>(2, text.size())));
    if (!from || !to || *from == *to) return std::nullopt;
    return BoardArrow{*from, *to, color};
}

std::optional<SquareMark> parseMark(std::string_view text) {
    const AnnotationColor color = takeColor(text);
    const auto square = parseSquare(text);
    if (!square) return std::nullopt;
    return SquareMark{*square, color};
}

std::string_view unpadded(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(' ');
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

/// Parses each item of a comma-separated list with `parse`.
template <typename Item>
Result<std::vector<Item>, AnnotationError> parseList(std::string_view list,
                                                     std::optional<Item> (*parse)(std::string_view)) {
    std::vector<Item> items;
    if (unpadded(list).empty()) return items;
    while (true) {
        const std::size_t comma = list.find(',');
        const std::string_view text = unpadded(list.substr(0, comma));
        const auto item = parse(text);
        if (!item) return AnnotationError{std::string(text)};
        items.push_back(*item);
        if (comma == std::string_view::npos) return items;
        list.remove_prefix(comma + 1);
    }
}

constexpr char letterOf(AnnotationColor color) noexcept {
    switch (color) {
        case AnnotationColor::Red:
            return 'R';
        case AnnotationColor::Yellow:
            return 'Y';
        case AnnotationColor::Blue:
            return 'B';
        case AnnotationColor::Green:
            break;
    }
    return 'G';
}

std::string textOf(const BoardArrow& arrow) {
    return letterOf(arrow.color) + std::string(toString(arrow.from)) + std::string(toString(arrow.to));
}

std::string textOf(const SquareMark& mark) {
    return letterOf(mark.color) + std::string(toString(mark.square));
}

/// The list that `parseArrows` or `parseMarks` reads.
template <typename Item>
std::string toText(const std::vector<Item>& items) {
    std::string list;
    for (const Item& item : items) list += (list.empty() ? "" : ",") + textOf(item);
    return list;
}

/// Whether an annotation is a list of drawings that can be read.
bool isDrawing(const MoveAnnotation& note) {
    return (note.name == "cal" && parseArrows(note.value)) || (note.name == "csl" && parseMarks(note.value));
}

bool isSamePlace(const BoardArrow& a, const BoardArrow& b) {
    return a.from == b.from && a.to == b.to;
}

bool isSamePlace(const SquareMark& a, const SquareMark& b) {
    return a.square == b.square;
}

/// Adds an item, or removes it if it is there already.
template <typename Item>
void toggle(std::vector<Item>& items, const Item& item) {
    const auto there = std::ranges::find_if(items, [&](const Item& each) { return isSamePlace(each, item); });
    if (there == items.end())
        items.push_back(item);
    else if (there->color == item.color)
        items.erase(there);
    else
        there->color = item.color;
}

}  // namespace

Result<std::vector<BoardArrow>, AnnotationError> parseArrows(std::string_view list) {
    return parseList(list, parseArrow);
}

Result<std::vector<SquareMark>, AnnotationError> parseMarks(std::string_view list) {
    return parseList(list, parseMark);
}

BoardAnnotations annotationsOf(const MoveNotes& notes) {
    BoardAnnotations drawn;
    for (const MoveAnnotation& note : notes.annotations) {
        if (note.name == "cal") {
            if (auto arrows = parseArrows(note.value)) drawn = joined(std::move(drawn), {*arrows, {}});
        } else if (note.name == "csl") {
            if (auto marks = parseMarks(note.value)) drawn = joined(std::move(drawn), {{}, *marks});
        }
    }
    return drawn;
}

MoveNotes withDrawings(MoveNotes notes, const BoardAnnotations& drawn) {
    std::vector<MoveAnnotation> lists;
    if (!drawn.marks.empty()) lists.push_back({"csl", toText(drawn.marks)});
    if (!drawn.arrows.empty()) lists.push_back({"cal", toText(drawn.arrows)});
    std::vector<MoveAnnotation>& all = notes.annotations;
    const auto first = std::ranges::find_if(all, isDrawing);
    const auto place = first - all.begin();
    all.erase(std::remove_if(first, all.end(), isDrawing), all.end());
    all.insert(all.begin() + place, lists.begin(), lists.end());
    return notes;
}

BoardAnnotations toggled(BoardAnnotations drawn, const BoardAnnotations& strokes) {
    for (const BoardArrow& arrow : strokes.arrows) toggle(drawn.arrows, arrow);
    for (const SquareMark& mark : strokes.marks) toggle(drawn.marks, mark);
    return drawn;
}

BoardAnnotations joined(BoardAnnotations below, const BoardAnnotations& above) {
    below.arrows.insert(below.arrows.end(), above.arrows.begin(), above.arrows.end());
    below.marks.insert(below.marks.end(), above.marks.begin(), above.marks.end());
    return below;
}

Bitboard squaresAround(const BoardArrow& arrow) noexcept {
    const auto [west, east] = std::minmax({fileOf(arrow.from), fileOf(arrow.to)});
    const auto [south, north] = std::minmax({rankOf(arrow.from), rankOf(arrow.to)});
    Bitboard squares = kNoSquares;
    for (const Square square : SquaresOf(kAllSquares)) {
        const bool isBetween = fileOf(square) >= west && fileOf(square) <= east && rankOf(square) >= south
                               && rankOf(square) <= north;
        if (isBetween) squares |= bit(square);
    }
    return squares;
}

}  // namespace roque
