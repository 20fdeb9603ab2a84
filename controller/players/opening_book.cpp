#include "controller/players/opening_book.h"

#include <charconv>

#include "controller/search/plugin_option.h"
#include "controller/search/plugin_request.h"

namespace roque {

void OpeningBook::open(Trouble trouble) {
    if (path_.empty()) return;
    trouble_ = std::move(trouble);
    auto file = BookFile::open(path_);
    if (file)
        file_ = std::move(*file);
    else
        giveUp(file.error());
}

void OpeningBook::giveUp(const Message& problem) {
    file_.reset();
    trouble_(problem);
}

std::optional<Move> OpeningBook::moveFor(const SearchRequest& request) {
    if (!file_ || !request.searchMoves.empty()) return std::nullopt;
    const auto position = positionOf(request);
    if (!position) return std::nullopt;  // the player reports what is wrong
    const auto entries = file_->find(position->key());
    if (!entries) {
        giveUp(entries.error());
        return std::nullopt;
    }
    return drawBookMove(bookMoves(*position, *entries), lot(*position, request.moves.size()));
}

std::uint64_t OpeningBook::lot(const Position& position, std::size_t plies) {
    if (seed_ == 0) return std::uint64_t{unforeseeable_()} << 32U | unforeseeable_();
    std::mt19937_64 generator(seed_ ^ position.key() ^ static_cast<std::uint64_t>(plies) << 32U);
    return generator();
}

std::uint64_t bookSeed(const std::map<std::string, std::string>& options) noexcept {
    std::uint64_t seed = 0;
    for (const auto& [name, value] : options) {
        if (isSameOptionName(name, kSeedOption))
            std::from_chars(value.data(), value.data() + value.size(), seed);
    }
    return seed;
}

}  // namespace roque
