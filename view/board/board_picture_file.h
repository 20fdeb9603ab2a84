#pragma once

#include <filesystem>

#include "view/board/board_image_format.h"
#include "view/board/drawing/picture_type.h"
#include "view/board/piece_set.h"

namespace roque {

/// What a board shows when nobody is at it: its pieces, the last move, check and what was drawn on it.
[[nodiscard]] BoardState withoutInteraction(const BoardState& state);

/// Saves a picture of a board. Failing throws std::system_error, and what was in the place stays. [ui-thread]
void saveBoardPicture(const std::filesystem::path& place, PictureType type, const BoardState& state,
                      const BoardImageFormat& format, PieceSet& pieces);

}  // namespace roque
