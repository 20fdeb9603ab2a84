#include "controller/search/search_line.h"

#include "model/notation/san.h"
#include "model/notation/uci_move.h"

namespace roque {

bool SearchLine::add(std::string_view text) {
    if (info_.line.size() == kMaxPlies) return false;
    const auto move = parseUciMove(position_, text);
    if (!move) return false;
    if (!info_.lineText.empty()) info_.lineText += ' ';
    info_.lineText += toSan(position_, *move);
    info_.line.push_back(*move);
    position_ = position_.after(*move);
    return true;
}

}  // namespace roque
