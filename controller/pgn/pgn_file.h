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

#include "controller/pgn/game_origin.h"
#include "controller/pgn/pgn_index_part.h"
#include "controller/storage/file_stamp.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "controller/threads/weak_self.h"
#include "model/base/result.h"
#include "model/pgn/game_builder.h"

namespace roque {

/// A game from a file, and its place there.
struct GameFromFile {
    ReadGame game;
    GameOrigin origin;
};

/// An open PGN file of any size. A thread of its own finds the games; each is read on demand. No function
/// waits for the disk. [ui-thread]
class PgnFile {
public:
    /// Memory limit of the list of games: about three million. A longer list is cut off there.
    static constexpr std::size_t kMaxBytes = std::size_t{384} << 20U;

    /// Starts to find games, and calls `onChange` from time to time when there is news. The dispatcher
    /// outlives the object.
    PgnFile(UiDispatcher& dispatcher, std::filesystem::path path, std::function<void()> onChange);
    PgnFile(const PgnFile&) = delete;
    PgnFile& operator=(const PgnFile&) = delete;
    /// Stops the threads, which takes a few milliseconds. A thread that waits for a disk for longer is
    /// detached.
    ~PgnFile();

    [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }
    /// How many games have been found so far.
    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    [[nodiscard]] GameSummary summary(std::size_t at) const;
    /// The game with a number in the section that begins at an offset; nothing if it has not been found yet.
    [[nodiscard]] std::optional<std::size_t> findAt(std::uint64_t offset, std::size_t place = 0) const;
    /// Which bytes beyond ASCII have been read so far.
    [[nodiscard]] const LetterBytes& letters() const noexcept { return letters_; }
    /// The parts of the index, for loops over all games.
    [[nodiscard]] const std::vector<std::shared_ptr<const PgnIndexPart>>& parts() const noexcept {
        return parts_;
    }
    /// How many of the games found so far have errors.
    [[nodiscard]] std::size_t gamesWithErrors() const noexcept { return gamesWithErrors_; }

    /// Whether the file is still being read, so that more games may come.
    [[nodiscard]] bool isReading() const noexcept { return isReading_; }
    /// The share of the file that has been read, from 0 to 1.
    [[nodiscard]] double progress() const noexcept { return progress_; }
    /// Why the file could not be read to its end; nothing if it could. A sentence without a full stop.
    [[nodiscard]] const std::optional<Message>& problem() const noexcept { return problem_; }
    /// Stops looking for games.
    void stop();

    /// Reads a game. `onDone` gets the game later, or the reason why it could not be read.
    void read(std::size_t at, std::function<void(Result<GameFromFile, Message>)> onDone);

    /// Whether the file has changed since it was read, by its FileStamp.
    [[nodiscard]] bool hasChangedOnDisk() const;

private:
    /// How long the window waits for a thread to stop: too short to be noticed.
    static constexpr std::chrono::milliseconds kPatience{50};

    struct Progress;

    void onProgress(const Progress& progress);
    [[nodiscard]] PgnPlace place(std::size_t at) const;
    /// The part that contains a game, and the number of the game in it.
    [[nodiscard]] std::pair<const PgnIndexPart*, std::size_t> find(std::size_t at) const;

    std::filesystem::path path_;
    std::function<void()> onChange_;
    std::vector<std::shared_ptr<const PgnIndexPart>> parts_;
    std::vector<std::size_t> ends_;  ///< for each part, the number of games up to its end
    std::size_t size_ = 0;
    std::size_t gamesWithErrors_ = 0;
    LetterBytes letters_;
    bool isReading_ = true;
    double progress_ = 0;
    std::optional<Message> problem_;
    std::optional<FileStamp> stamp_;
    WeakSelf<PgnFile> self_{this};
    std::shared_ptr<UiLink> link_;
    std::shared_ptr<std::atomic<bool>> stop_;
    SerialWorker indexThread_{kPatience};
    SerialWorker readThread_{kPatience};
};

}  // namespace roque
