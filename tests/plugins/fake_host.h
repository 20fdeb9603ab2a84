#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "plugins/sdk/search_job.h"

namespace roque::test {

/// The host of a player under test, in place of the program: asks a question, counts how often the player
/// asks whether to stop, and keeps what it reports. Any thread of the player may ask; one at a time may
/// report.
class FakeHost {
public:
    explicit FakeHost(std::string_view startFen, std::vector<std::string> moves = {})
        : startFen_(startFen), moves_(std::move(moves)) {
        for (const std::string& move : moves_) moveTexts_.push_back(move.c_str());
        request_.size = sizeof request_;
        request_.start_fen = startFen_.c_str();
        request_.moves = moveTexts_.data();
        request_.move_count = moveTexts_.size();
        request_.limits.move_time_ms = -1;
        request_.limits.time_left_ms[0] = -1;
        request_.limits.time_left_ms[1] = -1;
        request_.host = this;
        request_.is_stop_requested = [](void* host) { return static_cast<FakeHost*>(host)->poll(); };
        request_.report = [](void* host, const roque_player_info* info) {
            static_cast<FakeHost*>(host)->keep(*info);
        };
        request_.report_move = [](void* host, const char* move, std::uint32_t number, std::uint32_t depth) {
            static_cast<FakeHost*>(host)->movesTold_.push_back({move, number, depth});
        };
    }
    FakeHost(const FakeHost&) = delete;
    FakeHost& operator=(const FakeHost&) = delete;

    /// Says "stop" from the given time of asking on, the first being 1.
    void stopAtPoll(std::uint64_t poll) noexcept { stopAtPoll_ = poll; }

    /// The question, for a test to add limits.
    [[nodiscard]] roque_player_request& request() noexcept { return request_; }

    /// How often the player has asked whether to stop.
    [[nodiscard]] std::uint64_t polls() const noexcept { return polls_; }

    /// One report.
    struct Report {
        roque_player_info info;
        std::string line;
    };
    [[nodiscard]] const std::vector<Report>& reports() const noexcept { return reports_; }

    /// A move that was said to be searched.
    struct Told {
        std::string move;
        unsigned number;
        unsigned depth;
    };
    [[nodiscard]] const std::vector<Told>& movesTold() const noexcept { return movesTold_; }

private:
    int poll() noexcept { return ++polls_ >= stopAtPoll_ ? 1 : 0; }
    void keep(const roque_player_info& info) {
        reports_.push_back({info, info.line == nullptr ? "" : info.line});
    }

    std::string startFen_;
    std::vector<std::string> moves_;
    std::vector<const char*> moveTexts_;
    roque_player_request request_{};
    std::uint64_t stopAtPoll_ = std::numeric_limits<std::uint64_t>::max();
    std::atomic<std::uint64_t> polls_ = 0;
    std::vector<Report> reports_;
    std::vector<Told> movesTold_;
};

inline constexpr std::string_view kStartFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

}  // namespace roque::test
