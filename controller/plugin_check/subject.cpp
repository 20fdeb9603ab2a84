#include "controller/plugin_check/subject.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <utility>

#include <fmt/format.h>

#include "model/notation/fen.h"
#include "model/notation/uci_move.h"

namespace roque::check {
namespace {

using namespace std::chrono_literals;

Finding failedBy(std::string_view what, const PluginError& error) {
    return failed(fmt::format("{}: {}", what, english(error.text)));
}

Position positionAsked(const SearchRequest& request) {
    Position position = request.start;
    for (const Move move : request.moves) position = position.after(move);
    return position;
}

/// Values that make a player quick and repeatable. One that takes none of them fails elsewhere.
void setUsual(PluginEngine& engine, std::uint64_t seed) {
    constexpr std::uint64_t kMaxSeeds = 1'000'000;
    const std::array<std::pair<std::string_view, std::int64_t>, 3> wishes{
        {{"Threads", 1}, {"Hash", 16}, {kSeedOption, static_cast<std::int64_t>(1 + seed % kMaxSeeds)}}};
    for (const auto& [name, value] : wishes) {
        const PluginOption* const option = findOption(engine.options(), name);
        if (option == nullptr || option->kind != PluginOption::Kind::Spin) continue;
        static_cast<void>(
            engine.setOption(name, std::to_string(std::clamp(value, option->minimum, option->maximum))));
    }
}

}  // namespace

Result<TestedPlayer, Finding> TestedPlayer::makeUntouched(const Subject& subject) {
    subject.step("it made a player");
    auto engine = subject.plugin().create();
    if (!engine) return failedBy("No player was made", engine.error());
    return TestedPlayer(subject, std::move(*engine));
}

Result<TestedPlayer, Finding> TestedPlayer::make(const Subject& subject) {
    auto player = makeUntouched(subject);
    if (!player) return player;
    subject.step("its usual options were set");
    setUsual(*player->engine_, subject.seed());
    return player;
}

TestedPlayer::~TestedPlayer() {
    if (!engine_) return;
    subject_->step("it ended a player");
    engine_.reset();
}

Finding TestedPlayer::setOption(std::string_view name, std::string_view value) {
    subject_->step(fmt::format("its option {} was set to '{}'", name, value));
    const auto done = engine_->setOption(name, value);
    if (done) return {};
    return failedBy(fmt::format("It refused the value '{}' of its option {}", value, name), done.error());
}

Finding TestedPlayer::newGame() {
    subject_->step("it began a new game");
    const auto done = engine_->newGame();
    return done ? Finding{} : failedBy("It refused a new game", done.error());
}

Result<TestedPlayer::Answer, Finding> TestedPlayer::search(const SearchRequest& request,
                                                           Clock::time_point deadline) {
    const std::string name = nameOf(request);
    subject_->step("it searched " + name);
    const std::atomic<bool> stop{false};
    const auto began = Clock::now();
    auto answer = engine_->search(request, stop, {}, deadline);
    const auto ended = Clock::now();
    if (!answer) return failedBy("In " + name, answer.error());
    return Answer{std::move(*answer), began, ended};
}

Result<TestedPlayer::Answer, Finding> TestedPlayer::search(SearchRequest request, Pace pace) {
    const bool isQuick = pace == Pace::Quick;
    request.limits.depth = 2;
    if (isQuick) request.limits.moveTime = 50ms;
    return search(request, Clock::now() + (isQuick ? 150ms : 3s));
}

std::string nameOf(const SearchRequest& request) {
    const bool isChess960 = request.variant == Variant::Chess960;
    const std::string fen = toFen(positionAsked(request), isChess960 ? FenStyle::Shredder : FenStyle::XFen);
    if (request.moves.empty()) return fen;
    return fmt::format("{} (after {} plies)", fen, request.moves.size());
}

bool hasNumber(const Subject& subject, std::string_view option) {
    const PluginOption* const found = findOption(subject.plugin().options(), option);
    return found != nullptr && found->kind == PluginOption::Kind::Spin;
}

Result<std::vector<std::string>, Finding> movesOf(TestedPlayer& player,
                                                  const std::vector<SearchRequest>& requests, Pace pace) {
    std::vector<std::string> moves;
    for (const SearchRequest& request : requests) {
        if (auto ready = player.newGame(); !ready.isPassed()) return ready;
        const auto answer = player.search(request, pace);
        if (!answer) return answer.error();
        moves.push_back(toUci(answer->answer.best, positionAsked(request), CastlingNotation::KingTakesRook));
    }
    return moves;
}

Finding asksAll(const Subject& subject, const std::vector<SearchRequest>& requests) {
    auto player = TestedPlayer::make(subject);
    if (!player) return player.error();
    const auto moves = movesOf(*player, requests, Pace::Quick);
    return moves ? Finding{} : moves.error();
}

}  // namespace roque::check
