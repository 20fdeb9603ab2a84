#pragma once

#include <utility>

#include <sys/file.h>
#include <unistd.h>

namespace roque {

/// Owns a file descriptor, or none.
class FileDescriptor {
public:
    FileDescriptor() = default;
    explicit FileDescriptor(int descriptor) noexcept : descriptor_(descriptor) {}
    FileDescriptor(FileDescriptor&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    FileDescriptor& operator=(FileDescriptor&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    FileDescriptor(const FileDescriptor&) = delete;
    FileDescriptor& operator=(const FileDescriptor&) = delete;
    ~FileDescriptor() {
        if (isOpen()) ::close(descriptor_);
    }

    [[nodiscard]] bool isOpen() const noexcept { return descriptor_ >= 0; }
    [[nodiscard]] int number() const noexcept { return descriptor_; }
    /// Locks the file (flock(2)) without waiting; false if another descriptor holds the lock. Closing
    /// unlocks.
    [[nodiscard]] bool tryLock() const noexcept { return ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0; }
    /// Hands the descriptor to the caller, who closes it.
    [[nodiscard]] int release() noexcept { return std::exchange(descriptor_, -1); }

private:
    int descriptor_ = -1;
};

}  // namespace roque
