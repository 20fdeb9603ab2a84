#include "controller/pgn/pgn_pipeline.h"

#include <utility>

#include "controller/pgn/pgn_batch_reader.h"

namespace roque {

// Enough batches that no thread waits, and no more: they are what the memory holds.
PgnPipeline::PgnPipeline(unsigned threads, Work work)
    : maxPending_(2 * std::size_t{threads} + 1), workers_(threads, std::move(work)) {}

PgnPipeline::Outcome PgnPipeline::run(std::istream& text, const Listener& listener) {
    PgnBatchReader reader(text);
    const auto deliverOne = [&] { listener.onResult(workers_.take(), reader.bytesRead()); };
    bool wasStopped = false;
    while (!wasStopped) {
        auto batch = reader.next();
        if (!batch) break;
        workers_.submit(std::move(*batch));
        if (workers_.pending() >= maxPending_) deliverOne();
        wasStopped = listener.isStopped();
    }
    while (workers_.pending() > 0) deliverOne();
    return {reader.bytesRead(), reader.isText(), reader.isBroken(), reader.hasFailed(), wasStopped};
}

}  // namespace roque
