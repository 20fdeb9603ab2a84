#include "controller/search/plugin_request.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"

namespace roque {
namespace {

/// A time as the plugin interface writes it. A time that has run out is 0, not "no limit".
[[nodiscard]] std::int64_t milliseconds(std::optional<std::chrono::milliseconds> time, std::int64_t none) {
    return time ? std::max<std::int64_t>(time->count(), 0) : none;
}

[[nodiscard]] roque_player_limits limitsOf(const SearchLimits& limits) {
    constexpr std::int64_t kNoLimit = -1;
    roque_player_limits written{};
    written.depth = limits.depth.value_or(0);
    written.mate = limits.mate.value_or(0);
    written.nodes = limits.nodes.value_or(0);
    written.move_time_ms = milliseconds(limits.moveTime, kNoLimit);
    for (const Color color : kColors) {
        const auto side = static_cast<std::size_t>(color);
        written.time_left_ms[side] = milliseconds(limits.timeLeft[color], kNoLimit);
        written.increment_ms[side] = milliseconds(limits.increment[color], 0);
    }
    written.moves_to_go = limits.movesToGo.value_or(0);
    written.infinite = limits.infinite ? 1 : 0;
    return written;
}

[[nodiscard]] CastlingNotation notationOf(Variant variant) noexcept {
    return variant == Variant::Chess960 ? CastlingNotation::KingTakesRook : CastlingNotation::KingTwoSquares;
}

}  // namespace

Result<Position, PluginError> positionOf(const SearchRequest& request) {
    const CastlingNotation castling = notationOf(request.variant);
    Position position = request.start;
    for (std::size_t ply = 0; ply < request.moves.size(); ++ply) {
        const Move move = request.moves[ply];
        if (!isLegal(position, move)) {
            return PluginError{PluginError::Kind::InvalidRequest,
                               ROQUE_MESSAGE("Ply {0} of the game, {1}, is not legal", ply + 1,
                                             toUci(move, position, castling))};
        }
        position = position.after(move);
    }
    if (!hasLegalMove(position)) {
        return PluginError{PluginError::Kind::InvalidRequest,
                           ROQUE_MESSAGE("The game is over: there is no legal move")};
    }
    for (const Move move : request.searchMoves) {
        if (!isLegal(position, move)) {
            return PluginError{
                PluginError::Kind::InvalidRequest,
                ROQUE_MESSAGE("The move {0} to be searched is not legal", toUci(move, position, castling))};
        }
    }
    return position;
}

PluginRequest::PluginRequest(const SearchRequest& request)
    : variant_(request.variant), limits_(limitsOf(request.limits)) {
    const CastlingNotation castling = notationOf(variant_);
    startFen_ = toFen(request.start, variant_ == Variant::Chess960 ? FenStyle::Shredder : FenStyle::XFen);
    Position position = request.start;
    moves_.reserve(request.moves.size());
    moveTexts_.reserve(request.moves.size());
    for (const Move move : request.moves) {
        moveTexts_.push_back(moves_.emplace_back(toUci(move, position, castling)).c_str());
        position = position.after(move);
    }
    searchMoves_.reserve(request.searchMoves.size());
    for (const Move move : request.searchMoves)
        searchMoveTexts_.push_back(searchMoves_.emplace_back(toUci(move, position, castling)).c_str());
}

roque_player_request PluginRequest::forPlugin() const noexcept {
    roque_player_request request{};
    request.size = sizeof request;
    request.chess960 = variant_ == Variant::Chess960 ? 1 : 0;
    request.start_fen = startFen_.c_str();
    request.moves = moveTexts_.data();
    request.move_count = moveTexts_.size();
    request.limits = limits_;
    request.search_moves = searchMoveTexts_.data();
    request.search_move_count = searchMoveTexts_.size();
    return request;
}

}  // namespace roque
