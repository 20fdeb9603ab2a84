#include "controller/plugins/plugin_search_channel.h"

#include <algorithm>
#include <deque>
#include <string_view>

#include "controller/search/plugin_text.h"
#include "controller/search/search_line.h"
#include "model/notation/uci_move.h"

namespace roque {
namespace {

constexpr std::size_t kLongestLineText = 4096;
/// A score beyond this is cut off, as that of a UCI engine is (plugins/uci/engine_info.cpp).
constexpr std::int32_t kMostScore = 1'000'000;

[[nodiscard]] std::optional<Score> scoreOf(const roque_player_info& info) noexcept {
    const auto score = std::clamp<std::int32_t>(info.score, -kMostScore, kMostScore);
    switch (info.score_kind) {
        case ROQUE_PLAYER_SCORE_CENTIPAWNS:
            return Score{Score::Kind::Centipawns, score};
        case ROQUE_PLAYER_SCORE_MATE:
            return Score{Score::Kind::Mate, score};
        default:
            return std::nullopt;
    }
}

/// Takes the next word off a text whose words are separated by blanks.
[[nodiscard]] std::string_view takeWord(std::string_view& text) noexcept {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    return word;
}

/// Reads a line of play as far as it is legal.
void readLine(std::string_view text, const Position& position, SearchInfo& info) {
    SearchLine line(position, info);
    for (std::string_view word = takeWord(text); !word.empty(); word = takeWord(text)) {
        if (!line.add(word)) return;
    }
}

[[nodiscard]] SearchInfo readInfo(const roque_player_info& from, const Position& position) {
    SearchInfo info;
    info.depth = from.depth;
    info.selectiveDepth = from.selective_depth;
    info.multiPv = std::max(from.multi_pv, 1U);
    info.scoreForMover = scoreOf(from);
    info.nodes = from.nodes;
    info.tablePermille = std::min(from.table_permille, 1000U);
    info.time = std::chrono::milliseconds(std::max<std::int64_t>(from.time_ms, 0));
    if (const auto line = boundedText(from.line, kLongestLineText)) readLine(*line, position, info);
    return info;
}

}  // namespace

SearchChannel& SearchChannel::create() {
    struct Channels {
        Mutex mutex;
        std::deque<SearchChannel> all ROQUE_GUARDED_BY(mutex);
    };
    static auto& channels = *new Channels;  // never destroyed, see the class
    const MutexLock lock(channels.mutex);
    return channels.all.emplace_back();
}

SearchChannel::Connection::Connection(SearchChannel& channel, const Position& position,
                                      const std::atomic<bool>& stop, TimePoint deadline,
                                      const std::atomic<bool>* isPondering,
                                      const std::function<void(const SearchInfo&)>& onInfo,
                                      const SearchAside& aside)
    : channel_(channel),
      position_(position),
      stop_(stop),
      deadline_(deadline),
      isPondering_(isPondering),
      onInfo_(onInfo),
      aside_(aside) {
    const MutexLock lock(channel_.mutex_);
    channel_.connection_ = this;
}

SearchChannel::Connection::~Connection() {
    const MutexLock lock(channel_.mutex_);
    channel_.connection_ = nullptr;
}

int SearchChannel::isStopRequested(void* host) noexcept {
    auto& channel = *static_cast<SearchChannel*>(host);
    const MutexLock lock(channel.mutex_);
    const Connection* const search = channel.connection_;
    if (search == nullptr || search->stop_.load()) return 1;
    const bool isTimed = search->deadline_ != TimePoint::max();
    return isTimed && std::chrono::steady_clock::now() >= search->deadline_ ? 1 : 0;
}

int SearchChannel::isPondering(void* host) noexcept {
    auto& channel = *static_cast<SearchChannel*>(host);
    const MutexLock lock(channel.mutex_);
    if (channel.connection_ == nullptr || channel.connection_->isPondering_ == nullptr) return 0;
    return channel.connection_->isPondering_->load() ? 1 : 0;
}

void SearchChannel::report(void* host, const roque_player_info* info) noexcept {
    auto& channel = *static_cast<SearchChannel*>(host);
    if (info == nullptr) return;
    const MutexLock lock(channel.mutex_);
    if (channel.connection_ == nullptr || !channel.connection_->onInfo_) return;
    try {
        channel.connection_->onInfo_(readInfo(*info, channel.connection_->position_));
    } catch (...) {
        // Out of memory, or the receiver failed: a report is not worth a game, and nothing may cross to the
        // plugin.
    }
}

void SearchChannel::reportMove(void* host, const char* move, std::uint32_t number,
                               std::uint32_t depth) noexcept {
    auto& channel = *static_cast<SearchChannel*>(host);
    const MutexLock lock(channel.mutex_);
    const Connection* const search = channel.connection_;
    if (search == nullptr || !search->aside_.onMove) return;
    try {
        const auto text = boundedText(move, ROQUE_PLAYER_MOVE_SIZE);
        if (!text) return;
        if (const auto read = parseUciMove(search->position_, *text))
            search->aside_.onMove(*read, number, depth);
    } catch (...) {
        // As in report().
    }
}

void SearchChannel::tell(void* host, const char* text) noexcept {
    auto& channel = *static_cast<SearchChannel*>(host);
    const MutexLock lock(channel.mutex_);
    const Connection* const search = channel.connection_;
    if (search == nullptr || !search->aside_.onText) return;
    try {
        const auto bounded = boundedText(text, kLongestLineText);
        if (bounded) search->aside_.onText(shownText(*bounded, ROQUE_PLAYER_TEXT_SIZE));
    } catch (...) {
        // As in report().
    }
}

}  // namespace roque
