#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "controller/storage/file_descriptor.h"
#include "model/base/result.h"
#include "model/pgn/game_builder.h"

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

    /// Opens a file for games with this tag Annotator and for kept ones, which have errors; fails with one
    /// sentence. Two programs cannot write to one file.
    [[nodiscard]] static Result<AnnotationJournal, Message> open(const std::filesystem::path& file,
                                                                 Begin begin, std::string_view annotator,
                                                                 const std::vector<std::string>& kept);

    /// The text with which a game that has errors is kept: its own, with an empty line at its end.
    [[nodiscard]] static std::string keptText(const ReadGame& game);

    /// How many games the file already has.
    [[nodiscard]] std::size_t games() const noexcept { return games_; }

    /// Adds a game and waits until it is on the disk. Throws std::system_error if it cannot be written.
    void append(std::string_view game);

private:
    AnnotationJournal() = default;
    [[nodiscard]] Result<void, Message> readGames(std::string_view annotator,
                                                  const std::vector<std::string>& kept);

    std::filesystem::path file_;
    FileDescriptor descriptor_;
    std::size_t games_ = 0;
};

}  // namespace roque::annotation
