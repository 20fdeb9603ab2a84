#pragma once

#include <csignal>

#include <sys/resource.h>
#include <unistd.h>

namespace roque::test {

/// Removes the process's right to ignore file permissions, if it has it.
class LimitedUser {
public:
    LimitedUser() : isRoot_(::geteuid() == 0) {
        if (isRoot_ && ::seteuid(kNobody) != 0) isRoot_ = false;
    }
    LimitedUser(const LimitedUser&) = delete;
    LimitedUser& operator=(const LimitedUser&) = delete;
    ~LimitedUser() {
        if (isRoot_) static_cast<void>(::seteuid(0) == 0);
    }

private:
    static constexpr uid_t kNobody = 65534;

    bool isRoot_;
};

/// Limits the size of files the process can write, as if the disk were full.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) : oldHandler_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &old_);
        const rlimit limit{bytes, old_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &old_);
        std::signal(SIGXFSZ, oldHandler_);
    }

private:
    rlimit old_{};
    void (*oldHandler_)(int);
};

}  // namespace roque::test
