#include "view/board/board_marks.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <wx/brush.h>
#include <wx/pen.h>

namespace roque::marks {
namespace {

void useFill(wxGraphicsContext& canvas, Rgba color) {
    canvas.SetPen(wxNullGraphicsPen);
    canvas.SetBrush(canvas.CreateBrush(wxBrush(colourOf(color))));
}

void useLine(wxGraphicsContext& canvas, Rgba color, double width) {
    canvas.SetBrush(wxNullGraphicsBrush);
    canvas.SetPen(canvas.CreatePen(
        wxGraphicsPenInfo(colourOf(color)).Width(width).Cap(wxCAP_ROUND).Join(wxJOIN_MITER)));
}

/// The width of a line that is a part of the side of a square, but never thinner than a pixel.
double lineWidth(const PixelRect& square, double part) {
    return std::max(1.0, square.width * part);
}

void strokeRectangle(wxGraphicsContext& canvas, const PixelRect& rect) {
    canvas.DrawRectangle(rect.x, rect.y, rect.width, rect.height);
}

}  // namespace

wxColour colourOf(Rgba color) {
    return {color.red, color.green, color.blue, color.alpha};
}

void tint(wxGraphicsContext& canvas, const PixelRect& square, Rgba color) {
    useFill(canvas, color);
    canvas.DrawRectangle(square.x, square.y, square.width, square.height);
}

void dot(wxGraphicsContext& canvas, const PixelRect& square, Rgba color) {
    constexpr double kDiameter = 0.3;
    useFill(canvas, color);
    const PixelRect circle = square.shrunk(square.width * (1 - kDiameter) / 2);
    canvas.DrawEllipse(circle.x, circle.y, circle.width, circle.height);
}

void ring(wxGraphicsContext& canvas, const PixelRect& square, Rgba color) {
    const double width = lineWidth(square, 0.08);
    useLine(canvas, color, width);
    const PixelRect circle = square.shrunk(width / 2 + square.width * 0.02);
    canvas.DrawEllipse(circle.x, circle.y, circle.width, circle.height);
}

void cross(wxGraphicsContext& canvas, const PixelRect& square, Rgba color) {
    constexpr double kReach = 0.07;
    useLine(canvas, color, lineWidth(square, 0.035));
    const PixelPoint middle{square.right() - square.width * 0.16, square.y + square.height * 0.16};
    const double reach = square.width * kReach;
    // One path, so that the middle of a translucent cross is no darker than its arms.
    wxGraphicsPath path = canvas.CreatePath();
    path.MoveToPoint(middle.x - reach, middle.y - reach);
    path.AddLineToPoint(middle.x + reach, middle.y + reach);
    path.MoveToPoint(middle.x - reach, middle.y + reach);
    path.AddLineToPoint(middle.x + reach, middle.y - reach);
    canvas.StrokePath(path);
}

void corners(wxGraphicsContext& canvas, const PixelRect& square, Rgba color) {
    constexpr double kLength = 0.2;
    const double width = lineWidth(square, 0.05);
    useLine(canvas, color, width);
    const PixelRect inner = square.shrunk(width / 2);
    const double length = square.width * kLength;
    wxGraphicsPath path = canvas.CreatePath();
    const auto corner = [&](double x, double y, double towardsX, double towardsY) {
        path.MoveToPoint(x + towardsX * length, y);
        path.AddLineToPoint(x, y);
        path.AddLineToPoint(x, y + towardsY * length);
    };
    corner(inner.x, inner.y, 1, 1);
    corner(inner.right(), inner.y, -1, 1);
    corner(inner.x, inner.bottom(), 1, -1);
    corner(inner.right(), inner.bottom(), -1, -1);
    canvas.StrokePath(path);
}

void frame(wxGraphicsContext& canvas, const PixelRect& square, Rgba color) {
    const double width = lineWidth(square, 0.06);
    useLine(canvas, color, width);
    strokeRectangle(canvas, square.shrunk(width / 2));
}

void cursor(wxGraphicsContext& canvas, const PixelRect& square, Rgba color, Rgba edge) {
    const double width = lineWidth(square, 0.055);
    const double radius = square.width * 0.14;
    const auto drawRound = [&](double inset) {
        const PixelRect rect = square.shrunk(inset);
        canvas.DrawRoundedRectangle(rect.x, rect.y, rect.width, rect.height, radius);
    };
    useLine(canvas, edge, width * 2);
    drawRound(width);
    useLine(canvas, color, width);
    drawRound(width);
}

void star(wxGraphicsContext& canvas, const PixelRect& square, Rgba color, Rgba edge) {
    constexpr int kSpikes = 16;
    constexpr double kInner = 0.39;
    constexpr double kOuter = 0.485;
    const PixelPoint centre = square.centre();
    wxGraphicsPath path = canvas.CreatePath();
    for (int corner = 0; corner < 2 * kSpikes; ++corner) {
        const double angle = corner * std::numbers::pi / kSpikes;
        const double radius = square.width * (corner % 2 == 0 ? kOuter : kInner);
        const double x = centre.x + radius * std::cos(angle);
        const double y = centre.y + radius * std::sin(angle);
        if (corner == 0) {
            path.MoveToPoint(x, y);
        } else {
            path.AddLineToPoint(x, y);
        }
    }
    path.CloseSubpath();
    useFill(canvas, color);
    canvas.FillPath(path);
    useLine(canvas, edge, lineWidth(square, 0.02));
    canvas.StrokePath(path);
}

void tile(wxGraphicsContext& canvas, const PixelRect& square, Rgba color, Rgba edge) {
    tint(canvas, square, color);
    const double width = lineWidth(square, 0.03);
    useLine(canvas, edge, width);
    strokeRectangle(canvas, square.shrunk(width / 2));
}

void disc(wxGraphicsContext& canvas, const PixelRect& rect, Rgba color, Rgba edge) {
    useFill(canvas, color);
    canvas.DrawEllipse(rect.x, rect.y, rect.width, rect.height);
    useLine(canvas, edge, lineWidth(rect, 0.03));
    canvas.DrawEllipse(rect.x, rect.y, rect.width, rect.height);
}

}  // namespace roque::marks
