#include "view/board/board_image.h"

#include <memory>

#include <wx/graphics.h>

#include "view/board/wx_canvas.h"

namespace roque {

wxImage boardImage(const BoardState& state, const BoardImageFormat& format, PieceSet& pieces) {
    wxImage image(format.pixels, format.pixels);
    {
        // The context writes into the image when it is destroyed.
        const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(image));
        WxCanvas canvas(*context, pieces, format.geometry().squareSideOnDevice());
        paintBoardImage(canvas, state, format);
    }
    return image;
}

}  // namespace roque
