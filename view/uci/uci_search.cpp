#include "view/uci/uci_search.h"

#include <utility>

#include <fmt/format.h>

#include "view/uci/info_text.h"

namespace roque::uci {

UciSearch::UciSearch(PluginEngine& engine, SearchRequest request, const Position& position,
                     std::optional<WinCurve> curve, Output output)
    : engine_(engine),
      request_(std::move(request)),
      position_(position),
      curve_(curve),
      output_(std::move(output)),
      castling_(request_.variant == Variant::Chess960 ? CastlingNotation::KingTakesRook
                                                      : CastlingNotation::KingTwoSquares),
      isPondering_(std::make_shared<std::atomic<bool>>(request_.isPondering != nullptr)) {
    request_.isPondering = isPondering_;
    thread_ = std::jthread([this] { run(); });
}

UciSearch::~UciSearch() {
    stop();
}

void UciSearch::stop() {
    const MutexLock lock(mutex_);
    isStopped_.store(true);
    changed_.notify_all();
}

void UciSearch::ponderHit() {
    const MutexLock lock(mutex_);
    isPondering_->store(false);
    changed_.notify_all();
}

bool UciSearch::isEndless() const noexcept {
    return request_.limits.infinite || isPondering_->load();
}

bool UciSearch::waitFor(std::chrono::milliseconds most) {
    MutexLock lock(mutex_);
    return changed_.wait_for(lock, most, [this]() ROQUE_REQUIRES(mutex_) { return isOver_; });
}

void UciSearch::run() {
    const SearchAside aside{.onMove =
                                [this](Move move, unsigned number, unsigned depth) {
                                    output_(fmt::format("info depth {} currmove {} currmovenumber {}", depth,
                                                        toUci(move, position_, castling_), number));
                                },
                            .onText = [this](const std::string& text) { output_("info string " + text); }};
    const auto found = engine_.search(
        request_, isStopped_, [this](const SearchInfo& info) { tell(info); }, PluginEngine::TimePoint::max(),
        aside);
    holdAnswer();
    answer(found);
    const MutexLock lock(mutex_);
    isOver_ = true;
    changed_.notify_all();
}

void UciSearch::tell(SearchInfo info) {
    if (curve_ && info.scoreForMover) info.chances = curve_->chances(*info.scoreForMover, position_.board());
    output_(infoText(info, position_, castling_));
}

void UciSearch::holdAnswer() {
    MutexLock lock(mutex_);
    changed_.wait(lock, [this] {
        const bool mayAnswer = !request_.limits.infinite && !isPondering_->load();
        return isStopped_.load() || mayAnswer;
    });
}

void UciSearch::answer(const Result<SearchAnswer, PluginError>& found) {
    if (!found) {
        output_("info string " + english(found.error().text));
        output_("bestmove 0000");
        return;
    }
    std::string text = "bestmove " + toUci(found->best, position_, castling_);
    if (found->ponder) text += " ponder " + toUci(*found->ponder, position_.after(found->best), castling_);
    output_(text);
}

}  // namespace roque::uci
