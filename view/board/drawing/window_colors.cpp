#include "view/board/drawing/window_colors.h"

#include <initializer_list>

#include "view/board/drawing/contrast.h"

namespace roque {
namespace {

/// A colour for text that is read on each of the grounds.
Rgba readOn(Rgba color, std::initializer_list<Rgba> grounds, double least = kTextContrast) noexcept {
    for (const Rgba ground : grounds) color = withContrast(color, ground, least);
    return color;
}

ColorPair pairOf(Rgba ink, Rgba ground) noexcept {
    return {ink, withContrast(ground, ink, kTextContrast)};
}

void addLight(WindowColors& colors) noexcept {
    colors.dim = {90, 95, 99};
    colors.edge = {211, 207, 203};
    colors.warning = {179, 19, 31};
    colors.clockToMove = {kWhiteColor, {35, 65, 47}};
    colors.clockWaiting = {colors.text, {232, 230, 227}};
    colors.clockShort = {kWhiteColor, {179, 19, 31}};
    colors.notice = {{92, 67, 0}, {253, 240, 196}};
    colors.question = {{28, 50, 80}, {227, 237, 249}};
    colors.toMoveFrame = {35, 65, 47};
    colors.lookingFrame = {180, 130, 30};
}

void addDark(WindowColors& colors) noexcept {
    colors.dim = {189, 189, 186};
    colors.edge = {85, 85, 85};
    colors.warning = {255, 154, 148};
    colors.clockToMove = {{20, 39, 28}, {217, 234, 223}};
    colors.clockWaiting = {colors.text, {77, 77, 77}};
    colors.clockShort = {kWhiteColor, {192, 28, 40}};
    colors.notice = {{251, 231, 168}, {77, 66, 32}};
    colors.question = {{220, 233, 250}, {47, 68, 96}};
    colors.toMoveFrame = {217, 234, 223};
    colors.lookingFrame = {214, 168, 60};
}

/// Black on white or white on black, with edges that are as clear.
void sharpen(WindowColors& colors) noexcept {
    colors.dim = colors.text;
    colors.edge = colors.text;
    colors.clockToMove = {colors.card, colors.text};
    colors.clockWaiting = {colors.text, colors.card};
    colors.toMoveFrame = colors.text;
}

/// Bars of levels: the lower ones are paler than the chosen one, but not too pale.
void addLevels(WindowColors& colors) noexcept {
    const auto bar = [&colors](Rgba color, double share) {
        return readOn(mixed(colors.window, color, share), {colors.window, colors.card}, kMarkContrast);
    };
    colors.levelChosen = readOn(colors.accentText, {colors.window, colors.card});
    colors.levelReached = bar(colors.accent.ground, 0.6);
    colors.levelAhead = bar(colors.text, 0.5);
}

}  // namespace

WindowColors windowColors(const DesktopColors& desktop) noexcept {
    constexpr double kHighContrast = 18;
    WindowColors colors;
    colors.isDark = isDark(desktop.window);
    colors.isHighContrast =
        desktop.asksForContrast || contrastRatio(desktop.text, desktop.view) >= kHighContrast;
    colors.window = desktop.window;
    // In a dark theme a card is lighter than the window; in a light one, it is as the lists.
    colors.card =
        colors.isDark && !colors.isHighContrast ? mixed(desktop.window, kWhiteColor, 0.06) : desktop.view;
    colors.text = readOn(desktop.text, {colors.card, colors.window},
                         colors.isHighContrast ? kHighContrast : kTextContrast);
    colors.isDark ? addDark(colors) : addLight(colors);
    if (colors.isHighContrast) sharpen(colors);
    colors.dim = readOn(colors.dim, {colors.card, colors.window});
    colors.warning = readOn(colors.warning, {colors.card});
    colors.accent = pairOf(kWhiteColor, desktop.highlight);
    colors.accentText = readOn(colors.accent.ground, {colors.window});
    colors.clockWaiting.ink = readOn(colors.clockWaiting.ink, {colors.clockWaiting.ground});
    colors.toMoveFrame = readOn(colors.toMoveFrame, {colors.card, colors.window}, kMarkContrast);
    colors.lookingFrame = readOn(colors.lookingFrame, {colors.window}, kMarkContrast);
    colors.plate = colors.isHighContrast ? kWhiteColor : Rgba{174, 191, 181};
    colors.plateText = kBlackColor;
    addLevels(colors);
    return colors;
}

}  // namespace roque
