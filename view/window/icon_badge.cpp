#include "view/window/icon_badge.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <wx/brush.h>
#include <wx/graphics.h>
#include <wx/image.h>

#include "view/board/desktop_colors.h"

namespace roque {
namespace {

/// A picture with nothing in it, in device pixels.
wxImage emptyImage(const wxSize& size, double scale) {
    const auto pixels = [scale](int length) { return static_cast<int>(std::lround(length * scale)); };
    wxImage image(pixels(size.x), pixels(size.y));
    image.InitAlpha();
    std::fill_n(image.GetAlpha(), image.GetWidth() * image.GetHeight(), static_cast<unsigned char>(0));
    return image;
}

}  // namespace

wxBitmapBundle iconWithBadge(const wxWindow& window, const wxBitmapBundle& icon, const wxString& letters,
                             const ColorPair& colors, int widest) {
    constexpr float kSmall = 0.72F;
    constexpr int kBesideLetters = 4;
    constexpr int kBitsWithAlpha = 32;
    const double scale = window.GetContentScaleFactor();
    const wxSize side = icon.GetDefaultSize();
    const wxFont font = window.GetFont().Bold().Scaled(kSmall);
    wxSize text;
    window.GetTextExtent(letters, &text.x, &text.y, nullptr, nullptr, &font);
    const wxSize pill(text.x + 2 * kBesideLetters, text.y);
    const int width = std::min(side.x + 2 * pill.x - side.x / 2, widest);
    wxImage image = emptyImage({width, side.y}, scale);
    {
        const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(image));
        context->Scale(scale, scale);
        context->DrawBitmap(icon.GetBitmapFor(&window), (width - side.x) / 2.0, 0, side.x, side.y);
        const double left = std::max(0, width - pill.x);
        context->SetPen(*wxTRANSPARENT_PEN);
        context->SetBrush(wxBrush(wxColourOf(colors.ground)));
        context->DrawRoundedRectangle(left, 0, pill.x, pill.y, pill.y / 2.0);
        context->SetFont(font, wxColourOf(colors.ink));
        context->DrawText(letters, left + kBesideLetters, 0);
    }
    return wxBitmapBundle::FromBitmap(wxBitmap(image, kBitsWithAlpha, scale));
}

}  // namespace roque
