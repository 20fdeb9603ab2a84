#include "view/panels/player_card_painter.h"

#include <algorithm>
#include <cmath>

#include <wx/control.h>
#include <wx/dcmemory.h>

#include "view/board/desktop_colors.h"
#include "view/board/drawing/contrast.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

constexpr double kCardRadius = 9;
constexpr double kToMoveFrame = 2.5;

const ColorPair& clockColors(const PlayerCardContent& content, const WindowColors& colors) {
    if (!content.isToMove) return colors.clockWaiting;
    return content.clock && content.clock->isShort ? colors.clockShort : colors.clockToMove;
}

}  // namespace

wxFont cardFont(const wxFont& usual, CardFont font, double scale) {
    constexpr double kClock = 2.2;
    constexpr double kSmall = 0.86;
    switch (font) {
        case CardFont::Clock:
            return usual.Bold().Scaled(static_cast<float>(kClock * scale));
        case CardFont::Name:
            return usual.Bold();
        case CardFont::Small:
            return usual.Bold().Scaled(static_cast<float>(kSmall));
        default:
            return usual;
    }
}

void PlayerCardPainter::paint(const PlayerCardContent& content, const PlayerCardLayout& layout,
                              const PixelRect& card, CardCue cue) {
    const WindowColors& colors = desktopColors();
    fill(card, colors.window);
    fill(card.shrunk(0.5), colors.card, kCardRadius);
    paintClock(content, layout);
    paintWords(content, layout);
    paintCaptures(content, layout);
    // Over the corners of the block, which are square.
    const double frame = content.isToMove ? kToMoveFrame : colors.isHighContrast ? 2 : 1;
    outline(card.shrunk(frame / 2), content.isToMove ? colors.toMoveFrame : colors.edge, frame, kCardRadius);
    const PixelRect& clock = layout.clock;
    if (cue != CardCue::None) paintCue(card, clock.x == 0 ? card.right() : clock.x, cue);
}

/// A frame on the edge of the card, and the sign of a menu at the lower end of what can be pressed.
void PlayerCardPainter::paintCue(const PixelRect& card, double end, CardCue cue) {
    constexpr double kFocused = 3;
    constexpr double kHovered = 1.5;
    constexpr double kSignInset = 10;
    constexpr double kSign = 9;  // its width, in logical pixels
    const Rgba color = desktopColors().accentText;
    const double frame = cue == CardCue::Focused ? kFocused : kHovered;
    outline(card.shrunk(frame / 2), color, frame, kCardRadius);
    const double right = end - kSignInset;
    const double bottom = card.bottom() - kSignInset;
    wxGraphicsPath sign = context_.CreatePath();
    sign.MoveToPoint(right - kSign, bottom - kSign / 2);
    sign.AddLineToPoint(right - kSign / 2, bottom);
    sign.AddLineToPoint(right, bottom - kSign / 2);
    context_.SetBrush(wxNullGraphicsBrush);
    context_.SetPen(context_.CreatePen(wxGraphicsPenInfo(wxColourOf(color)).Width(2).Join(wxJOIN_ROUND)));
    context_.StrokePath(sign);
}

void PlayerCardPainter::paintClock(const PlayerCardContent& content, const PlayerCardLayout& layout) {
    const WindowColors& colors = desktopColors();
    const ColorPair& pair = clockColors(content, colors);
    // Round at the card's end, square towards its middle.
    const PixelRect& block = layout.clock;
    const bool isAtLeft = block.x == 0;
    fill(block.shrunk(0.5), pair.ground, kCardRadius);
    fill({isAtLeft ? block.x + kCardRadius : block.x, block.y + 0.5, block.width - kCardRadius,
          block.height - 1},
         pair.ground);
    if (content.clock)
        paintTime(*content.clock, layout, pair);
    else
        paintKing(content.color, layout.king, pair.ground);
}

/// A black king would not be seen on a dark block.
void PlayerCardPainter::paintKing(Color color, const PixelRect& rect, Rgba ground) {
    constexpr double kPlateRadius = 6;
    if (color == Color::Black && isDark(ground)) fill(rect.shrunk(2), desktopColors().plate, kPlateRadius);
    paintPiece(color, PieceType::King, rect);
}

void PlayerCardPainter::paintTime(const ClockFace& clock, const PlayerCardLayout& layout,
                                  const ColorPair& colors) {
    constexpr double kTrack = 0.25;
    const bool warns = clock.isShort || clock.hasFallen;
    const bool isFilled = colors.ground == desktopColors().clockShort.ground;
    const Rgba ink = warns && !isFilled ? desktopColors().warning : colors.ink;
    const auto faded = [&](double share) {
        Rgba color = ink;
        color.alpha = static_cast<std::uint8_t>(std::lround(255 * share));
        return color;
    };
    const double inset = kCardRadius / 2;
    const auto bar = [&](const PixelRect& rect, Rgba color) {
        const double left = std::max(rect.x, layout.clock.x + inset);
        const double right = std::min(rect.right(), layout.clock.right() - inset);
        if (right > left) fill({left, rect.y - 1, right - left, rect.height - 1}, color);
    };
    bar(layout.bar, faded(kTrack));
    bar(layout.barLeft, faded(0.8));
    for (const ClockCell& cell : layout.cells) {
        context_.SetFont(cardFont(font_, CardFont::Clock, layout.clockScale), wxColourOf(ink));
        double width = 0;
        double height = 0;
        context_.GetTextExtent(toWx(cell.letter), &width, &height);
        context_.DrawText(toWx(cell.letter), cell.cell.centre().x - width / 2,
                          cell.cell.centre().y - height / 2);
    }
    if (!warns) return;
    const PixelRect& sign = layout.triangle;
    wxGraphicsPath path = context_.CreatePath();
    path.MoveToPoint(sign.centre().x, sign.y);
    path.AddLineToPoint(sign.right(), sign.bottom());
    path.AddLineToPoint(sign.x, sign.bottom());
    path.CloseSubpath();
    context_.SetBrush(*wxTRANSPARENT_BRUSH);
    context_.SetPen(context_.CreatePen(wxGraphicsPenInfo(wxColourOf(ink)).Width(1.6).Join(wxJOIN_ROUND)));
    context_.DrawPath(path);
    context_.StrokeLine(sign.centre().x, sign.y + sign.height * 0.36, sign.centre().x,
                        sign.y + sign.height * 0.66);
    context_.StrokeLine(sign.centre().x, sign.y + sign.height * 0.8, sign.centre().x,
                        sign.y + sign.height * 0.81);
}

