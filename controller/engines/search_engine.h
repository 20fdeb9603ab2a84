#pragma once

#include <chrono>
#include <stop_token>
#include <string>

#include "controller/engines/engine_error.h"
#include "controller/players/search.h"
#include "model/base/result.h"

namespace roque {

/// The answer of an engine, and what it has told on the way to it.
struct EngineMove {
    Move best = Move::none();  ///< legal
    /// From the moment at which it was told to begin to the one at which its answer arrived.
    std::chrono::steady_clock::duration thought{0};
    SearchInfo last;  ///< of its best line: depth, score, positions; no line
};

/// Somebody outside this program who is asked for moves, one at a time, and waited for. Belongs to one
/// thread.
class SearchEngine {
public:
    SearchEngine() = default;
    SearchEngine(const SearchEngine&) = delete;
    SearchEngine& operator=(const SearchEngine&) = delete;
    virtual ~SearchEngine() = default;

    /// What comes next is another game, of this kind.
    [[nodiscard]] virtual Result<void, EngineError> newGame(Variant variant) = 0;

    /// The move that it chooses. After `patience`, or when somebody wants us to stop, it is told to answer
    /// now; one that then does not answer soon is given up. So the answer may come later than `patience`
    /// allows: what that means is for the caller to say.
    [[nodiscard]] virtual Result<EngineMove, EngineError> search(const SearchRequest& request,
                                                                 std::chrono::milliseconds patience,
                                                                 const std::stop_token& stop) = 0;
};

}  // namespace roque
