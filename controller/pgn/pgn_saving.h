#pragma once

#include <filesystem>
#include <string_view>

#include "controller/pgn/game_origin.h"
#include "controller/storage/pgn_document.h"
#include "model/base/result.h"

// Single games saved in files. All of it waits for the disk; the file has the old content or the new,
// whatever happens. Returned is where the game stands then.
namespace roque {

/// Puts a game in PGN back in the place from which it was read. What other games the file has stays as it is,
/// also if other programs have changed it meanwhile, as long as this game is there as it was read:
/// ChangedByAnother if it is not.
///
/// A game that was read with errors is not replaced, since its text says more than was understood: the new
/// one is put at the end.
[[nodiscard]] Result<GameOrigin, PgnDocumentError> saveBack(const GameOrigin& origin, std::string_view pgn);

/// Puts a game at the end of a file, which need not be there.
[[nodiscard]] Result<GameOrigin, PgnDocumentError> saveAtEnd(const std::filesystem::path& file,
                                                             std::string_view pgn);

/// Makes a file of one game, in the place of what is there.
[[nodiscard]] Result<GameOrigin, PgnDocumentError> saveAlone(const std::filesystem::path& file,
                                                             std::string_view pgn);

}  // namespace roque
