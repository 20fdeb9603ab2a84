#include <atomic>
#include <chrono>
#include <deque>
#include <optional>
#include <thread>

#include <fmt/format.h>

#include "controller/plugin_check/checks.h"
#include "controller/plugin_check/positions.h"
#include "controller/plugin_check/subject.h"
#include "controller/plugins/plugin_call.h"
#include "controller/search/plugin_request.h"
#include "controller/threads/mutex.h"
#include "model/notation/uci_move.h"

// What a plugin says to the program meanwhile, which the program itself only looks at as far as it needs it.
namespace roque::check {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// The program's side of a search.
class Listener {
public:
    Listener(const Position& position, Clock::time_point deadline)
        : position_(position), deadline_(deadline) {}

    static int isStopRequested(void* self) noexcept {
        Listener& listener = at(self);
        return listener.isHeardInTime() && Clock::now() < listener.deadline_ ? 0 : 1;
    }
    static int isPondering(void* self) noexcept {
        static_cast<void>(at(self).isHeardInTime());
        return 0;
    }
    static void report(void* self, const roque_player_info* info) noexcept {
        Listener& listener = at(self);
        if (!listener.isHeardInTime()) return;
        const MutexLock lock(listener.mutex_);
        if (!listener.fault_) listener.fault_ = listener.faultOf(info);
    }

    /// The search has returned: nothing may be said from now on.
    void close() { isOver_ = true; }
    [[nodiscard]] unsigned lateCalls() const noexcept { return lateCalls_; }
    [[nodiscard]] std::optional<std::string> fault() {
        const MutexLock lock(mutex_);
        return fault_;
    }

private:
    static Listener& at(void* self) noexcept { return *static_cast<Listener*>(self); }

    bool isHeardInTime() noexcept {
        if (isOver_) ++lateCalls_;
        return !isOver_;
    }

    [[nodiscard]] std::optional<std::string> faultOf(const roque_player_info* info) const {
        if (info == nullptr) return "It reported NULL";
        if (info->score_kind > ROQUE_PLAYER_SCORE_MATE)
            return fmt::format("It reported a score of the unknown kind {}", info->score_kind);
        if (info->time_ms < 0) return fmt::format("It reported a time of {} ms", info->time_ms);
        constexpr unsigned kAll = 1000;
        if (info->table_permille > kAll)
            return fmt::format("It reported a table that is full to {} of 1000", info->table_permille);
        return faultOfLine(info->line);
    }

    [[nodiscard]] std::optional<std::string> faultOfLine(const char* line) const {
        constexpr std::size_t kLongestLine = 4096;
        if (line == nullptr) return std::nullopt;
        const auto text = boundedText(line, kLongestLine);
        if (!text) return fmt::format("It reported a line of more than {} bytes", kLongestLine);
        Position position = position_;
        std::string_view rest = *text;
        while (!rest.empty()) {
            const std::string_view word = rest.substr(0, rest.find(' '));
            rest.remove_prefix(std::min(rest.size(), word.size() + 1));
            if (word.empty()) continue;
            const auto move = parseUciMove(position, word);
            if (!move)
                return fmt::format("It reported a line with '{}', which is no legal move there",
                                   shownText(word, ROQUE_PLAYER_MOVE_SIZE));
            position = position.after(*move);
        }
        return std::nullopt;
    }

    Position position_;
    Clock::time_point deadline_;
    std::atomic<bool> isOver_{false};
    std::atomic<unsigned> lateCalls_{0};
    Mutex mutex_;
    std::optional<std::string> fault_ ROQUE_GUARDED_BY(mutex_);
};

/// A listener that is never destroyed: threads of the plugin may still know it.
Listener& newListener(const Position& position, Clock::time_point deadline) {
    static auto& all = *new std::deque<Listener>;
    return all.emplace_back(position, deadline);
}

/// Has a player of the plugin search, and returns what it said meanwhile and afterwards.
Listener& listenTo(const Subject& subject, void* player, const SearchRequest& request) {
    const PluginRequest written(request);
    roque_player_request question = written.forPlugin();
    Listener& listener = newListener(request.start, Clock::now() + 150ms);
    question.host = &listener;
    question.is_stop_requested = Listener::isStopRequested;
    question.report = Listener::report;
    question.is_pondering = Listener::isPondering;
    roque_player_answer answer{};
    subject.step("it searched " + nameOf(request));
    static_cast<void>(callPlugin(PluginError::Kind::SearchFailed, answer.failure, [&] {
        return subject.library().search(player, &question, &answer) == ROQUE_PLAYER_OK;
    }));
    listener.close();
    return listener;
}

/// Calls `judge` with the listener of each of several searches of one player, until one is not passed.
template <typename Judge>
Finding listen(const Subject& subject, Judge judge) {
    roque_player_failure failure{};
    subject.step("it made a player");
    void* const player = subject.library().create(&failure);
    if (player == nullptr) return failed("No player was made: " + shownBuffer(failure.text));
    Finding finding;
    for (const std::string_view fen : ordinaryFens()) {
        SearchRequest request = requestOf(fen);
        request.limits.moveTime = 100ms;
        finding = judge(listenTo(subject, player, request), fen);
        if (!finding.isPassed()) break;
    }
    subject.step("it ended a player");
    subject.library().destroy(player);
    return finding;
}

}  // namespace

Finding reportsSense(Subject& subject) {
    return listen(subject, [](Listener& listener, std::string_view fen) {
        const auto fault = listener.fault();
        return fault ? failed(fmt::format("{}, in {}", *fault, fen)) : Finding{};
    });
}

Finding isSilentAfterSearch(Subject& subject) {
    return listen(subject, [](Listener& listener, std::string_view fen) {
        std::this_thread::sleep_for(50ms);
        if (listener.lateCalls() == 0) return Finding{};
        return failed(fmt::format("A thread of it spoke within 50 ms after its search ({} calls), in {}",
                                  listener.lateCalls(), fen));
    });
}

}  // namespace roque::check
