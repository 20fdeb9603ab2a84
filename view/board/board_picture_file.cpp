#include "view/board/board_picture_file.h"

#include <string>

#include <wx/mstream.h>

#include "controller/storage/output_file.h"
#include "view/board/board_image.h"
#include "view/board/drawing/svg_canvas.h"

namespace roque {
namespace {

std::string pngOf(const wxImage& image) {
    if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) wxImage::AddHandler(new wxPNGHandler);
    wxMemoryOutputStream stream;
    image.SaveFile(stream, wxBITMAP_TYPE_PNG);
    std::string png(stream.GetSize(), '\0');
    stream.CopyTo(png.data(), png.size());
    return png;
}

}  // namespace

BoardState withoutInteraction(const BoardState& state) {
    BoardState shown;
    shown.board = state.board;
    shown.lastFrom = state.lastFrom;
    shown.lastTo = state.lastTo;
    shown.check = state.check;
    shown.annotations = state.annotations;
    return shown;
}

void saveBoardPicture(const std::filesystem::path& place, PictureType type, const BoardState& state,
                      const BoardImageFormat& format, PieceSet& pieces) {
    OutputFile file(place);
    file.write(type == PictureType::Svg ? boardSvg(state, format, pieces.files())
                                        : pngOf(boardImage(state, format, pieces)));
    file.keep();
}

}  // namespace roque
