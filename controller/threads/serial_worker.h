#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace roque {

/// A thread that does one piece of work after the other, for what would have the UI thread wait: disks and
/// databases.
///
/// Work owns what it touches (shared_ptr), because it may outlive the worker: at the end the worker finishes
/// what was posted, but waits no longer for it than its patience; a thread that does not come back, because a
/// server does not answer, is left alone.
class SerialWorker {
public:
    explicit SerialWorker(std::chrono::milliseconds patience = std::chrono::seconds(5));
    SerialWorker(const SerialWorker&) = delete;
    SerialWorker& operator=(const SerialWorker&) = delete;
    ~SerialWorker();

    /// Has work done after all that was posted before. It must not throw. [any-thread]
    void post(std::function<void()> work);

    /// How many threads of workers that are gone still run. If any, the program should end without the usual
    /// tidying (std::_Exit), which they might trip over. [any-thread]
    [[nodiscard]] static unsigned detachedThreads() noexcept;

private:
    struct Shared;

    static void run(Shared& shared);

    std::chrono::milliseconds patience_;
    std::shared_ptr<Shared> shared_;
};

}  // namespace roque
