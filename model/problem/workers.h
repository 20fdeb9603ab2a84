#pragma once

#include <cstddef>
#include <functional>

namespace roque {

/// Runs independent pieces of work. The model starts no threads: workers are threads of someone else
/// (controller/problem/thread_workers.h), or the caller alone.
class Workers {
public:
    /// Performs a piece of work by index, as the worker with this number.
    using Work = std::function<void(std::size_t piece, std::size_t worker)>;

    virtual ~Workers() = default;

    /// The number of workers, at least one.
    [[nodiscard]] virtual std::size_t count() const = 0;

    /// Starts pieces 0 to pieces - 1 in this order and returns when all are done. A worker runs one at a
    /// time.
    virtual void share(std::size_t pieces, const Work& work) = 0;
};

/// The caller runs all pieces, one after the other.
class CallerOnly final : public Workers {
public:
    [[nodiscard]] std::size_t count() const override { return 1; }
    void share(std::size_t pieces, const Work& work) override {
        for (std::size_t piece = 0; piece < pieces; ++piece) work(piece, 0);
    }
};

}  // namespace roque
