#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace roque {

/// Writes a file atomically: next to its place first; keep() flushes it to the disk and moves it into place.
/// Until then an existing file stays. If the process is killed meanwhile, it leaves a file `.roque-…`, which
/// goes when another file is written in the same folder.
///
/// Every failure, such as a full disk, throws std::system_error with the name of the file.
class OutputFile {
public:
    /// The permissions of a new file.
    enum class NewFile : std::uint8_t {
        Usual,      ///< by the umask
        OwnerOnly,  ///< only the owner may read and write it
    };

    /// Refuses a place that exists but is not a regular file, such as /dev/null: a file would replace it.
    explicit OutputFile(const std::filesystem::path& place, NewFile rights = NewFile::Usual);
    /// Deletes the file unless it was kept.
    ~OutputFile();
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    void write(std::string_view text);
    /// Moves the file into its place.
    void keep() { keepAs(place_); }
    /// Keeps an incomplete file under another name next to its place, and returns that.
    [[nodiscard]] std::filesystem::path keepAsPart();

private:
    void keepAs(const std::filesystem::path& place);
    [[noreturn]] void fail() const;

    std::filesystem::path place_;
    std::string temporary_;
    int descriptor_ = -1;
};

}  // namespace roque
