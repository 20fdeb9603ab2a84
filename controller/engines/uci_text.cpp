#include "controller/engines/uci_text.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "model/notation/fen.h"

namespace roque {
namespace {

/// Writes at least 1 ms: an engine might take 0 for an error.
void appendTime(std::string& text, std::string_view name, std::optional<std::chrono::milliseconds> time) {
    if (time) text += fmt::format(" {} {}", name, std::max<std::int64_t>(time->count(), 1));
}

void appendIncrement(std::string& text, std::string_view name,
                     std::optional<std::chrono::milliseconds> increment) {
    if (increment && increment->count() > 0) text += fmt::format(" {} {}", name, increment->count());
}

template <typename Count>
void appendCount(std::string& text, std::string_view name, std::optional<Count> count) {
    if (count) text += fmt::format(" {} {}", name, *count);
}

}  // namespace

std::string positionText(const SearchRequest& request) {
    const bool isStandard = request.variant == Variant::Standard;
    std::string text = "position startpos";
    if (!isStandard || request.start != Position::start())
        text = "position fen " + toFen(request.start, isStandard ? FenStyle::XFen : FenStyle::Shredder);
    if (!request.moves.empty()) text += " moves";
    Position position = request.start;
    for (const Move move : request.moves) {
        text += ' ' + toUci(move, position, castlingNotation(request.variant));
        position = position.after(move);
    }
    return text;
}

std::string goText(const SearchLimits& limits) {
    std::string text = "go";
    appendTime(text, "wtime", limits.timeLeft[Color::White]);
    appendTime(text, "btime", limits.timeLeft[Color::Black]);
    appendIncrement(text, "winc", limits.increment[Color::White]);
    appendIncrement(text, "binc", limits.increment[Color::Black]);
    appendCount(text, "movestogo", limits.movesToGo);
    appendCount(text, "depth", limits.depth);
    appendCount(text, "nodes", limits.nodes);
    appendCount(text, "mate", limits.mate);
    appendTime(text, "movetime", limits.moveTime);
    return limits.infinite ? text + " infinite" : text;
}

std::string searchMovesText(const SearchRequest& request, const Position& position) {
    std::string text;
    for (const Move move : request.searchMoves)
        text += ' ' + toUci(move, position, castlingNotation(request.variant));
    return text.empty() ? text : " searchmoves" + text;
}

}  // namespace roque
