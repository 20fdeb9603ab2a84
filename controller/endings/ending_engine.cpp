#include "controller/endings/ending_engine.h"

#include <algorithm>
#include <charconv>
#include <system_error>
#include <utility>

#include "controller/search/plugin_option.h"
#include "controller/search/plugin_request.h"
#include "controller/search/search_line.h"
#include "model/notation/uci_move.h"

namespace roque {
namespace {

using Outcome = EndingMove::Outcome;

constexpr Score kDraw{Score::Kind::Centipawns, 0};

std::int64_t numberIn(std::string_view text, std::int64_t otherwise) noexcept {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? number : otherwise;
}

Score scoreOf(const EndingMove& move) noexcept {
    constexpr int kUncertain = 600;  // much, but no mate: the fifty-move rule may come first
    if (move.outcome == Outcome::Draws) return kDraw;
    if (move.outcome == Outcome::MayWin) return {Score::Kind::Centipawns, kUncertain};
    if (move.outcome == Outcome::MayLose) return {Score::Kind::Centipawns, -kUncertain};
    const int moves = static_cast<int>(move.reply.plies() / 2);
    return {Score::Kind::Mate, move.reply.isLost() ? moves + 1 : -(moves + 1)};
}

/// The plies to the mate. A draw is one however many moves are made: as many as the fifty-move rule allows.
unsigned depthOf(const EndingMove& move) noexcept {
    constexpr unsigned kFiftyMoves = 100;
    return move.outcome == Outcome::Draws ? kFiftyMoves : move.reply.plies() + 1;
}

std::vector<Position> gameOf(const SearchRequest& request) {
    std::vector<Position> game{request.start};
    for (const Move move : request.moves) game.push_back(game.back().after(move));
    return game;
}

}  // namespace

EndingEngine::EndingEngine(std::unique_ptr<SearchEngine> engine, std::filesystem::path file,
                           EndingFile::Trouble trouble)
    : EngineWrapper(std::move(engine)), path_(std::move(file)), trouble_(std::move(trouble)) {
    for (const PluginOption& option : options()) noteOption(option.name, option.defaultValue);
}

Result<void, EngineError> EndingEngine::setOption(std::string_view name, std::string_view value) {
    auto set = EngineWrapper::setOption(name, value);
    if (set) noteOption(name, value);
    return set;
}

void EndingEngine::noteOption(std::string_view name, std::string_view value) {
    const PluginOption* const option = findOption(options(), name);
    if (option == nullptr) return;
    if (isSameOptionName(name, "Level")) hasHighestLevel_ = numberIn(value, 0) >= option->maximum;
    if (isSameOptionName(name, "UCI_LimitStrength")) isLimited_ = value == "true";
    if (isSameOptionName(name, "MultiPV")) lines_ = numberIn(value, 1);
}

/// A file that is not there yet may be made at any time.
const EndingFile* EndingEngine::file() {
    std::error_code ignored;
    if (file_ || isGivenUp_ || !std::filesystem::exists(path_, ignored)) return file_.get();
    auto opened = EndingFile::open(path_, trouble_);
    if (opened) {
        file_ = std::move(*opened);
    } else {
        isGivenUp_ = true;
        if (trouble_) trouble_(opened.error());
    }
    return file_.get();
}

/// The moves to choose from, the best first; none if the endings say nothing.
std::vector<EndingMove> EndingEngine::movesOf(const SearchRequest& request, const Position& position) {
    const bool isEnding =
        count(position.board().occupied()) <= kMaxEndingMen && position.castlingRooks() == 0;
    if (!isEnding || !hasHighestLevel_ || isLimited_ || file() == nullptr) return {};
    std::vector<EndingMove> moves = rankedEndingMoves(gameOf(request), *file_);
    if (!request.searchMoves.empty()) {
        std::erase_if(moves, [&](const EndingMove& each) {
            return std::ranges::find(request.searchMoves, each.move) == request.searchMoves.end();
        });
    }
    return moves;
}

Result<SearchAnswer, EngineError> EndingEngine::search(const SearchRequest& request,
                                                       const SearchControl& control) {
    const auto position = positionOf(request);
    if (!position) return engine().search(request, control);  // it reports what is wrong
    std::vector<EndingMove> moves = movesOf(request, *position);
    if (moves.empty()) return engine().search(request, control);
    const bool asksForMoves = lines_ == 1 && !request.limits.infinite;
    if (asksForMoves && moves.front().outcome == Outcome::Draws) {
        std::erase_if(moves, [](const EndingMove& each) { return each.outcome != Outcome::Draws; });
        if (moves.size() > 1) return searchDraws(moves, request, control);
    }
    if (control.onBegin) control.onBegin();
    return answer(moves, *position, control);
}

/// Searches only the moves that keep the draw, and says that it is one.
Result<SearchAnswer, EngineError> EndingEngine::searchDraws(const std::vector<EndingMove>& moves,
                                                            SearchRequest request,
                                                            const SearchControl& control) {
    const auto asDraw = [](SearchInfo info) {
        if (info.scoreForMover) info.scoreForMover = kDraw;
        info.bound = ScoreBound::Exact;
        info.chances.reset();
        return info;
    };
    request.searchMoves.clear();
    for (const EndingMove& each : moves) request.searchMoves.push_back(each.move);
    SearchControl told = control;
    if (control.onInfo) told.onInfo = [&](const SearchInfo& info) { control.onInfo(asDraw(info)); };
    return engine().search(request, told);  // whose last score tells who may try to win
}

SearchInfo EndingEngine::infoOf(const EndingMove& move, const Position& position) const {
    SearchInfo info;
    info.depth = info.selectiveDepth = depthOf(move);
    info.scoreForMover = scoreOf(move);
    SearchLine line(position, info);
    Position at = position;
    const auto add = [&](Move each) {
        line.add(toUci(each, at, CastlingNotation::KingTakesRook));
        const Position after = at.after(each);
        at = after;
    };
    add(move.move);
    if (move.outcome == Outcome::Draws) return info;
    for (const Move each : lineToMate(at, *file_)) add(each);
    return info;
}

SearchAnswer EndingEngine::answer(const std::vector<EndingMove>& moves, const Position& position,
                                  const SearchControl& control) const {
    const auto began = std::chrono::steady_clock::now();
    const std::size_t lines =
        std::min(moves.size(), static_cast<std::size_t>(std::max<std::int64_t>(lines_, 1)));
    SearchAnswer found{moves.front().move};
    const unsigned depth = depthOf(moves.front());
    for (std::size_t rank = 0; rank < lines; ++rank) {
        SearchInfo info = infoOf(moves[rank], position);
        info.depth = depth;  // all are known equally well
        info.multiPv = static_cast<unsigned>(rank + 1);
        info.nodes = moves.size();
        if (rank == 0) {
            if (info.line.size() > 1) found.ponder = info.line[1];
            found.last = info;
        }
        if (control.onInfo) control.onInfo(info);
    }
    // A score of 0 would have the player offer a draw that it can still try to win.
    if (moves.front().outcome == Outcome::Draws) found.last.scoreForMover.reset();
    found.last.line.clear();
    found.last.lineText.clear();
    found.thought = std::chrono::steady_clock::now() - began;
    return found;
}

EngineSource withEndings(EngineSource source, std::filesystem::path file, EndingFile::Trouble trouble) {
    if (file.empty()) return source;
    source.make = [make = std::move(source.make), path = std::move(file), trouble = std::move(trouble)](
                      const std::stop_token& closing) -> Result<std::unique_ptr<SearchEngine>, EngineError> {
        auto engine = make(closing);
        if (!engine) return engine;
        return std::unique_ptr<SearchEngine>(
            std::make_unique<EndingEngine>(std::move(*engine), path, trouble));
    };
    return source;
}

}  // namespace roque
