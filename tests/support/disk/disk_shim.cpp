// A library to be preloaded into a program (LD_PRELOAD): counts what the program does to the files of one
// folder, records it, and lets one step fail, tear, or end the process. disk_fault.h says how it is told.

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <climits>
#include <cstdarg>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <dlfcn.h>
#include <fcntl.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "tests/support/disk/disk_fault.h"
#include "tests/support/disk/disk_step.h"

namespace roque::test {
namespace {

using Kind = DiskStep::Kind;

/// What a step needs of a disk.
enum class Need { Nothing, Room, Change };

std::string variable(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? "" : value;
}

/// The function that this one stands before.
template <typename Function>
Function* original(const char* name) {
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

/// The path of an open file, even if it was removed.
std::string pathOf(int file) {
    std::array<char, PATH_MAX> path{};
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const long size = ::syscall(SYS_readlink, link.c_str(), path.data(), path.size());
    std::string_view text(path.data(), static_cast<std::size_t>(std::max(size, 0L)));
    constexpr std::string_view kRemoved = " (deleted)";
    if (text.ends_with(kRemoved)) text.remove_suffix(kRemoved.size());
    return std::string(text);
}

std::uint64_t numberOf(int file) {
    struct stat about {};
    return ::fstat(file, &about) == 0 ? about.st_ino : 0;
}

std::uint64_t numberOf(const char* path) {
    struct stat about {};
    return ::stat(path, &about) == 0 ? about.st_ino : 0;
}

/// Memory that changes a file without any further call.
struct Mapping {
    std::byte* memory;
    std::uint64_t file;
    std::uint64_t offset;
    std::vector<std::byte> seen;  ///< its content at the last step
};

class Shim {
public:
    static Shim& instance() {
        static Shim& shim = *new Shim;  // used until the very end of the process
        return shim;
    }

    [[nodiscard]] bool watches(std::string_view path) const {
        return !folder_.empty() && path.starts_with(folder_)
               && (path.size() == folder_.size() || path[folder_.size()] == '/');
    }
    [[nodiscard]] bool watches(int file) const { return !folder_.empty() && watches(pathOf(file)); }
    [[nodiscard]] bool isNotes(int file) const { return !notes_.empty() && pathOf(file) == notes_; }

    /// Does a step, lets it fail, or ends the process. `describe` says what a step that succeeded has done.
    template <typename Real, typename Describe>
    auto step(Need need, Real real, Describe describe) -> decltype(real()) {
        const std::lock_guard lock(mutex_);
        recordMappings();
        if (const int error = errorOfNext(need); error != 0) {
            record({});
            errno = error;
            return -1;
        }
        const auto result = real();
        const int after = errno;
        record(result < 0 ? DiskStep{} : describe(result));
        errno = after;
        return result;
    }

    /// The same for writing `size` bytes, of which a torn step writes half.
    template <typename Real>
    ssize_t write(int file, const void* data, std::size_t size, std::uint64_t offset, Real real) {
        const auto describe = [&](ssize_t written) {
            return DiskStep{Kind::Write, numberOf(file), offset, "",
                            std::string(static_cast<const char*>(data), static_cast<std::size_t>(written))};
        };
        tearable_ = [&] { static_cast<void>(real(size / 2)); };
        return step(
            Need::Room, [&] { return real(size); }, describe);
    }

    void note(std::string_view line) {
        const std::lock_guard lock(mutex_);
        recordMappings();
        record({Kind::Note, 0, 0, "", std::string(line)});
    }

    void addMapping(void* memory, std::size_t size, int file, std::uint64_t offset) {
        const std::lock_guard lock(mutex_);
        auto* const bytes = static_cast<std::byte*>(memory);
        mappings_.push_back({bytes, numberOf(file), offset, {bytes, bytes + size}});
    }
    void removeMapping(void* memory) {
        const std::lock_guard lock(mutex_);
        if (mappings_.empty()) return;
        recordMappings();
        std::erase_if(mappings_, [&](const Mapping& each) { return each.memory == memory; });
    }

private:
    Shim() : folder_(variable(kShimFolder)), notes_(variable(kShimNotes)) {
        if (const std::string trace = variable(kShimTrace); !trace.empty())
            trace_ = static_cast<int>(::syscall(SYS_openat, AT_FDCWD, trace.c_str(),
                                                O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600));
        if (const auto fault = DiskFault::parse(variable(kShimFault))) fault_ = *fault;
    }

    /// Counts a step; returns with which error it fails, or 0.
    int errorOfNext(Need need) {
        using Fault = DiskFault::Kind;
        const auto tear = std::exchange(tearable_, nullptr);
        ++steps_;
        if (fault_.step == 0 || steps_ < fault_.step) return 0;
        if (fault_.kind == Fault::Fills) return need == Need::Room ? ENOSPC : 0;
        if (fault_.kind == Fault::Locks) return need != Need::Nothing ? EROFS : 0;
        if (steps_ > fault_.step) return 0;
        if (fault_.kind == Fault::Error) return EIO;
        if (fault_.kind == Fault::Tear && tear) tear();
        ::_exit(kEndedByShim);
    }

    void record(const DiskStep& step) const {
        if (trace_ >= 0) appendStep(trace_, step);
    }

    /// Records the pages of mapped memory that have changed since the last step.
    void recordMappings() {
        if (trace_ < 0) return;
        constexpr std::size_t kPage = 4096;
        for (Mapping& mapping : mappings_) {
            for (std::size_t at = 0; at < mapping.seen.size(); at += kPage) {
                const std::size_t size = std::min(kPage, mapping.seen.size() - at);
                if (std::memcmp(mapping.memory + at, mapping.seen.data() + at, size) == 0) continue;
                std::memcpy(mapping.seen.data() + at, mapping.memory + at, size);
                const char* const page = reinterpret_cast<const char*>(mapping.seen.data() + at);
                record({Kind::Mapped, mapping.file, mapping.offset + at, "", std::string(page, size)});
            }
        }
    }

    std::string folder_;
    std::string notes_;
    int trace_ = -1;
    DiskFault fault_;
    std::mutex mutex_;
    unsigned steps_ = 0;
    std::function<void()> tearable_;
    std::vector<Mapping> mappings_;
};

int openAny(const char* path, int flags, mode_t mode) {
    const auto real = [&] { return static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, flags, mode)); };
    Shim& shim = Shim::instance();
    if (!shim.watches(path)) return real();
    const bool isNew = (flags & O_CREAT) != 0 && ::access(path, F_OK) != 0;
    const bool isChange = isNew || (flags & O_ACCMODE) != O_RDONLY;
    return shim.step(isNew      ? Need::Room
                     : isChange ? Need::Change
                                : Need::Nothing,
                     real, [&](int file) {
                         if (isNew) return DiskStep{Kind::Create, numberOf(file), 0, path, ""};
                         if ((flags & O_TRUNC) != 0) return DiskStep{Kind::Resize, numberOf(file), 0, "", ""};
                         return DiskStep{};
                     });
}

template <typename Real>
int flush(int file, Real real) {
    Shim& shim = Shim::instance();
    if (!shim.watches(file)) return real();
    return shim.step(Need::Change, real, [&](int) {
        struct stat about {};
        const bool isFolder = ::fstat(file, &about) == 0 && S_ISDIR(about.st_mode);
        return DiskStep{isFolder ? Kind::SyncFolder : Kind::Sync, about.st_ino, 0, pathOf(file), ""};
    });
}

ssize_t writeAt(int file, const void* data, std::size_t size, off64_t offset) {
    const auto real = [&](std::size_t bytes) {
        return static_cast<ssize_t>(::syscall(SYS_pwrite64, file, data, bytes, offset));
    };
    Shim& shim = Shim::instance();
    if (!shim.watches(file)) return real(size);
    return shim.write(file, data, size, static_cast<std::uint64_t>(offset), real);
}

int resize(int file, off64_t size) {
    const auto real = [&] { return static_cast<int>(::syscall(SYS_ftruncate, file, size)); };
    Shim& shim = Shim::instance();
    if (!shim.watches(file)) return real();
    return shim.step(Need::Change, real, [&](int) {
        return DiskStep{Kind::Resize, numberOf(file), static_cast<std::uint64_t>(size), "", ""};
    });
}

int reserve(int file, off64_t offset, off64_t size) {
    const auto real = [&] { return static_cast<int>(::syscall(SYS_fallocate, file, 0, offset, size)); };
    Shim& shim = Shim::instance();
    if (!shim.watches(file)) return real() == 0 ? 0 : errno;
    const int result = shim.step(Need::Room, real, [&](int) {
        return DiskStep{Kind::Resize, numberOf(file), static_cast<std::uint64_t>(offset + size), "", ""};
    });
    return result == 0 ? 0 : errno;
}

template <typename Real>
int removeName(const char* path, Real real) {
    Shim& shim = Shim::instance();
    if (!shim.watches(path)) return real();
    return shim.step(Need::Change, real, [&](int) { return DiskStep{Kind::Remove, 0, 0, path, ""}; });
}

void* mapAny(void* at, std::size_t size, int protection, int flags, int file, off64_t offset) {
    void* const memory =
        reinterpret_cast<void*>(::syscall(SYS_mmap, at, size, protection, flags, file, offset));
    const bool changesFile = (flags & MAP_SHARED) != 0 && (protection & PROT_WRITE) != 0 && file >= 0;
    if (memory != MAP_FAILED && changesFile && Shim::instance().watches(file))
        Shim::instance().addMapping(memory, size, file, static_cast<std::uint64_t>(offset));
    return memory;
}

/// The time that has passed only in the program, in nanoseconds.
std::atomic<std::int64_t> passed = 0;

void passTime(std::chrono::nanoseconds time) {
    passed += time.count();
}

void addPassedTime(timespec& time) {
    constexpr std::int64_t kSecond = 1'000'000'000;
    const std::int64_t sum = time.tv_nsec + passed;
    time.tv_sec += sum / kSecond;
    time.tv_nsec = sum % kSecond;
}

mode_t modeOf(int flags, va_list arguments) {
    const bool isGiven = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
    return isGiven ? va_arg(arguments, mode_t) : 0;
}

}  // namespace
}  // namespace roque::test

