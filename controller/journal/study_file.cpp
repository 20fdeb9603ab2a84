#include "controller/journal/study_file.h"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <span>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "controller/journal/recorder_frame.h"
#include "controller/storage/file_error.h"
#include "controller/storage/files.h"

namespace roque {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kStudyPrefix = "study-";
constexpr std::string_view kFirst = ".1";
constexpr std::string_view kSecond = ".2";
constexpr std::size_t kLongestRead = std::size_t{256} << 20U;
constexpr std::size_t kRoomForFrame = 64;

fs::path secondOf(const fs::path& first) {
    std::string name = first.string();
    name.replace(name.size() - kFirst.size(), kFirst.size(), kSecond);
    return name;
}

/// A state and its number.
struct State {
    std::uint64_t number = 0;
    std::string text;
};

/// The last complete state of a file; number 0 if there is none.
State latestIn(const fs::path& file) {
    State latest;
    const auto bytes = readFile(file, kLongestRead);
    if (!bytes) return latest;
    auto memory = std::as_bytes(std::span(*bytes));
    while (const auto frame = readFrame(memory)) {
        if (frame->number > latest.number) latest = {frame->number, std::string(frame->text)};
        memory = memory.subspan(std::min(frame->size, memory.size()));
    }
    return latest;
}

std::error_code writeAt(const FileDescriptor& file, std::span<const std::byte> bytes, std::uint64_t offset) {
    while (!bytes.empty()) {
        const ssize_t count = ::pwrite(file.number(), bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return count < 0 ? lastError() : std::make_error_code(std::errc::no_space_on_device);
        bytes = bytes.subspan(static_cast<std::size_t>(count));
        offset += static_cast<std::uint64_t>(count);
    }
    return {};
}

}  // namespace

std::shared_ptr<StudyFile> StudyFile::create(const fs::path& folder, const std::string& name,
                                             std::error_code& error) {
    fs::create_directories(folder, error);
    if (error) return nullptr;
    const std::string stem = std::string(kStudyPrefix) + name;
    const std::shared_ptr<StudyFile> made(new StudyFile);
    made->paths_ = {folder / (stem + std::string(kFirst)), folder / (stem + std::string(kSecond))};
    // Others may find the first file only when it is locked.
    const fs::path hidden = folder / ('.' + stem);
    made->files_[0] = FileDescriptor(::open(hidden.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600));
    if (made->files_[0].isOpen() && made->files_[0].tryLock()
        && ::rename(hidden.c_str(), made->paths_[0].c_str()) == 0) {
        made->files_[1] =
            FileDescriptor(::open(made->paths_[1].c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600));
        if (made->files_[1].isOpen()) return made;
    }
    error = lastError();
    fs::path ignored = hidden;
    std::error_code none;
    fs::remove(hidden, none);
    remove(made->paths_[0]);
    return nullptr;
}

std::vector<fs::path> StudyFile::find(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code code;
    for (fs::directory_iterator entry(folder, code); !code && entry != fs::directory_iterator();
         entry.increment(code)) {
        const std::string name = entry->path().filename().string();
        if (name.starts_with(kStudyPrefix) && name.ends_with(kFirst)) files.push_back(entry->path());
    }
    std::ranges::sort(files);
    return files;
}

std::optional<std::string> StudyFile::readLeftBehind(const fs::path& file, FileDescriptor& own) {
    own = FileDescriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat about {};
    if (!own.isOpen() || !own.tryLock() || ::fstat(own.number(), &about) != 0 || about.st_nlink == 0)
        return std::nullopt;
    State first = latestIn(file);
    State second = latestIn(secondOf(file));
    return std::move(first.number > second.number ? first : second).text;
}

void StudyFile::remove(const fs::path& file) {
    std::error_code ignored;
    fs::remove(secondOf(file), ignored);
    fs::remove(file, ignored);
}

/// Only if the states in the current file are not the only ones that a power cut would leave.
void StudyFile::goOnInOther() {
    if (used_ < kLongest || synced_ < first_) return;
    const unsigned other = 1 - current_;
    if (::ftruncate(files_[other].number(), 0) != 0) return;
    current_ = other;
    used_ = 0;
    first_ = written_ + 1;
}

std::error_code StudyFile::write(std::string_view state) {
    goOnInOther();
    std::vector<std::byte> frame(state.size() + kRoomForFrame);
    const std::size_t size = writeFrame(frame, written_ + 1, state);
    if (const auto error = writeAt(files_[current_], std::span(frame).first(size), used_)) return error;
    used_ += size;
    ++written_;
    return {};
}

std::error_code StudyFile::sync() {
    const std::uint64_t written = written_;
    for (const FileDescriptor& file : files_) {
        if (::fdatasync(file.number()) != 0) return lastError();
    }
    synced_ = written;
    return {};
}

}  // namespace roque
