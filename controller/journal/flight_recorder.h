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

/// Keeps what is on its way to the journal in memory that outlives the process.
///
/// A write to the database has to flush the disk, so it happens on another thread, some milliseconds later. A
/// process killed in between would lose moves the person has already seen. The recorder is a file mapped into
/// memory: a write copies a few bytes and never waits, and from then on the bytes belong to the system. Only
/// a power cut can still lose them.
///
/// The file is locked while its process lives, so that others can tell whether it was left behind.
class FlightRecorder {
public:
    /// The content of a recorder that was left behind.
    struct Content {
        std::vector<std::string> entries;  ///< oldest first; some may already be in the database
        std::string pulse;                 ///< the last one; empty if there is none
    };

    static constexpr std::size_t kLongestPulse = 1000;

    /// Creates a recorder in a folder; nothing if there is no disk space or the system does not support it.
    [[nodiscard]] static std::optional<FlightRecorder> create(const std::filesystem::path& folder,
                                                              const std::string& name);

    /// All recorders in a folder, of living and dead processes.
    [[nodiscard]] static std::vector<std::filesystem::path> names(const std::filesystem::path& folder);

    /// Reads a recorder; nothing if its process lives, or if it cannot be read: then `own` is closed. Until
    /// `own` is closed, no other process can read it.
    [[nodiscard]] static std::optional<Content> readLeftBehind(const std::filesystem::path& file,
                                                               FileDescriptor& own);

    FlightRecorder(FlightRecorder&& other) noexcept;
    FlightRecorder& operator=(FlightRecorder&&) = delete;
    ~FlightRecorder();

    [[nodiscard]] const std::filesystem::path& file() const noexcept { return file_; }

    /// Writes an entry, if there is room. `canForget`: all earlier entries are stored elsewhere and may be
    /// overwritten.
    void write(std::string_view entry, bool canForget);

    /// Replaces the pulse, an entry that matters only until the next one.
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