void PlayerCardPainter::paintWords(const PlayerCardContent& content, const PlayerCardLayout& layout) {
    const WindowColors& colors = desktopColors();
    paintDisc(content.color, layout.disc);
    write(content.name, layout.name, CardFont::Name, colors.text);
    if (layout.detail.width > 0) write(content.detail, layout.detail, CardFont::Body, colors.dim);
    if (layout.note.width > 0) write(content.note, layout.note, CardFont::Small, colors.dim);
    if (content.chip.empty()) return;
    outline(layout.chip.shrunk(0.5), colors.text, 1, layout.chip.height / 2);
    const double width = layout.chip.width;
    PixelRect inside = layout.chip;
    double text = 0;
    double height = 0;
    context_.SetFont(cardFont(font_, CardFont::Small), wxColourOf(colors.text));
    context_.GetTextExtent(toWx(content.chip), &text, &height);
    inside.x += (width - text) / 2;
    inside.width = text + 1;
    write(content.chip, inside, CardFont::Small, colors.text);
}

void PlayerCardPainter::paintDisc(Color color, const PixelRect& rect) {
    constexpr Rgba kWhiteMan{255, 255, 255};
    constexpr Rgba kBlackMan{38, 36, 38};
    context_.SetBrush(wxBrush(wxColourOf(color == Color::White ? kWhiteMan : kBlackMan)));
    context_.SetPen(context_.CreatePen(wxGraphicsPenInfo(wxColourOf(desktopColors().dim)).Width(1.5)));
    context_.DrawEllipse(rect.x, rect.y, rect.width, rect.height);
}

void PlayerCardPainter::paintCaptures(const PlayerCardContent& content, const PlayerCardLayout& layout) {
    const WindowColors& colors = desktopColors();
    if (!layout.kinds.empty()) {
        fill(layout.plate, colors.plate, 6);
        if (colors.isHighContrast) outline(layout.plate.shrunk(0.5), colors.text, 1, 6);
    }
    for (const CapturedKind& kind : layout.kinds) {
        paintPiece(~content.color, kind.type, kind.picture);
        const PixelRect count{kind.countX, layout.plate.y, layout.plate.right() - kind.countX,
                              layout.plate.height};
        if (!kind.count.empty()) write(kind.count, count, CardFont::Small, colors.plateText);
    }
    if (content.advantage > 0)
        write('+' + std::to_string(content.advantage), layout.difference, CardFont::Small, colors.text);
}

void PlayerCardPainter::paintPiece(Color color, PieceType type, const PixelRect& rect) {
    const int pixels = static_cast<int>(std::lround(rect.width * deviceScale_));
    const wxGraphicsBitmap* const picture = pieces_.drawing(Piece::of(color, type), pixels);
    if (picture != nullptr)
        context_.DrawBitmap(*picture, std::round(rect.x), std::round(rect.y), pixels / deviceScale_,
                            pixels / deviceScale_);
}

void PlayerCardPainter::fill(const PixelRect& rect, Rgba color, double radius) {
    context_.SetPen(wxNullGraphicsPen);
    context_.SetBrush(wxBrush(wxColourOf(color)));
    context_.DrawRoundedRectangle(rect.x, rect.y, rect.width, rect.height, radius);
}

void PlayerCardPainter::outline(const PixelRect& rect, Rgba color, double width, double radius) {
    context_.SetBrush(wxNullGraphicsBrush);
    context_.SetPen(context_.CreatePen(wxGraphicsPenInfo(wxColourOf(color)).Width(width)));
    context_.DrawRoundedRectangle(rect.x, rect.y, rect.width, rect.height, radius);
}

void PlayerCardPainter::write(const std::string& text, const PixelRect& rect, CardFont font, Rgba color,
                              double scale) {
    context_.SetFont(cardFont(font_, font, scale), wxColourOf(color));
    wxMemoryDC measure;
    measure.SetFont(cardFont(font_, font, scale));
    const wxString shown = wxControl::Ellipsize(toWx(text), measure, wxELLIPSIZE_END,
                                                static_cast<int>(std::ceil(rect.width)) + 1);
    double width = 0;
    double height = 0;
    context_.GetTextExtent(shown, &width, &height);
    context_.DrawText(shown, rect.x, rect.centre().y - height / 2);
}

}  // namespace roque
