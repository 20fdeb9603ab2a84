#pragma once

#include <chrono>
#include <functional>
#include <future>
#include <string>
#include <thread>

#include "model/notation/uci_move.h"
#include "model/position/position.h"

namespace roque::uci {

/// `go perft N`: counts the move sequences of a position on a thread of its own, and writes a line for each
/// first move and then "Nodes searched: ...". Its functions are called on one thread.
class UciPerft {
public:
    /// Writes a line; called on the thread of the count.
    using Output = std::function<void(const std::string& line)>;

    /// Starts to count. `depth` is at least 1.
    UciPerft(const Position& position, unsigned depth, CastlingNotation castling, Output output);

    /// Ends the count, if it still runs. What is not counted by then is not written.
    ~UciPerft() = default;

    /// Waits for the end, but not longer than that. False if it has not come.
    [[nodiscard]] bool waitFor(std::chrono::milliseconds most) {
        return end_.wait_for(most) == std::future_status::ready;
    }

private:
    std::promise<void> over_;
    std::future<void> end_ = over_.get_future();
    std::jthread thread_;
};

}  // namespace roque::uci
