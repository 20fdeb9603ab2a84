#pragma once

#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "controller/engines/uci_engine.h"
#include "tests/controller/engines/process_census.h"
#include "tests/support/engine_deadlines.h"

namespace roque {

/// An engine with a fault, short deadlines, and a check that nothing is left over afterwards.
class UciEngineTest : public testing::Test {
protected:
    ~UciEngineTest() override {
        engine_.reset();
        loop_.reset();
        EXPECT_EQ(test::openDescriptors(), descriptors_);
        EXPECT_EQ(test::childProcesses(), children_);
    }

    [[nodiscard]] static EngineCommand fake(const std::string& fault) {
        return {ROQUE_FAKE_ENGINE, {fault}, {}};
    }

    /// The error of an engine that does not start.
    EngineError startError(const EngineCommand& command) {
        auto engine = UciEngine::start(*loop_, command, deadlines_);
        if (engine) ADD_FAILURE() << "it has started";
        return engine ? EngineError{} : engine.error();
    }

    UciEngine& start(const std::string& fault) {
        auto engine = UciEngine::start(*loop_, fake(fault), deadlines_);
        if (!engine) throw std::runtime_error(english(engine.error().text));
        engine_ = std::move(*engine);
        return *engine_;
    }

    /// A search that ends by itself, from the start position unless moves are given.
    Result<SearchAnswer, EngineError> search(std::vector<Move> moves = {},
                                             std::chrono::milliseconds patience = std::chrono::seconds(5)) {
        SearchRequest request;
        request.moves = std::move(moves);
        request.limits.depth = 3;
        return engine_->search(request, {.deadline = std::chrono::steady_clock::now() + patience});
    }

    EngineError searchError(const std::string& fault,
                            std::chrono::milliseconds patience = std::chrono::seconds(5)) {
        start(fault);
        const auto move = search({}, patience);
        if (move) ADD_FAILURE() << "it has answered";
        return move ? EngineError{} : move.error();
    }

    std::size_t descriptors_ = test::openDescriptors();
    std::set<int> children_ = test::childProcesses();
    EngineDeadlines deadlines_ = test::patientDeadlines();  ///< a test that wants to see one pass shortens it
    std::unique_ptr<EngineLoop> loop_ = std::make_unique<EngineLoop>();
    std::unique_ptr<UciEngine> engine_;
};

}  // namespace roque
