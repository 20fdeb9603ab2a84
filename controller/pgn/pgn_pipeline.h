#pragma once

#include <cstddef>
#include <functional>
#include <iosfwd>

#include "controller/pgn/pgn_batch.h"
#include "controller/pgn/pgn_batch_result.h"
#include "controller/threads/ordered_workers.h"

namespace roque {

/// Works on the games of PGN texts with several threads, and delivers the results in the order of the games.
/// Memory stays bounded whatever the size of a text. Used by one thread.
class PgnPipeline {
public:
    /// Called by every thread, at the same time.
    using Work = std::function<PgnBatchResult(const PgnBatch&)>;

    /// Both are called on the thread of run().
    struct Listener {
        std::function<void(const PgnBatchResult&, std::size_t bytesRead)> onResult;
        std::function<bool()> isStopped;  ///< true ends the reading; what was read is still delivered
    };

    /// How the reading of a text ended.
    struct Outcome {
        std::size_t bytesRead = 0;
        bool isText = true;
        bool isBroken = false;   ///< UTF-16 breaks off within a letter
        bool hasFailed = false;  ///< the stream failed before its end
        bool wasStopped = false;
    };

    /// `threads` is at least 1.
    PgnPipeline(unsigned threads, Work work);

    /// Works on one text.
    Outcome run(std::istream& text, const Listener& listener);

private:
    std::size_t maxPending_;
    OrderedWorkers<PgnBatch, PgnBatchResult> workers_;
};

}  // namespace roque
