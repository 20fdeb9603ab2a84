#include "view/uci/info_text.h"

#include <algorithm>

#include <fmt/format.h>

namespace roque::uci {

std::string infoText(const SearchInfo& info, const Position& position, CastlingNotation castling) {
    std::string text = fmt::format("info depth {}", info.depth);
    if (info.selectiveDepth != 0) text += fmt::format(" seldepth {}", info.selectiveDepth);
    text += fmt::format(" multipv {}", info.multiPv);
    if (info.scoreForMover) {
        const bool isMate = info.scoreForMover->kind == Score::Kind::Mate;
        text += fmt::format(" score {} {}", isMate ? "mate" : "cp", info.scoreForMover->value);
    }
    if (info.chances)
        text += fmt::format(" wdl {} {} {}", info.chances->win, info.chances->draw, info.chances->loss);
    const auto milliseconds = static_cast<std::uint64_t>(std::max<std::int64_t>(info.time.count(), 1));
    text += fmt::format(" nodes {} nps {}", info.nodes, info.nodes * 1000 / milliseconds);
    if (info.tablePermille != 0) text += fmt::format(" hashfull {}", info.tablePermille);
    text += fmt::format(" time {}", info.time.count());
    if (!info.line.empty()) text += " pv";
    Position at = position;
    for (const Move move : info.line) {
        text += ' ' + toUci(move, at, castling);
        at = at.after(move);
    }
    return text;
}

}  // namespace roque::uci
