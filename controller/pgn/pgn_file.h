#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "controller/pgn/file_stamp.h"
#include "controller/pgn/game_origin.h"
#include "controller/pgn/pgn_index_part.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "model/base/result.h"
#include "model/notation/pgn/game_builder.h"

namespace roque {

/// A game out of a file, and where it was.
struct GameFromFile {
    ReadGame game;
    GameOrigin origin;
};

/// A file of games that is open to be looked at, of any size: its games are found on a thread of their own,
/// and each is read when it is wanted. Nothing here waits for a disk. [ui-thread]
class PgnFile {
public:
    /// More memory is not spent on the list: a file of so many games is shown as far as that reaches.
    static constexpr std::size_t kMostBytes = std::size_t{160} << 20U;

    /// Begins at once to look for games, and tells `onChange`, from time to time, that more is known. The
    /// dispatcher outlives this object.
    PgnFile(UiDispatcher& dispatcher, std::filesystem::path path, std::function<void()> onChange);
    PgnFile(const PgnFile&) = delete;
    PgnFile& operator=(const PgnFile&) = delete;
    /// Has the threads stop, which takes them some milliseconds. One whose disk does not answer is left
    /// alone.
    ~PgnFile();

    [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }
    /// The games that have been found so far.
    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    [[nodiscard]] GameSummary summary(std::size_t at) const;
    /// The game whose section begins at an offset, nothing as long as none has been found.
    [[nodiscard]] std::optional<std::size_t> findAt(std::uint64_t offset) const;
    /// The parts of the index, for whoever looks through all games.
    [[nodiscard]] const std::vector<std::shared_ptr<const PgnIndexPart>>& parts() const noexcept {
        return parts_;
    }
    /// How many of the games have errors.
    [[nodiscard]] std::size_t gamesWithErrors() const noexcept { return gamesWithErrors_; }

    /// Whether more games may be found.
    [[nodiscard]] bool isReading() const noexcept { return isReading_; }
    /// How much of the file has been looked through, from 0 to 1.
    [[nodiscard]] double progress() const noexcept { return progress_; }
    /// Why the file could not be read to its end; empty if it could: one English sentence without a full
    /// stop.
    [[nodiscard]] const std::string& problem() const noexcept { return problem_; }
    /// Looks for no more games.
    void stop();

    /// Reads a game; `onDone` is told later what it is, or why it cannot be had.
    void read(std::size_t at, std::function<void(Result<GameFromFile, std::string>)> onDone);

    /// Whether the file is another than it was when it was read. Asks the disk for no more than that.
    [[nodiscard]] bool hasChangedOnDisk() const;

private:
    /// How long the window waits for a thread that is to stop: less than anybody notices.
    static constexpr std::chrono::milliseconds kPatience{50};

    struct Progress;

    void onProgress(const Progress& progress);
    [[nodiscard]] PgnPlace place(std::size_t at) const;
    /// The part in which a game is, and the game's number there.
    [[nodiscard]] std::pair<const PgnIndexPart*, std::size_t> find(std::size_t at) const;

    std::filesystem::path path_;
    std::function<void()> onChange_;
    std::vector<std::shared_ptr<const PgnIndexPart>> parts_;
    std::vector<std::size_t> ends_;  ///< of the parts: how many games there are up to there
    std::size_t size_ = 0;
    std::size_t gamesWithErrors_ = 0;
    bool isReading_ = true;
    double progress_ = 0;
    std::string problem_;
    std::optional<FileStamp> stamp_;
    std::shared_ptr<PgnFile*> self_;  ///< posted work holds it weakly
    std::shared_ptr<UiLink> link_;
    std::shared_ptr<std::atomic<bool>> stop_;
    SerialWorker indexThread_{kPatience};
    SerialWorker readThread_{kPatience};
};

}  // namespace roque
