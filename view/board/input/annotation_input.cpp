#include "view/board/input/annotation_input.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace roque {
namespace {

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

AnnotationColor drawingColor(const DrawingKeys& keys) noexcept {
    if (keys.alt || (keys.shift && keys.control)) return AnnotationColor::Yellow;
    if (keys.shift) return AnnotationColor::Red;
    return keys.control ? AnnotationColor::Blue : AnnotationColor::Green;
}

void AnnotationInput::press(std::optional<Square> square, AnnotationColor color) {
    cancel();
    if (!square) return;
    stroke_ = Stroke{*square, square, color};
    shown_ = with(*stroke_);
}

void AnnotationInput::move(std::optional<Square> square) {
    if (!stroke_ || stroke_->to == square) return;
    stroke_->to = square;
    shown_ = with(*stroke_);
}

void AnnotationInput::release(std::optional<Square> square) {
    move(square);
    if (stroke_) drawn_ = shown_;
    stroke_.reset();
}

bool AnnotationInput::cancel() {
    shown_ = drawn_;
    return std::exchange(stroke_, std::nullopt).has_value();
}

bool AnnotationInput::clear() {
    stroke_.reset();
    shown_ = {};
    return std::exchange(drawn_, {}) != BoardAnnotations{};
}

void AnnotationInput::clearDrawn() {
    drawn_ = {};
    shown_ = stroke_ ? with(*stroke_) : drawn_;
}

BoardAnnotations AnnotationInput::with(const Stroke& stroke) const {
    BoardAnnotations all = drawn_;
    if (stroke.to == stroke.from)
        toggle(all.marks, {stroke.from, stroke.color});
    else if (stroke.to)
        toggle(all.arrows, {stroke.from, *stroke.to, stroke.color});
    return all;
}

}  // namespace roque
