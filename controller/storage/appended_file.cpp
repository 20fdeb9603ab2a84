#include "controller/storage/appended_file.h"

#include <cerrno>
#include <string>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "controller/storage/file_error.h"

namespace roque {
namespace {

constexpr std::chrono::seconds kFlushInterval{1};

Message cannotWrite(const std::filesystem::path& file) {
    const std::string why = lastError().message();
    return ROQUE_MESSAGE("Cannot write {0}: {1}", file, why);
}

}  // namespace

AppendedFile::AppendedFile(AppendedFile&& other) noexcept
    : file_(std::move(other.file_)),
      descriptor_(std::move(other.descriptor_)),
      isNew_(std::exchange(other.isNew_, false)),
      isLocked_(std::exchange(other.isLocked_, false)),
      flushed_(other.flushed_) {}

AppendedFile& AppendedFile::operator=(AppendedFile&& other) noexcept {
    AppendedFile taken(std::move(other));
    std::swap(file_, taken.file_);
    std::swap(descriptor_, taken.descriptor_);
    std::swap(isNew_, taken.isNew_);
    std::swap(isLocked_, taken.isLocked_);
    std::swap(flushed_, taken.flushed_);
    return *this;
}

AppendedFile::~AppendedFile() {
    if (isNew_ && isLocked_ && isEmpty() && isAtItsPlace()) ::unlink(file_.c_str());
}

Result<AppendedFile, Message> AppendedFile::open(const std::filesystem::path& file) {
    AppendedFile opened;
    opened.file_ = file;
    constexpr int kHow = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC;
    opened.descriptor_ = FileDescriptor(::open(file.c_str(), kHow | O_EXCL, 0666));
    opened.isNew_ = opened.descriptor_.isOpen();
    if (!opened.isNew_) opened.descriptor_ = FileDescriptor(::open(file.c_str(), kHow, 0666));
    if (!opened.descriptor_.isOpen()) return failure<AppendedFile>(cannotWrite(file));
    return opened;
}

bool AppendedFile::lock() {
    isLocked_ = descriptor_.tryLock();
    if (!isLocked_ || isAtItsPlace()) return isLocked_;
    auto again = open(file_);
    if (!again) return isLocked_ = false;
    *this = std::move(*again);
    isLocked_ = descriptor_.tryLock() && isAtItsPlace();
    return isLocked_;
}

/// Whether its name still leads to it.
bool AppendedFile::isAtItsPlace() const {
    struct stat opened {};
    struct stat named {};
    return ::fstat(descriptor_.number(), &opened) == 0 && ::stat(file_.c_str(), &named) == 0
           && opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

bool AppendedFile::isEmpty() const {
    return ::lseek(descriptor_.number(), 0, SEEK_END) <= 0;
}

Result<void, Message> AppendedFile::shorten(std::size_t bytes) {
    if (::ftruncate(descriptor_.number(), static_cast<off_t>(bytes)) != 0)
        return failure<void>(cannotWrite(file_));
    return {};
}

void AppendedFile::append(std::string_view record) {
    while (!record.empty()) {
        const ssize_t written = ::write(descriptor_.number(), record.data(), record.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) fail();
        record.remove_prefix(static_cast<std::size_t>(written));
    }
    if (std::chrono::steady_clock::now() >= flushed_ + kFlushInterval) flush();
}

void AppendedFile::fail() const {
    throw std::system_error(lastError(), file_.string());
}

/// Some files, such as pipes, cannot be made durable.
void AppendedFile::flush() {
    int failed = 0;
    do failed = ::fdatasync(descriptor_.number());
    while (failed != 0 && errno == EINTR);
    if (failed != 0 && errno != EINVAL && errno != EROFS) fail();
    flushed_ = std::chrono::steady_clock::now();
}

}  // namespace roque
