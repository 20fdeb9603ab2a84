#include "controller/pgn/game_sorting.h"

#include <utility>

namespace roque {

GameSorting::GameSorting(UiDispatcher& dispatcher, std::function<void()> onChange)
    : onChange_(std::move(onChange)),
      stop_(std::make_shared<std::atomic<bool>>(false)),
      link_(std::make_shared<UiLink>(dispatcher)) {}

GameSorting::~GameSorting() {
    *stop_ = true;
    link_->cut();
}

void GameSorting::start(const PgnIndex& index, std::vector<std::uint32_t> games, const GameOrder& order) {
    *stop_ = true;
    stop_ = std::make_shared<std::atomic<bool>>(false);
    isRunning_ = true;
    progress_ = 0;
    const std::uint64_t job = ++job_;
    auto told = self_.bind(&GameSorting::onProgress);
    auto done = self_.bind(&GameSorting::onDone);
    worker_.post([index, games = std::move(games), order, job, stop = stop_, link = link_, told, done] {
        const auto mayGoOn = [&](double share) {
            link->post([told, job, share] { told(job, share); });
            return !*stop;
        };
        auto sorted = sortGames(index, games, order, mayGoOn);
        if (!sorted) return;
        auto result = std::make_shared<std::vector<std::uint32_t>>(*std::move(sorted));
        link->post([done, job, result] { done(job, std::move(*result)); });
    });
}

void GameSorting::cancel() {
    *stop_ = true;
    ++job_;
    isRunning_ = false;
    sorted_.clear();
}

void GameSorting::onProgress(std::uint64_t job, double share) {
    if (job != job_ || !isRunning_) return;
    progress_ = share;
    onChange_();
}

void GameSorting::onDone(std::uint64_t job, std::vector<std::uint32_t> games) {
    if (job != job_) return;
    isRunning_ = false;
    progress_ = 1;
    sorted_ = std::move(games);
    onChange_();
}

}  // namespace roque
