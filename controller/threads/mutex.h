#pragma once

#include <mutex>

#include "controller/threads/thread_annotations.h"

namespace roque {

/// A std::mutex that Clang's thread safety analysis knows.
class ROQUE_CAPABILITY("mutex") Mutex {
public:
    Mutex() = default;
    Mutex(const Mutex&) = delete;
    Mutex& operator=(const Mutex&) = delete;
    ~Mutex() = default;

    void lock() ROQUE_ACQUIRE() { mutex_.lock(); }
    void unlock() ROQUE_RELEASE() { mutex_.unlock(); }

private:
    std::mutex mutex_;
};

/// Holds a mutex for as long as it lives, except between unlock() and lock(). To wait for a change, hand it
/// to a std::condition_variable_any.
class ROQUE_SCOPED_CAPABILITY MutexLock {
public:
    explicit MutexLock(Mutex& mutex) ROQUE_ACQUIRE(mutex) : mutex_(mutex) { mutex.lock(); }
    MutexLock(const MutexLock&) = delete;
    MutexLock& operator=(const MutexLock&) = delete;
    ~MutexLock() ROQUE_RELEASE() {
        if (isHeld_) mutex_.unlock();
    }

    void lock() ROQUE_ACQUIRE() {
        mutex_.lock();
        isHeld_ = true;
    }
    void unlock() ROQUE_RELEASE() {
        isHeld_ = false;
        mutex_.unlock();
    }

private:
    Mutex& mutex_;
    bool isHeld_ = true;
};

}  // namespace roque
