#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "controller/storage/file_descriptor.h"

namespace roque {

/// Keeps for a moment what is on its way to the journal, in memory that outlives the process.
///
/// Writing to a database takes a flush of the disk, so it happens on another thread and some milliseconds
/// later. A process that is killed in between would lose what the person has seen already. The recorder is a
/// file mapped into memory: to write is to copy some bytes, which never waits, and they belong to the system
/// as soon as they are copied. Only a power cut can still take them.
///
/// The file is locked for as long as its process lives: so another one knows whether it was left behind.
class FlightRecorder {
public:
    /// What a recorder contains that was left behind.
    struct Content {
        std::vector<std::string> entries;  ///< oldest first; some may be in the database already
        std::string pulse;                 ///< the last one, empty if none
    };

    static constexpr std::size_t kLongestPulse = 1000;

    /// A new recorder in a folder; nothing if there is no room or the system cannot do it.
    [[nodiscard]] static std::optional<FlightRecorder> create(const std::filesystem::path& folder,
                                                              const std::string& name);

    /// All recorders in a folder, of processes that live or do not.
    [[nodiscard]] static std::vector<std::filesystem::path> names(const std::filesystem::path& folder);

    /// What is in a recorder, unless its process lives. Until `own` is closed no other process gets it.
    [[nodiscard]] static std::optional<Content> readLeftBehind(const std::filesystem::path& file,
                                                               FileDescriptor& own);

    FlightRecorder(FlightRecorder&& other) noexcept;
    FlightRecorder& operator=(FlightRecorder&&) = delete;
    ~FlightRecorder();

    [[nodiscard]] const std::filesystem::path& file() const noexcept { return file_; }

    /// Keeps an entry; `canForget` says that all entries before are elsewhere. One that has no room is not
    /// kept.
    void write(std::string_view entry, bool canForget);

    /// Replaces the pulse: what is only of interest until the next one.
    void writePulse(std::string_view pulse);

private:
    FlightRecorder(std::filesystem::path file, FileDescriptor descriptor, std::span<std::byte> memory);

    std::filesystem::path file_;
    FileDescriptor descriptor_;
    std::span<std::byte> memory_;
    std::size_t used_ = 0;
    std::uint64_t entries_ = 0;
    std::uint64_t pulses_ = 0;
};

}  // namespace roque
