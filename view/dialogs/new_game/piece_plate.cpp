#include "view/dialogs/new_game/piece_plate.h"

#include <memory>

#include <wx/brush.h>
#include <wx/graphics.h>
#include <wx/image.h>
#include <wx/pen.h>

#include "view/board/desktop_colors.h"

namespace roque {
namespace {

// In device-independent pixels.
constexpr double kMargin = 2;
constexpr double kRadius = 4;

}  // namespace

wxBitmap onPlate(const wxBitmap& piece, double scale) {
    if (!piece.IsOk()) return piece;
    const int margin = wxRound(kMargin * scale);
    const wxSize size = piece.GetSize() + 2 * wxSize(margin, margin);
    wxImage image(size);
    image.InitAlpha();
    for (int at = 0; at < size.x * size.y; ++at) image.GetAlpha()[at] = wxALPHA_TRANSPARENT;
    {
        const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(image));
        const WindowColors& colors = desktopColors();
        context->SetBrush(wxBrush(wxColourOf(colors.plate)));
        context->SetPen(colors.isHighContrast ? wxPen(wxColourOf(colors.text)) : *wxTRANSPARENT_PEN);
        context->DrawRoundedRectangle(0.5, 0.5, size.x - 1, size.y - 1, kRadius * scale);
        context->DrawBitmap(piece, margin, margin, piece.GetWidth(), piece.GetHeight());
    }  // the context draws into the image at its end
    return wxBitmap(image);
}

}  // namespace roque
