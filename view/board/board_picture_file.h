#pragma once

#include <filesystem>

#include "view/board/drawing/board_image_format.h"
#include "view/board/drawing/picture_type.h"
#include "view/board/piece_set.h"

namespace roque {

/// The state of a board without a person's input: its pieces, the last move, check, and its drawings.
[[nodiscard]] BoardState withoutInteraction(const BoardState& state);

/// Saves a picture of a board. On failure throws std::system_error and leaves an existing file unchanged.
/// [ui-thread]
void saveBoardPicture(const std::filesystem::path& place, PictureType type, const BoardState& state,
                      const BoardImageFormat& format, PieceSet& pieces);

}  // namespace roque
