#include "controller/pgn/pgn_file.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "controller/pgn/pgn_indexer.h"
#include "controller/pgn/pgn_source.h"
#include "model/pgn/pgn_parser.h"

namespace roque {
namespace {

using Steady = std::chrono::steady_clock;

constexpr auto kChanged = ROQUE_PATTERN("The file has been changed by another program since it was read");

/// Reads the game at a place in a file.
Result<GameFromFile, Message> readGame(const std::filesystem::path& path, const PgnPlace& place,
                                       const std::optional<FileStamp>& stamp) {
    auto source = PgnSource::open(path);
    if (!source) return failure<GameFromFile>(source.error().describe());
    if (stamp && source->stamp() != *stamp) return failure<GameFromFile>(kChanged);
    auto text = source->text(place.offset, place.length);
    if (!text) return failure<GameFromFile>(text.error().describe());
    std::vector<ReadGame> games;
    GameBuilder builder([&games](ReadGame game) { games.push_back(std::move(game)); });
    PgnParser(builder).parse({*text, place.line, place.isFragment});
    if (place.game >= games.size()) return failure<GameFromFile>(kChanged);
    ReadGame& game = games[place.game];
    const bool hasErrors = game.hasErrors();
    return GameFromFile{std::move(game), {path, place.offset, std::move(*text), place.game, hasErrors}};
}

}  // namespace

/// News from the thread that indexes the file.
struct PgnFile::Progress {
    std::shared_ptr<const PgnIndexPart> part;  ///< nullptr at the end
    double share = 1;
    bool isDone = false;
    std::optional<Message> problem;
    std::optional<FileStamp> stamp;
};

namespace {

/// Indexes a file piece by piece. [search-thread]
template <typename Tell>
void lookThrough(const std::filesystem::path& path, const std::atomic<bool>& stop, const Tell& tell) {
    constexpr std::size_t kPiece = std::size_t{256} << 10U;
    constexpr std::size_t kPart = 4096;  // games
    constexpr std::chrono::milliseconds kPause{100};
    auto source = PgnSource::open(path);
    if (!source) return tell(nullptr, 1.0, true, source.error().describe(), std::nullopt);
    const FileStamp stamp = source->stamp();
    PgnIndexer indexer;
    std::string piece(kPiece, '\0');
    std::uint64_t done = 0;
    std::size_t bytes = 0;
    auto told = Steady::now() - kPause;  // so that the first games are reported at once
    while (!stop) {
        const auto count = source->read(piece);
        if (!count) return tell(indexer.take(), 1.0, true, count.error().describe(), stamp);
        if (*count == 0) {
            indexer.finish();
            return tell(indexer.take(), 1.0, true, std::nullopt, stamp);
        }
        done += *count;
        indexer.feed(std::string_view(piece).substr(0, *count));
        if (!indexer.isText())
            return tell(nullptr, 1.0, true, ROQUE_MESSAGE("{0} is not a text file", path), stamp);
        if (indexer.found() < kPart && Steady::now() - told < kPause) continue;
        auto part = indexer.take();
        bytes += part->bytes();
        const double share =
            static_cast<double>(done) / static_cast<double>(std::max<std::uint64_t>(stamp.size, 1));
        tell(std::move(part), std::min(share, 1.0), false, std::nullopt, stamp);
        told = Steady::now();
        if (bytes > PgnFile::kMaxBytes)
            return tell(nullptr, 1.0, true, ROQUE_MESSAGE("The file has more games than can be listed"),
                        stamp);
    }
    tell(indexer.take(), 1.0, true, ROQUE_MESSAGE("Reading was stopped"), stamp);
}

}  // namespace

PgnFile::PgnFile(UiDispatcher& dispatcher, std::filesystem::path path, std::function<void()> onChange)
    : path_(std::move(path)),
      onChange_(std::move(onChange)),
      link_(std::make_shared<UiLink>(dispatcher)),
      stop_(std::make_shared<std::atomic<bool>>(false)) {
    indexThread_.post(
        [path = path_, stop = stop_, link = link_, onProgress = self_.bind(&PgnFile::onProgress)] {
            lookThrough(path, *stop,
                        [&](std::shared_ptr<const PgnIndexPart> part, double share, bool isDone,
                            std::optional<Message> problem, std::optional<FileStamp> stamp) {
                            link->post([onProgress, progress = Progress{std::move(part), share, isDone,
                                                                        std::move(problem), stamp}] {
                                onProgress(progress);
                            });
                        });
        });
}

PgnFile::~PgnFile() {
    *stop_ = true;
    self_.release();  // games still to be read are no longer wanted
    link_->cut();
}

void PgnFile::onProgress(const Progress& progress) {
    if (progress.part && progress.part->size() > 0) {
        for (std::size_t at = 0; at < progress.part->size(); ++at) {
            if (progress.part->summary(at).problem != nullptr) ++gamesWithErrors_;
        }
        letters_.add(progress.part->letters());
        parts_.push_back(progress.part);
        size_ += progress.part->size();
        ends_.push_back(size_);
    }
    progress_ = progress.share;
    isReading_ = !progress.isDone;
    problem_ = progress.problem;
    stamp_ = progress.stamp;
    if (onChange_) onChange_();
}

void PgnFile::stop() {
    *stop_ = true;
}

std::pair<const PgnIndexPart*, std::size_t> PgnFile::find(std::size_t at) const {
    const auto end = std::ranges::upper_bound(ends_, at);
    const auto part = static_cast<std::size_t>(end - ends_.begin());
    return {parts_[part].get(), part == 0 ? at : at - ends_[part - 1]};
}

GameSummary PgnFile::summary(std::size_t at) const {
    const auto [part, number] = find(at);
    return part->summary(number);
}

PgnPlace PgnFile::place(std::size_t at) const {
    const auto [part, number] = find(at);
    return part->place(number);
}

std::optional<std::size_t> PgnFile::findAt(std::uint64_t offset, std::size_t place) const {
    const auto begins = [](const auto& part) { return part->place(0).offset; };
    const auto next = std::ranges::upper_bound(parts_, offset, {}, begins);
    if (next == parts_.begin()) return std::nullopt;
    const auto number = static_cast<std::size_t>(next - parts_.begin()) - 1;
    const PgnIndexPart& part = *parts_[number];
    for (std::size_t at = 0; at < part.size(); ++at) {
        if (part.place(at).offset == offset && part.place(at).game == place)
            return at + (number == 0 ? 0 : ends_[number - 1]);
    }
    return std::nullopt;
}

void PgnFile::read(std::size_t at, std::function<void(Result<GameFromFile, Message>)> onDone) {
    using Read = Result<GameFromFile, Message>;
    auto done = self_.bind([onDone = std::move(onDone)](PgnFile&, Read game) { onDone(std::move(game)); });
    readThread_.post([path = path_, place = place(at), stamp = stamp_, link = link_, isWanted = self_.token(),
                      done = std::move(done)] {
        if (isWanted.expired()) return;
        // A pointer, because posted work is copied and a game cannot be copied.
        auto game = std::make_shared<Read>(readGame(path, place, stamp));
        link->post([done, game] { done(std::move(*game)); });
    });
}

bool PgnFile::hasChangedOnDisk() const {
    return stamp_ && FileStamp::of(path_) != stamp_;
}

}  // namespace roque
