#include "controller/storage/output_file.h"

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "controller/storage/file_descriptor.h"
#include "controller/storage/file_error.h"

namespace roque {
namespace {

namespace fs = std::filesystem;

/// How the names of files begin that are being written; six letters follow.
constexpr std::string_view kBeingWritten = ".roque-";
constexpr std::string_view kLetters = "XXXXXX";

/// The permissions withheld from new files (umask), read from /proc: umask() can only be read by setting
/// another one, and files that other threads create meanwhile would get wrong permissions.
mode_t withheldRights() {
    constexpr std::string_view kName = "Umask:";
    constexpr int kOctal = 8;
    constexpr mode_t kDefault = 022;
    std::ifstream about("/proc/self/status");
    for (std::string line; std::getline(about, line);) {
        if (line.starts_with(kName))
            return static_cast<mode_t>(std::strtoul(line.c_str() + kName.size(), nullptr, kOctal));
    }
    return kDefault;
}

mode_t rightsOf(OutputFile::NewFile file) {
    return file == OutputFile::NewFile::OwnerOnly ? 0600U : 0666U & ~withheldRights();
}

/// Flushes a folder, so that a new name in it survives a power cut. Returns false if the disk fails. Some
/// file systems cannot flush folders, and some folders cannot be opened; that is ignored.
bool syncFolder(const fs::path& folder) {
    const FileDescriptor descriptor(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return !descriptor.isOpen() || fsync(descriptor.number()) == 0 || errno != EIO;
}

/// Deletes the files that killed processes have left half-written in a folder: nobody locks them.
void removeLeftBehind(const fs::path& folder) {
    std::error_code error;
    for (fs::directory_iterator entry(folder, error); !error && entry != fs::directory_iterator();
         entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (!name.starts_with(kBeingWritten) || name.size() != kBeingWritten.size() + kLetters.size())
            continue;
        const FileDescriptor file(
            open(entry->path().c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
        if (file.isOpen() && file.tryLock()) unlink(entry->path().c_str());
    }
}

/// Creates and locks a file with a new name like `name`, which gets that name. Returns its descriptor, or -1.
int createLocked(std::string& name) {
    const std::size_t end = name.size();
    while (true) {
        name.replace(end - kLetters.size(), kLetters.size(), kLetters);
        const int file = mkostemp(name.data(), O_CLOEXEC);
        if (file < 0) return -1;
        flock(file, LOCK_EX);  // without locks, files left behind stay
        struct stat status {};
        // Before it was locked, another process may have deleted it as one left behind.
        if (fstat(file, &status) != 0 || status.st_nlink > 0) return file;
        close(file);
    }
}

}  // namespace

/// A link stays a link: the file it leads to is replaced.
OutputFile::OutputFile(const fs::path& place, NewFile rights)
    : place_(fs::weakly_canonical(fs::absolute(place))),
      temporary_((place_.parent_path() / kBeingWritten).string() + std::string(kLetters)) {
    struct stat status {};
    const bool isThere = stat(place_.c_str(), &status) == 0;
    if (isThere && !S_ISREG(status.st_mode)) {
        errno = EINVAL;
        fail();
    }
    removeLeftBehind(place_.parent_path());
    descriptor_ = createLocked(temporary_);
    if (descriptor_ < 0) fail();
    // If that fails, only the owner can read the file.
    fchmod(descriptor_, isThere ? status.st_mode & 07777U : rightsOf(rights));
}

OutputFile::~OutputFile() {
    if (descriptor_ < 0) return;
    close(descriptor_);
    unlink(temporary_.c_str());
}

void OutputFile::write(std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor_, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) fail();
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

fs::path OutputFile::keepAsPart() {
    const fs::path place = place_.string() + ".part";
    keepAs(place);
    return place;
}

void OutputFile::keepAs(const fs::path& place) {
    if (fsync(descriptor_) != 0) fail();
    if (rename(temporary_.c_str(), place.c_str()) != 0) fail();
    close(descriptor_);
    descriptor_ = -1;
    if (!syncFolder(place.parent_path())) fail();
}

void OutputFile::fail() const {
    throw std::system_error(lastError(), place_.string());
}

}  // namespace roque
