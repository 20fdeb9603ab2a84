#pragma once

#include <filesystem>
#include <string_view>

#include "controller/pgn/game_origin.h"
#include "controller/pgn/pgn_document.h"
#include "model/base/result.h"

// Saves single games in files and returns where they are then. Every function waits for the disk and replaces
// the file atomically.
namespace roque {

/// Saves a game, in PGN, at the place it was read from. All other games stay the same, including changes that
/// other programs have made since. ChangedByAnother if this game is no longer there as it was read.
///
/// A game that was read with errors is not replaced, since its text says more than could be read: the new one
/// is appended.
[[nodiscard]] Result<GameOrigin, PgnDocumentError> saveBack(const GameOrigin& origin, std::string_view pgn);

/// Appends a game to a file, which is created if missing.
[[nodiscard]] Result<GameOrigin, PgnDocumentError> saveAtEnd(const std::filesystem::path& file,
                                                             std::string_view pgn);

/// Writes a file with one game, replacing an existing file.
[[nodiscard]] Result<GameOrigin, PgnDocumentError> saveAlone(const std::filesystem::path& file,
                                                             std::string_view pgn);

}  // namespace roque
