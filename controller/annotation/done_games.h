#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "controller/annotation/game_source.h"

namespace roque::annotation {

/// The text with which a game without analysis is written: its own, with an empty line at its end. One
/// without the tag Event gets that, for it would be read as a part of the game before. Of something too long
/// to be a game each piece is written as it is.
[[nodiscard]] std::string keptText(const ReadGame& game);

/// The part of an output that is done.
struct DoneGames {
    std::size_t games = 0;
    std::size_t kept = 0;   ///< of them, those that are written as they are, without annotations
    std::size_t bytes = 0;  ///< what follows is the beginning of one more game
};

/// Compares an output with its source, which goes on to the first game that is not done. Nothing if the
/// output has something else than the games of the source, by their players and moves, kept or with this tag
/// Annotator, or if it is stopped.
[[nodiscard]] std::optional<DoneGames> skipDoneGames(GameSource& source, std::string_view output,
                                                     std::string_view annotator, const std::stop_token& stop);

}  // namespace roque::annotation
