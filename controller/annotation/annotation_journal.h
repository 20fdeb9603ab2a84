#pragma once

#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string_view>
#include <utility>

#include "controller/annotation/done_games.h"
#include "controller/annotation/game_source.h"
#include "controller/storage/appended_file.h"
#include "model/base/result.h"

namespace roque::annotation {

/// The PGN file to which annotated games are added, each as soon as it is done, and from which the work can
/// be resumed. Only complete games count: one that a kill or a power cut has truncated is done again. Belongs
/// to one thread, which waits for the disk.
class AnnotationJournal {
public:
    enum class Begin : std::uint8_t {
        Anew,     ///< refused if the file has anything in it
        Replace,  ///< what the file has goes
        Resume,   ///< continues after the games in the file, if any
    };

    /// Opens a file for the games of a source with this tag Annotator, and leaves the source at the first one
    /// that it does not have; fails with one sentence, also if it is stopped meanwhile. Two programs cannot
    /// write to one file.
    [[nodiscard]] static Result<AnnotationJournal, Message> open(const std::filesystem::path& file,
                                                                 Begin begin, GameSource& source,
                                                                 std::string_view annotator,
                                                                 const std::stop_token& stop);

    /// The games that the file already has.
    [[nodiscard]] const DoneGames& done() const noexcept { return done_; }

    /// Adds a game and waits until it is on the disk. Throws std::system_error if it cannot be written.
    void append(std::string_view game);

private:
    AnnotationJournal(std::filesystem::path file, AppendedFile opened)
        : file_(std::move(file)), opened_(std::move(opened)) {}
    [[nodiscard]] Result<void, Message> readGames(GameSource& source, std::string_view annotator,
                                                  const std::stop_token& stop);

    std::filesystem::path file_;
    AppendedFile opened_;
    DoneGames done_;
};

}  // namespace roque::annotation
