#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "controller/search/engine_source.h"
#include "controller/search/plugin_request.h"
#include "model/movegen/legal_moves.h"

namespace roque::test {

/// What engines of one source were asked, and how they behave. Shared with their threads.
class EngineRecord {
public:
    /// A question, and what had been set before it.
    struct Question {
        Position position = Position::start();
        Variant variant = Variant::Standard;
        std::chrono::steady_clock::time_point time;  ///< by the clock of the test
    };

    std::function<std::chrono::steady_clock::time_point()> clock;  ///< [any-thread]
    std::vector<PluginOption> options;
    std::optional<EngineError> startError;
    std::optional<EngineError> searchError;  ///< instead of lines
    std::size_t answersBeforeError = 0;      ///< after so many questions of each engine
    bool answersAtOnce = false;
    bool isDeaf = false;  ///< does not answer a stop until it is let go
    bool isMute = false;  ///< reports nothing

    void note(const Question& question) {
        const std::lock_guard lock(mutex_);
        questions_.push_back(question);
    }
    void noteOption(const std::string& words) {
        const std::lock_guard lock(mutex_);
        told_.push_back(words);
    }
    [[nodiscard]] std::vector<Question> questions() const {
        const std::lock_guard lock(mutex_);
        return questions_;
    }
    [[nodiscard]] std::vector<std::string> told() const {
        const std::lock_guard lock(mutex_);
        return told_;
    }
    void noteReport() {
        const std::lock_guard lock(mutex_);
        ++reports_;
        change_.notify_all();
    }
    /// Waits until it has reported on a position.
    void awaitReportOn(const Position& position) {
        std::unique_lock lock(mutex_);
        change_.wait(lock, [&] {
            return reports_ == questions_.size() && !questions_.empty()
                   && questions_.back().position == position;
        });
    }
    void letGo() {
        const std::lock_guard lock(mutex_);
        isDeaf = false;
        change_.notify_all();
    }
    /// Waits until a search is to end.
    void waitFor(const std::stop_token& stop) {
        std::unique_lock lock(mutex_);
        change_.wait(lock, stop, [] { return false; });
        change_.wait(lock, [this] { return !isDeaf; });
    }

private:
    mutable std::mutex mutex_;
    std::condition_variable_any change_;
    std::vector<Question> questions_;
    std::size_t reports_ = 0;
    std::vector<std::string> told_;
};

/// An engine that reports one line for the first legal moves of each position, then waits for the stop.
class ScriptedEngine final : public SearchEngine {
public:
    explicit ScriptedEngine(std::shared_ptr<EngineRecord> record) : record_(std::move(record)) {}

    [[nodiscard]] const EngineDescription& description() const noexcept override { return description_; }
    [[nodiscard]] const std::vector<PluginOption>& options() const noexcept override {
        return record_->options;
    }
    [[nodiscard]] Result<void, EngineError> setOption(std::string_view name,
                                                      std::string_view value) override {
        record_->noteOption(std::string(name) + "=" + std::string(value));
        if (name == "MultiPV") lines_ = std::stoul(std::string(value));
        return {};
    }
    [[nodiscard]] Result<void, EngineError> newGame(Variant variant) override {
        record_->noteOption(variant == Variant::Chess960 ? "game=960" : "game=standard");
        return {};
    }
    [[nodiscard]] Result<SearchAnswer, EngineError> search(const SearchRequest& request,
                                                           const SearchControl& control) override {
        Position position = request.start;
        for (const Move move : request.moves) position = position.after(move);
        record_->note({position, request.variant, record_->clock()});
        if (control.onBegin) control.onBegin();
        if (record_->searchError && asked_++ >= record_->answersBeforeError) return *record_->searchError;
        const MoveList moves = legalMoves(position);
        for (std::size_t rank = 1; !record_->isMute && rank <= std::min(lines_, moves.size()); ++rank) {
            SearchInfo info;
            info.multiPv = static_cast<unsigned>(rank);
            info.depth = 1;
            // The score says which position it is about.
            info.scoreForMover = Score{Score::Kind::Centipawns, static_cast<int>(position.key() % 500) - 10};
            info.line = {moves[rank - 1]};
            if (control.onInfo) control.onInfo(info);
        }
        record_->noteReport();
        if (!record_->answersAtOnce) record_->waitFor(control.stop);
        return SearchAnswer{moves[0]};
    }

private:
    std::shared_ptr<EngineRecord> record_;
    EngineDescription description_{"Scripted", "", true};
    std::size_t lines_ = 1;
    std::size_t asked_ = 0;
};

/// A source of such engines.
inline EngineSource scriptedSource(std::shared_ptr<EngineRecord> record) {
    EngineSource source;
    source.make = [record](const std::stop_token&) -> Result<std::unique_ptr<SearchEngine>, EngineError> {
        if (record->startError) return *record->startError;
        return std::unique_ptr<SearchEngine>(std::make_unique<ScriptedEngine>(record));
    };
    return source;
}

}  // namespace roque::test
