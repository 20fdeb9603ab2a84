#pragma once

#include <cstddef>
#include <functional>

namespace roque {

/// Who does pieces of work that do not depend on each other. The model starts no threads: these may be
/// threads that somebody else started (controller/problem/thread_workers.h), or the caller alone.
class Workers {
public:
    /// Does the piece of work of that index, as the worker of that number.
    using Work = std::function<void(std::size_t piece, std::size_t worker)>;

    virtual ~Workers() = default;

    /// How many there are; at least one.
    [[nodiscard]] virtual std::size_t count() const = 0;

    /// Has pieces 0 to pieces - 1 begun in this order, and returns when all are done. A worker does one at a
    /// time.
    virtual void share(std::size_t pieces, const Work& work) = 0;
};

/// The caller does it all, one piece after the other.
class CallerOnly final : public Workers {
public:
    [[nodiscard]] std::size_t count() const override { return 1; }
    void share(std::size_t pieces, const Work& work) override {
        for (std::size_t piece = 0; piece < pieces; ++piece) work(piece, 0);
    }
};

}  // namespace roque
