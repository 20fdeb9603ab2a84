#include "controller/annotation/game_source.h"

#include <algorithm>
#include <utility>

#include "controller/storage/files.h"
#include "model/pgn/pgn_parser.h"

namespace roque::annotation {
namespace {

/// Counts games, and notices whether one of them has a tag or a move: any text is a game to the parser.
class GameCounter final : public PgnVisitor {
public:
    void tag(std::string_view /*name*/, std::string_view /*value*/) override { isChess_ = true; }
    void move(const Position& /*before*/, Move /*move*/, const Position& /*after*/) override {
        isChess_ = true;
    }
    void endGame(GameResult /*result*/, std::string_view /*text*/) override { ++games_; }

    [[nodiscard]] std::size_t games() const noexcept { return isChess_ ? games_ : 0; }

private:
    std::size_t games_ = 0;
    bool isChess_ = false;
};

/// Nothing if it is stopped.
std::optional<std::size_t> countGames(std::string_view text, const std::stop_token& stop) {
    if (detectEncoding(text.substr(0, PgnSplitter::kBytesForDetection)) == TextEncoding::NotText) return 0;
    GameCounter counter;
    PgnParser parser(counter);
    PgnSplitter splitter;
    splitter.feed(text);
    splitter.finish();
    while (const auto section = splitter.next()) {
        if (stop.stop_requested()) return std::nullopt;
        parser.parse(*section);
    }
    return counter.games();
}

}  // namespace

Result<GameSource, Message> GameSource::open(const std::vector<std::filesystem::path>& files,
                                             const std::stop_token& stop) {
    GameSource source;
    for (const std::filesystem::path& file : files) {
        auto text = readToEnd(file, kLargestFile);
        if (!text) return failure<GameSource>(text.error().describe());
        if (auto added = source.add(file, std::move(*text), stop); !added)
            return failure<GameSource>(std::move(added).error());
    }
    return source;
}

Result<GameSource, Message> GameSource::ofText(const std::filesystem::path& file, std::string text) {
    GameSource source;
    if (auto added = source.add(file, std::move(text), {}); !added)
        return failure<GameSource>(std::move(added).error());
    return source;
}

Result<void, Message> GameSource::add(const std::filesystem::path& file, std::string text,
                                      const std::stop_token& stop) {
    const auto games = countGames(text, stop);
    if (!games) return ROQUE_MESSAGE("{0}: the reading was stopped", file);
    if (*games == 0) return ROQUE_MESSAGE("{0}: has no games", file);
    size_ += *games;
    files_.push_back({file, std::move(text)});
    return {};
}

void GameSource::select(std::vector<std::size_t> games) {
    selected_ = std::move(games);
    std::erase_if(selected_, [this](std::size_t game) { return game == 0 || game > size_; });
    if (selected_.empty()) files_.clear();
    size_ = selected_.size();
}

/// Reads the next section of the files, or goes on to the next file.
void GameSource::readOn() {
    if (!splitter_) {
        splitter_ = std::make_unique<PgnSplitter>();
        splitter_->feed(files_[file_].text);
        splitter_->finish();
    }
    const auto section = splitter_->next();
    if (!section) {
        splitter_.reset();
        place_ = 0;
        files_[file_++].text = {};
        return;
    }
    GameBuilder builder([this](ReadGame game) {
        ++read_;
        ++place_;
        if (!selected_.empty() && !std::ranges::binary_search(selected_, read_)) return;
        waiting_.push_back({++number_, files_[file_].path, place_, std::move(game)});
    });
    PgnParser(builder).parse(*section);
}

const SourceGame* GameSource::peek() {
    while (waiting_.empty() && file_ < files_.size()) readOn();
    return waiting_.empty() ? nullptr : &waiting_.front();
}

std::optional<SourceGame> GameSource::next() {
    if (peek() == nullptr) return std::nullopt;
    SourceGame game = std::move(waiting_.front());
    waiting_.pop_front();
    return game;
}

}  // namespace roque::annotation
