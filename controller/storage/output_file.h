#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace roque {

/// A file that comes to be all at once, or not at all: it is written beside its place, made durable, and then
/// put there. Until then, what is there stays.
///
/// Failing, such as for want of space, throws std::system_error with the name of the file.
class OutputFile {
public:
    /// Who may use a file that was not there before.
    enum class NewFile : std::uint8_t {
        Usual,      ///< as the system is set (umask)
        OwnerOnly,  ///< nobody else
    };

    /// Refuses what is there and no file, such as /dev/null: it would be replaced by one.
    explicit OutputFile(const std::filesystem::path& place, NewFile rights = NewFile::Usual);
    /// Takes away what was not kept.
    ~OutputFile();
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    void write(std::string_view text);
    /// Puts the file in its place.
    void keep() { keepAs(place_); }
    /// Puts the file, which is not complete, in a place of its own beside the one it was meant for, and names
    /// it.
    [[nodiscard]] std::filesystem::path keepAsPart();

private:
    void keepAs(const std::filesystem::path& place);
    [[noreturn]] void fail() const;

    std::filesystem::path place_;
    std::string temporary_;
    int descriptor_ = -1;
};

}  // namespace roque
