#include "model/opening/opening_table.h"

#include <optional>
#include <utility>

#include "model/notation/san.h"

namespace roque {
namespace {

bool isCode(std::string_view text) noexcept {
    const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
    return text.size() == 3 && text[0] >= 'A' && text[0] <= 'E' && isDigit(text[1]) && isDigit(text[2]);
}

/// Removes and returns the text before the next separator.
std::string_view take(std::string_view& text, char separator) {
    const std::size_t end = text.find(separator);
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
    return taken;
}

/// The position after moves in SAN; nothing if one of them is illegal.
std::optional<Position> positionAfter(std::string_view moves) {
    Position position = Position::start();
    while (!moves.empty()) {
        const auto move = parseSan(position, take(moves, ' '));
        if (!move) return std::nullopt;
        position = position.after(*move);
    }
    return position;
}

}  // namespace

Result<OpeningTable, Message> OpeningTable::parse(std::string_view text) {
    OpeningTable table;
    for (unsigned number = 1; !text.empty(); ++number) {
        std::string_view line = take(text, '\n');
        if (line.empty()) continue;
        const std::string_view code = take(line, '\t');
        const std::string_view name = take(line, '\t');
        const auto position = positionAfter(line);
        if (!isCode(code))
            return failure<OpeningTable>(
                ROQUE_MESSAGE("line {0} of the openings does not begin with a code", number));
        if (name.empty())
            return failure<OpeningTable>(ROQUE_MESSAGE("line {0} of the openings has no name", number));
        if (line.empty())
            return failure<OpeningTable>(ROQUE_MESSAGE("line {0} of the openings has no moves", number));
        if (!position)
            return failure<OpeningTable>(
                ROQUE_MESSAGE("line {0} of the openings has a move that is not legal", number));
        if (table.find(*position) != nullptr)
            return failure<OpeningTable>(
                ROQUE_MESSAGE("line {0} of the openings leads to a position that has a name", number));
        table.byPosition_.emplace(position->key(), table.openings_.size());
        table.openings_.push_back({std::string(code), std::string(name)});
    }
    return table;
}

const Opening* OpeningTable::find(const Position& position) const {
    const auto found = byPosition_.find(position.key());
    return found == byPosition_.end() ? nullptr : &openings_[found->second];
}

const Opening* OpeningTable::openingOf(const GameNode& node) const {
    const Opening* opening = nullptr;
    const GameNode* each = &node;
    for (; each->parent() != nullptr; each = each->parent()) {
        if (opening == nullptr) opening = find(each->position());
    }
    return each->position() == Position::start() ? opening : nullptr;
}

void tagOpening(const OpeningTable& openings, const GameNode& root, GameTags& tags) {
    const GameNode* last = &root;
    while (last->next() != nullptr) last = last->next();
    const Opening* const opening = openings.openingOf(*last);
    if (opening == nullptr || tags.contains("ECO") || tags.contains("Opening")) return;
    tags.set("ECO", opening->code);
    tags.set("Opening", opening->name);
}

}  // namespace roque
