#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/base/variant.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "model/position/position.h"
#include "plugins/sdk/deadline.h"
#include "plugins/sdk/info.h"
#include "plugins/sdk/limits.h"
#include "plugins/sdk/roque_player_plugin.h"

namespace roque::sdk {

/// One request to a player: the game so far, the limits of the search, and the way to report to the program.
///
/// Lives as long as the call of Player::search() that receives it. isStopRequested(), isPondering() and the
/// times may be asked on any thread, all else only on the thread of the search.
class SearchJob {
public:
    /// Reads the request. Throws std::invalid_argument if it is malformed, which a correct host never
    /// sends.
    explicit SearchJob(const roque_player_request& request)
        : request_(request), game_{startOf(request)}, limits_(limitsOf(request.limits)) {
        game_.reserve(request.move_count + 1);
        for (std::size_t ply = 0; ply < request.move_count; ++ply) {
            const auto move = parseUciMove(position(), request.moves[ply]);
            if (!move)
                throw std::invalid_argument("cannot follow the game: " + english(move.error().describe()));
            game_.push_back(position().after(*move));
        }
        readSearchMoves();
        timeForMove_ = sdk::timeForMove(limits_, position().sideToMove());
        if (!isPondering()) turnBegan_ = 0;
    }
    SearchJob(const SearchJob&) = delete;
    SearchJob& operator=(const SearchJob&) = delete;

    /// The position to search. It has at least one legal move.
    [[nodiscard]] const Position& position() const noexcept { return game_.back(); }

    /// Every position of the game from its start, the one to search last: enough to see that a move would
    /// repeat a position (FIDE article 9.2).
    [[nodiscard]] const std::vector<Position>& game() const noexcept { return game_; }

    [[nodiscard]] Variant variant() const noexcept {
        return request_.chess960 != 0 ? Variant::Chess960 : Variant::Standard;
    }
    [[nodiscard]] const Limits& limits() const noexcept { return limits_; }

    /// The moves to search; empty for all legal ones. A player may ignore this.
    [[nodiscard]] const std::vector<Move>& searchMoves() const noexcept { return searchMoves_; }

    /// Whether it is still the opponent's turn: time limits do not hold yet, and the search need not end.
    /// Changes to false once, if at all. [any-thread]
    [[nodiscard]] bool isPondering() const noexcept {
        return hasLaterPart() && request_.is_pondering != nullptr
               && request_.is_pondering(request_.host) != 0;
    }

    /// The time since the request arrived. [any-thread]
    [[nodiscard]] std::chrono::milliseconds elapsed() const noexcept {
        return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now()
                                                                     - began_);
    }

    /// The time that this move has cost so far: elapsed() without the part in which the opponent's clock ran.
    /// [any-thread]
    [[nodiscard]] std::chrono::milliseconds timeUsed() const noexcept {
        std::int64_t began = turnBegan_.load(std::memory_order_relaxed);
        if (began == kNotYet) {
            if (isPondering()) return std::chrono::milliseconds(0);
            const std::int64_t now = elapsed().count();
            if (turnBegan_.compare_exchange_strong(began, now)) began = now;
        }
        return elapsed() - std::chrono::milliseconds(began);
    }

    /// Whether the search must end now: the host says so, the time for this move is over, or the depth or the
    /// positions reported are those asked for. A player that asks nothing else keeps its limits of time,
    /// depth and positions; a mate to look for and the moves to choose from are its own matter. Ask every
    /// thousand positions or so, and return within 50 ms with the best move found so far. [any-thread]
    [[nodiscard]] bool isStopRequested() const noexcept {
        const bool isTimeOver = timeForMove_ && timeUsed() >= *timeForMove_;
        return isTimeOver || isLimitReported_.load(std::memory_order_relaxed) || isStopRequestedByHost();
    }

    /// The same, for a player that counts: also when the positions searched are those asked for. [any-thread]
    [[nodiscard]] bool isStopRequested(std::uint64_t nodes) const noexcept {
        return (limits_.nodes && nodes >= *limits_.nodes) || isStopRequested();
    }

    /// Whether the host wants the search to end. For players that divide their time themselves; others ask
    /// isStopRequested(). [any-thread]
    [[nodiscard]] bool isStopRequestedByHost() const noexcept {
        return request_.is_stop_requested(request_.host) != 0;
    }

    /// Reports the progress of the search. The line is cut before its first illegal move. Of several lines of
    /// a depth, the best is reported last: with the depth asked for, the search must end.
    void report(const Info& info) {
        std::vector<Move> line = legalPartOf(info.line);
        const std::string text = textOf(line);
        roque_player_info message{};
        message.depth = info.depth;
        message.selective_depth = info.selectiveDepth;
        message.multi_pv = info.multiPv;
        if (info.scoreForMover) {
            const bool isMate = info.scoreForMover->kind == Score::Kind::Mate;
            message.score_kind = isMate ? ROQUE_PLAYER_SCORE_MATE : ROQUE_PLAYER_SCORE_CENTIPAWNS;
            message.score = info.scoreForMover->value;
        }
        message.nodes = info.nodes;
        message.time_ms = elapsed().count();
        message.table_permille = info.tablePermille;
        message.line = text.c_str();
        request_.report(request_.host, &message);
        if (info.multiPv == 1) bestLine_ = std::move(line);
        if (info.multiPv == 1 && reachesLimit(info)) isLimitReported_.store(true, std::memory_order_relaxed);
    }

