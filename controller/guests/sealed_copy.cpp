#include "controller/guests/sealed_copy.h"

#include <array>
#include <cerrno>
#include <memory>

#include <fcntl.h>
#include <glib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "controller/storage/file_error.h"

namespace roque {
namespace {

namespace fs = std::filesystem;

/// MFD_EXEC of Linux 6.3: says that the copy may be run, where the system would not allow it otherwise.
constexpr unsigned kMayBeExecuted = 0x10;
/// Larger than any player with its network; a file without an end must not fill the memory.
constexpr off_t kLargestLibrary = off_t{512} << 20U;
constexpr std::size_t kBlock = std::size_t{64} << 10U;

using Checksum = std::unique_ptr<GChecksum, decltype(&g_checksum_free)>;

/// Opens a regular file for reading; never waits for the other end of a pipe.
Result<FileDescriptor, std::error_code> openRegularFile(const fs::path& path) {
    FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.isOpen()) return lastError();
    struct stat about {};
    if (::fstat(file.number(), &about) != 0) return lastError();
    if (S_ISDIR(about.st_mode)) return std::make_error_code(std::errc::is_a_directory);
    if (!S_ISREG(about.st_mode)) return std::make_error_code(std::errc::invalid_argument);
    if (about.st_size > kLargestLibrary) return std::make_error_code(std::errc::file_too_large);
    return file;
}

FileDescriptor makeMemoryFile() {
    constexpr unsigned kFlags = MFD_CLOEXEC | MFD_ALLOW_SEALING;
    FileDescriptor file(::memfd_create("player", kFlags | kMayBeExecuted));
    if (!file.isOpen() && errno == EINVAL) file = FileDescriptor(::memfd_create("player", kFlags));
    return file;
}

bool writeAll(const FileDescriptor& file, const char* bytes, std::size_t count) {
    while (count > 0) {
        const ssize_t written = ::write(file.number(), bytes, count);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        bytes += written;
        count -= static_cast<std::size_t>(written);
    }
    return true;
}

/// Calls `take` with block after block of a file; an error of reading, or of `take`, which then returns
/// false.
template <typename Take>
std::error_code readBlocks(const FileDescriptor& file, Take take) {
    std::array<char, kBlock> block{};
    off_t at = 0;
    while (true) {
        const ssize_t count = ::pread(file.number(), block.data(), block.size(), at);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return lastError();
        if (count == 0) return {};
        if (!take(block.data(), static_cast<std::size_t>(count))) return lastError();
        at += count;
        if (at > kLargestLibrary) return std::make_error_code(std::errc::file_too_large);
    }
}

}  // namespace

Result<FileDescriptor, std::error_code> sealedCopyOf(const fs::path& path) {
    auto file = openRegularFile(path);
    if (!file) return file.error();
    FileDescriptor copy = makeMemoryFile();
    if (!copy.isOpen()) return lastError();
    const auto add = [&](const char* bytes, std::size_t count) { return writeAll(copy, bytes, count); };
    if (const std::error_code error = readBlocks(*file, add)) return error;
    if (::fcntl(copy.number(), F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0)
        return lastError();
    return copy;
}

Result<std::string, std::error_code> sha256Of(const FileDescriptor& file) {
    const Checksum sum(g_checksum_new(G_CHECKSUM_SHA256), g_checksum_free);
    const auto add = [&](const char* bytes, std::size_t count) {
        g_checksum_update(sum.get(), reinterpret_cast<const guchar*>(bytes), static_cast<gssize>(count));
        return true;
    };
    if (const std::error_code error = readBlocks(file, add)) return error;
    return std::string(g_checksum_get_string(sum.get()));
}

Result<std::string, std::error_code> sha256OfFile(const fs::path& path) {
    const auto file = openRegularFile(path);
    if (!file) return file.error();
    return sha256Of(*file);
}

}  // namespace roque
