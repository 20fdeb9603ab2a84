#include "view/uci/uci_perft.h"

#include <cstdint>
#include <utility>

#include <fmt/format.h>

#include "model/movegen/legal_moves.h"
#include "model/perft/perft.h"

namespace roque::uci {
namespace {

/// Counts like perft(), but asks again and again whether to stop.
std::uint64_t count(const Position& position, unsigned depth, const std::stop_token& stop) {
    constexpr unsigned kDepthBetweenQuestions = 3;
    if (depth <= kDepthBetweenQuestions) return perft(position, depth);
    std::uint64_t nodes = 0;
    for (const Move move : legalMoves(position)) {
        if (stop.stop_requested()) break;
        nodes += count(position.after(move), depth - 1, stop);
    }
    return nodes;
}

}  // namespace

UciPerft::UciPerft(const Position& position, unsigned depth, CastlingNotation castling, Output output)
    : thread_([this, position, depth, castling, output = std::move(output)](const std::stop_token& stop) {
          std::uint64_t sum = 0;
          for (const Move move : legalMoves(position)) {
              const std::uint64_t nodes = count(position.after(move), depth - 1, stop);
              if (stop.stop_requested()) return;
              output(fmt::format("{}: {}", toUci(move, position, castling), nodes));
              sum += nodes;
          }
          output(fmt::format("Nodes searched: {}", sum));
          over_.set_value();
      }) {}

}  // namespace roque::uci
