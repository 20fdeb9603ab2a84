#include "view/board/input/annotation_input.h"

#include <utility>

namespace roque {

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
    if (stroke.to == stroke.from) return toggled(drawn_, {{}, {{stroke.from, stroke.color}}});
    if (!stroke.to) return drawn_;
    return toggled(drawn_, {{{stroke.from, *stroke.to, stroke.color}}, {}});
}

}  // namespace roque