    /// Says which root move is searched now, its number from 1, and the depth. Does nothing if nobody
    /// wants to know.
    void reportMove(Move move, unsigned number, unsigned depth) const {
        if (!hasTold() || request_.report_move == nullptr) return;
        request_.report_move(request_.host, textOf(move, position()).c_str(), number, depth);
    }

    /// Tells people something that they should know, a sentence without a full stop.
    void tell(const std::string& text) const {
        if (hasTold() && request_.tell != nullptr) request_.tell(request_.host, text.c_str());
    }

    /// The reply to a move in the last line reported, if that line begins with the move.
    [[nodiscard]] std::optional<Move> expectedReply(Move move) const noexcept {
        if (bestLine_.size() < 2 || bestLine_.front() != move) return std::nullopt;
        return bestLine_[1];
    }

    /// A move of the position `at` in the notation of the request.
    [[nodiscard]] std::string textOf(Move move, const Position& at) const {
        return toUci(move, at,
                     variant() == Variant::Chess960 ? CastlingNotation::KingTakesRook
                                                    : CastlingNotation::KingTwoSquares);
    }

private:
    [[nodiscard]] static Position startOf(const roque_player_request& request) {
        const auto start = parseFen(request.start_fen);
        if (!start)
            throw std::invalid_argument("cannot read the start position: "
                                        + english(start.error().describe()));
        return *start;
    }

    /// Whether the host fills the fields that were added to the request later.
    [[nodiscard]] bool hasLaterPart() const noexcept {
        return request_.size >= offsetof(roque_player_request, is_pondering) + sizeof request_.is_pondering;
    }

    /// The same of those that came later still.
    [[nodiscard]] bool hasTold() const noexcept {
        return request_.size >= offsetof(roque_player_request, tell) + sizeof request_.tell;
    }

    [[nodiscard]] bool reachesLimit(const Info& info) const noexcept {
        return (limits_.depth && info.depth >= *limits_.depth)
               || (limits_.nodes && info.nodes >= *limits_.nodes);
    }

    void readSearchMoves() {
        if (!hasLaterPart()) return;
        for (std::size_t number = 0; number < request_.search_move_count; ++number) {
            const auto move = parseUciMove(position(), request_.search_moves[number]);
            if (!move)
                throw std::invalid_argument("cannot read the moves to search: "
                                            + english(move.error().describe()));
            searchMoves_.push_back(*move);
        }
    }

    [[nodiscard]] static Limits limitsOf(const roque_player_limits& limits) {
        const auto time = [](std::int64_t count) {
            return count < 0 ? std::nullopt : std::optional(std::chrono::milliseconds(count));
        };
        Limits read;
        if (limits.depth != 0) read.depth = limits.depth;
        if (limits.mate != 0) read.mate = limits.mate;
        if (limits.nodes != 0) read.nodes = limits.nodes;
        read.moveTime = time(limits.move_time_ms);
        for (const Color color : kColors) {
            const auto side = static_cast<std::size_t>(color);
            read.timeLeft[color] = time(limits.time_left_ms[side]);
            if (limits.increment_ms[side] != 0) read.increment[color] = time(limits.increment_ms[side]);
        }
        if (limits.moves_to_go != 0) read.movesToGo = limits.moves_to_go;
        read.infinite = limits.infinite != 0;
        return read;
    }

    /// The line up to its first illegal move, such as one from a stale table entry.
    [[nodiscard]] std::vector<Move> legalPartOf(const std::vector<Move>& line) const {
        std::vector<Move> legal;
        Position at = position();
        for (const Move move : line) {
            if (!isLegal(at, move)) break;
            legal.push_back(move);
            at = at.after(move);
        }
        return legal;
    }

    [[nodiscard]] std::string textOf(const std::vector<Move>& line) const {
        std::string text;
        Position at = position();
        for (const Move move : line) {
            if (!text.empty()) text += ' ';
            text += textOf(move, at);
            at = at.after(move);
        }
        return text;
    }

    static constexpr std::int64_t kNotYet = -1;

    const roque_player_request& request_;
    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
    std::vector<Position> game_;
    Limits limits_;
    std::vector<Move> searchMoves_;
    std::vector<Move> bestLine_;
    std::optional<std::chrono::milliseconds> timeForMove_;
    mutable std::atomic<std::int64_t> turnBegan_{kNotYet};  ///< milliseconds after `began_`
    std::atomic<bool> isLimitReported_{false};
};

}  // namespace roque::sdk
