#include "controller/storage/files.h"

#include <cerrno>
#include <optional>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace roque {
namespace {

namespace fs = std::filesystem;
using Step = FileError::Step;

/// Why a file has just not been opened for reading.
FileError notOpened(const fs::path& path) {
    const std::error_code code = lastError();
    const bool isMissing = code == std::errc::no_such_file_or_directory || code == std::errc::not_a_directory;
    return {isMissing ? Step::Find : Step::Read, path, code};
}

FileError notRecognised(const fs::path& path) {
    return {Step::Recognise, path, std::make_error_code(std::errc::invalid_argument)};
}

bool isDevice(const struct stat& about) {
    return S_ISBLK(about.st_mode) || S_ISCHR(about.st_mode);
}

/// Why something that is there is not a file to read or to replace; nothing if it is one.
std::optional<FileError> whyNoFile(const struct stat& about, Step step, const fs::path& path) {
    if (S_ISREG(about.st_mode)) return std::nullopt;
    if (S_ISDIR(about.st_mode)) return FileError{step, path, std::make_error_code(std::errc::is_a_directory)};
    return notRecognised(path);
}

/// What can be read from a file that is open.
Result<std::string, FileError> contentOf(const FileDescriptor& file, const fs::path& path, std::size_t most) {
    std::string content;
    std::string block(std::size_t{64} << 10U, '\0');
    while (true) {
        const ssize_t count = ::read(file.number(), block.data(), block.size());
        if (count == 0) return content;
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return FileError{Step::Read, path, lastError()};
        content.append(block, 0, static_cast<std::size_t>(count));
        if (content.size() > most)
            return FileError{Step::Read, path, std::make_error_code(std::errc::file_too_large)};
    }
}

/// The file a path leads to through all links, even if it does not exist.
Result<fs::path, FileError> resolved(const fs::path& path) {
    std::error_code code;
    const fs::path absolute = fs::absolute(path, code);
    if (code) return FileError{Step::Find, path, code};
    fs::path real = fs::weakly_canonical(absolute, code);
    if (code) return FileError{Step::Find, path, code};
    return real;
}

fs::path nameAside(const fs::path& path, unsigned number) {
    return path.string() + (number == 0 ? ".bad" : ".bad." + std::to_string(number));
}

bool haveSameContent(const fs::path& one, const fs::path& other) {
    constexpr std::size_t kMax = std::size_t{16} << 20U;
    const auto content = readFile(one, kMax);
    const auto otherContent = readFile(other, kMax);
    return content && otherContent && *content == *otherContent;
}

/// Opens a file for writing, and the folders it is in; what is not kept goes again.
template <typename Use>
Result<void, FileError> withOutput(const fs::path& path, OutputFile::NewFile rights, const Use& use) {
    auto target = resolved(path);
    if (!target) return std::move(target).error();
    if (auto made = makePrivateFolders(target->parent_path()); !made) return made;
    try {
        OutputFile file(*target, rights);
        use(file);
    } catch (const std::system_error& error) {
        return FileError{Step::Write, *target, error.code()};
    }
    return {};
}

}  // namespace

Result<FileDescriptor, FileError> openForReading(const fs::path& path) {
    // Without O_NONBLOCK, open() waits on a pipe without a writer.
    FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.isOpen()) return notOpened(path);
    struct stat about {};
    if (::fstat(file.number(), &about) != 0) return FileError{Step::Read, path, lastError()};
    if (auto error = whyNoFile(about, Step::Read, path)) return std::move(*error);
    return file;
}

Result<std::ifstream, FileError> openStream(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return notOpened(path);
    struct stat about {};
    if (::stat(path.c_str(), &about) != 0) return FileError{Step::Read, path, lastError()};
    if (S_ISDIR(about.st_mode))
        return FileError{Step::Read, path, std::make_error_code(std::errc::is_a_directory)};
    if (isDevice(about)) {
        const FileDescriptor device(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
        if (!device.isOpen() || ::isatty(device.number()) == 0) return notRecognised(path);
    }
    return file;
}

Result<std::string, FileError> readFile(const fs::path& path, std::size_t most) {
    const auto file = openForReading(path);
    return file ? contentOf(*file, path, most) : file.error();
}

Result<std::string, FileError> readToEnd(const fs::path& path, std::size_t most) {
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.isOpen()) return notOpened(path);
    struct stat about {};
    if (::fstat(file.number(), &about) != 0) return FileError{Step::Read, path, lastError()};
    if (isDevice(about) && ::isatty(file.number()) == 0) return notRecognised(path);
    return contentOf(file, path, most);
}

Result<void, FileError> makePrivateFolders(const fs::path& folder) {
    std::error_code code;
    if (folder.empty() || fs::is_directory(folder, code)) return {};  // "": where the process is
    if (folder.has_parent_path() && folder.parent_path() != folder) {
        if (auto made = makePrivateFolders(folder.parent_path()); !made) return made;
    }
    if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST)
        return FileError{Step::Write, folder, lastError()};
    return {};
}

Result<void, FileError> writeFileAtomically(const fs::path& path, std::string_view content,
                                            OutputFile::NewFile rights) {
    return withOutput(path, rights, [&](OutputFile& file) {
        file.write(content);
        file.keep();
    });
}

Result<void, FileError> tryToWrite(const fs::path& path) {
    return withOutput(path, OutputFile::NewFile::OwnerOnly, [](OutputFile&) {});
}

Result<void, FileError> checkPlace(const fs::path& path) {
    struct stat about {};
    if (::stat(path.c_str(), &about) == 0) {
        if (auto error = whyNoFile(about, Step::Write, path)) return std::move(*error);
    }
    const auto target = resolved(path);
    if (!target) return target.error();
    const fs::path folder = target->parent_path();
    if (::stat(folder.c_str(), &about) != 0) return FileError{Step::Find, folder, lastError()};
    if (!S_ISDIR(about.st_mode))
        return FileError{Step::Write, path, std::make_error_code(std::errc::not_a_directory)};
    if (::faccessat(AT_FDCWD, folder.c_str(), W_OK | X_OK, AT_EACCESS) != 0)
        return FileError{Step::Write, path, lastError()};
    return {};
}

Result<fs::path, FileError> setAside(const fs::path& path) {
    // link() and unlink(), because rename() would replace an existing file.
    for (unsigned number = 0;; ++number) {
        fs::path aside = nameAside(path, number);
        if (::link(path.c_str(), aside.c_str()) == 0) {
            ::unlink(path.c_str());
            return aside;
        }
        if (errno == EEXIST) continue;
        // Folders cannot be linked, nor can files on some file systems.
        std::error_code code;
        if (fs::exists(fs::symlink_status(aside, code))) continue;
        if (::rename(path.c_str(), aside.c_str()) == 0) return aside;
        return FileError{Step::Replace, path, lastError()};
    }
}

Result<fs::path, FileError> copyAside(const fs::path& path) {
    for (unsigned number = 0;; ++number) {
        fs::path aside = nameAside(path, number);
        std::error_code code;
        if (fs::copy_file(path, aside, fs::copy_options::none, code) || haveSameContent(path, aside))
            return aside;
        if (code != std::errc::file_exists) return FileError{Step::Write, aside, code};
    }
}

}  // namespace roque
