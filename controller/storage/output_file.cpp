#include "controller/storage/output_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <string_view>
#include <system_error>

namespace roque {
namespace {

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

/// Flushes a folder, so that a new name in it survives a power cut. Some file systems cannot; that is
/// ignored.
void syncFolder(const std::filesystem::path& folder) {
    const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    fsync(descriptor);
    close(descriptor);
}

}  // namespace

/// A link stays a link: the file it leads to is replaced.
OutputFile::OutputFile(const std::filesystem::path& place, NewFile rights)
    : place_(std::filesystem::weakly_canonical(place)), temporary_(place_.string() + ".XXXXXX") {
    struct stat status {};
    const bool isThere = stat(place_.c_str(), &status) == 0;
    if (isThere && !S_ISREG(status.st_mode)) {
        errno = EINVAL;
        fail();
    }
    descriptor_ = mkostemp(temporary_.data(), O_CLOEXEC);
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

std::filesystem::path OutputFile::keepAsPart() {
    const std::filesystem::path place = place_.string() + ".part";
    keepAs(place);
    return place;
}

void OutputFile::keepAs(const std::filesystem::path& place) {
    if (fsync(descriptor_) != 0) fail();
    if (rename(temporary_.c_str(), place.c_str()) != 0) fail();
    close(descriptor_);
    descriptor_ = -1;
    syncFolder(place.parent_path());
}

void OutputFile::fail() const {
    throw std::system_error(errno, std::generic_category(), place_.string());
}

}  // namespace roque
