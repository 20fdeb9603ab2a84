#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "controller/storage/file_descriptor.h"

namespace roque {

/// Keeps the latest state of a study. What was written is there after the process has been killed, at once,
/// and after a power cut once sync() has returned.
///
/// Each state is appended with its number and a checksum, so a torn one is recognised and the one before it
/// counts. There are two files: when one is long, the states go on in the other. The first is locked while
/// its process lives.
class StudyFile {
public:
    /// Bytes after which the states go on in the other file.
    static constexpr std::uint64_t kLongest = std::uint64_t{8} << 20U;

    /// Creates the files in a folder; nullptr and the system's error if that fails.
    [[nodiscard]] static std::shared_ptr<StudyFile> create(const std::filesystem::path& folder,
                                                           const std::string& name, std::error_code& error);

    /// The first files of all studies in a folder, of living and dead processes.
    [[nodiscard]] static std::vector<std::filesystem::path> find(const std::filesystem::path& folder);

    /// The latest state in the files of a dead process; nothing if it lives, or if the study is gone. Until
    /// `own` is closed, nobody else gets it.
    [[nodiscard]] static std::optional<std::string> readLeftBehind(const std::filesystem::path& file,
                                                                   FileDescriptor& own);

    /// Deletes the files of which this is the first.
    static void remove(const std::filesystem::path& file);

    StudyFile(const StudyFile&) = delete;
    StudyFile& operator=(const StudyFile&) = delete;

    [[nodiscard]] const std::filesystem::path& file() const noexcept { return paths_.front(); }

    /// Writes a state, which is not empty. One that fails leaves the state before. [ui-thread]
    [[nodiscard]] std::error_code write(std::string_view state);

    /// Whether all that was written is on the disk. [any-thread]
    [[nodiscard]] bool isSynced() const noexcept { return synced_ == written_; }

    /// Waits until all that was written is on the disk. [journal-thread]
    [[nodiscard]] std::error_code sync();

private:
    StudyFile() = default;
    void goOnInOther();

    std::array<std::filesystem::path, 2> paths_;
    std::array<FileDescriptor, 2> files_;
    unsigned current_ = 0;
    std::uint64_t used_ = 0;   ///< bytes of the current file
    std::uint64_t first_ = 1;  ///< number of the first state in it
    std::atomic<std::uint64_t> written_ = 0;
    std::atomic<std::uint64_t> synced_ = 0;
};

}  // namespace roque
