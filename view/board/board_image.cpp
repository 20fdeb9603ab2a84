#include "view/board/board_image.h"

#include <memory>

#include <wx/graphics.h>

#include "view/board/board_painter.h"
#include "view/board/wx_canvas.h"

namespace roque {

wxImage boardImage(const BoardState& state, const BoardImageFormat& format, PieceSet& pieces) {
    wxImage image(format.pixels, format.pixels);
    const Rgba ground = format.colors.margin;
    image.SetRGB(wxRect(image.GetSize()), ground.red, ground.green, ground.blue);
    const PixelSize size{static_cast<double>(format.pixels), static_cast<double>(format.pixels)};
    const BoardGeometry geometry(size, format.orientation, format.coordinates);
    {
        // The context writes into the image when it is destroyed.
        const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(image));
        WxCanvas canvas(*context, pieces, geometry.squareSideOnDevice());
        BoardPainter(canvas, geometry, format.colors).paint(state);
    }
    return image;
}

}  // namespace roque
