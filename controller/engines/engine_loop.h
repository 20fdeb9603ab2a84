#pragma once

#include <chrono>

#include <boost/asio/io_context.hpp>

namespace roque {

/// Waits for several chess programs at once: waiting for one also notes what the others write and how they
/// end. Belongs to one thread; only wake() may be called by others.
class EngineLoop {
public:
    using TimePoint = std::chrono::steady_clock::time_point;

    /// Waits until something happens to one of the programs, wake() is called, or `until` has come.
    void waitOnce(TimePoint until);
    /// Makes waitOnce() return. [any-thread]
    void wake();

    /// The context, to add something to wait for.
    [[nodiscard]] boost::asio::io_context& context() noexcept { return context_; }

private:
    boost::asio::io_context context_{1};
};

}  // namespace roque