extern "C" {

using namespace roque::test;

int open(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    return openAny(path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    return openAny(path, flags | O_LARGEFILE, mode);
}

int mkostemp(char* name, int flags) {
    const auto real = [&] { return original<int(char*, int)>("mkostemp")(name, flags); };
    Shim& shim = Shim::instance();
    if (!shim.watches(name)) return real();
    return shim.step(Need::Room, real, [&](int file) {
        return DiskStep{Kind::Create, numberOf(file), 0, name, ""};
    });
}

ssize_t write(int file, const void* data, size_t size) {
    const auto real = [&](std::size_t bytes) {
        return static_cast<ssize_t>(::syscall(SYS_write, file, data, bytes));
    };
    Shim& shim = Shim::instance();
    if (shim.isNotes(file)) shim.note({static_cast<const char*>(data), size});
    if (!shim.watches(file)) return real(size);
    const bool isAppended = (::fcntl(file, F_GETFL) & O_APPEND) != 0;
    const off_t offset = ::lseek(file, 0, isAppended ? SEEK_END : SEEK_CUR);
    return shim.write(file, data, size, static_cast<std::uint64_t>(offset), real);
}

ssize_t pwrite(int file, const void* data, size_t size, off_t offset) {
    return writeAt(file, data, size, offset);
}

ssize_t pwrite64(int file, const void* data, size_t size, off64_t offset) {
    return writeAt(file, data, size, offset);
}

ssize_t sendfile(int to, int from, off_t* offset, size_t size) noexcept {
    const auto real = [&](std::size_t bytes) {
        return static_cast<ssize_t>(::syscall(SYS_sendfile, to, from, offset, bytes));
    };
    Shim& shim = Shim::instance();
    if (!shim.watches(to)) return real(size);
    const off_t begin = offset != nullptr ? *offset : ::lseek(from, 0, SEEK_CUR);
    std::string data(size, '\0');
    data.resize(static_cast<std::size_t>(std::max<ssize_t>(::pread(from, data.data(), size, begin), 0)));
    const off_t place = ::lseek(to, 0, SEEK_CUR);
    return shim.write(to, data.data(), data.size(), static_cast<std::uint64_t>(place), real);
}

int fsync(int file) {
    return flush(file, [&] { return static_cast<int>(::syscall(SYS_fsync, file)); });
}

int fdatasync(int file) {
    return flush(file, [&] { return static_cast<int>(::syscall(SYS_fdatasync, file)); });
}

int ftruncate(int file, off_t size) noexcept {
    return resize(file, size);
}

int ftruncate64(int file, off64_t size) noexcept {
    return resize(file, size);
}

int posix_fallocate(int file, off_t offset, off_t size) {
    return reserve(file, offset, size);
}

int posix_fallocate64(int file, off64_t offset, off64_t size) {
    return reserve(file, offset, size);
}

int rename(const char* from, const char* to) noexcept {
    const auto real = [&] { return static_cast<int>(::syscall(SYS_rename, from, to)); };
    Shim& shim = Shim::instance();
    if (!shim.watches(from)) return real();
    return shim.step(Need::Change, real, [&](int) { return DiskStep{Kind::Rename, 0, 0, from, to}; });
}

int link(const char* from, const char* to) noexcept {
    const auto real = [&] { return static_cast<int>(::syscall(SYS_link, from, to)); };
    Shim& shim = Shim::instance();
    if (!shim.watches(to)) return real();
    return shim.step(Need::Room, real, [&](int) {
        return DiskStep{Kind::Link, numberOf(from), 0, from, to};
    });
}

int unlink(const char* path) noexcept {
    return removeName(path, [&] { return static_cast<int>(::syscall(SYS_unlink, path)); });
}

int remove(const char* path) noexcept {
    return removeName(path, [&] { return original<int(const char*)>("remove")(path); });
}

int mkdir(const char* path, mode_t mode) noexcept {
    const auto real = [&] { return static_cast<int>(::syscall(SYS_mkdir, path, mode)); };
    Shim& shim = Shim::instance();
    if (!shim.watches(path)) return real();
    return shim.step(Need::Room, real, [&](int) { return DiskStep{Kind::MakeFolder, 0, 0, path, ""}; });
}

void* mmap(void* at, size_t size, int protection, int flags, int file, off_t offset) noexcept {
    return mapAny(at, size, protection, flags, file, offset);
}

void* mmap64(void* at, size_t size, int protection, int flags, int file, off64_t offset) noexcept {
    return mapAny(at, size, protection, flags, file, offset);
}

int munmap(void* memory, size_t size) noexcept {
    Shim::instance().removeMapping(memory);
    return static_cast<int>(::syscall(SYS_munmap, memory, size));
}

// Those who wait because another process may be at work try again at once, and see that time has passed.

int usleep(useconds_t time) {
    passTime(std::chrono::microseconds(time));
    return ::sched_yield();
}

int nanosleep(const struct timespec* time, struct timespec* /*left*/) {
    passTime(std::chrono::seconds(time->tv_sec) + std::chrono::nanoseconds(time->tv_nsec));
    return ::sched_yield();
}

int clock_gettime(clockid_t clock, struct timespec* time) noexcept {
    const auto result = static_cast<int>(::syscall(SYS_clock_gettime, clock, time));
    if (result == 0 && clock == CLOCK_MONOTONIC) addPassedTime(*time);
    return result;
}

}  // extern "C"
