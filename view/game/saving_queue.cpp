#include "view/game/saving_queue.h"

#include <utility>

namespace roque {

SavingQueue::SavingQueue(UiDispatcher& dispatcher,
                         std::function<void(const SavingOrder&, const Saved&)> onWritten)
    : onWritten_(std::move(onWritten)), link_(std::make_shared<UiLink>(dispatcher)) {}

SavingQueue::~SavingQueue() {
    link_->cut();
    for (std::size_t at = 1; at < orders_.size(); ++at)
        worker_.post(
            [place = orders_[at].place, pgn = orders_[at].pgn] { static_cast<void>(write(place, pgn)); });
}

void SavingQueue::add(SavingOrder order) {
    orders_.push_back(std::move(order));
    if (orders_.size() == 1) saveNext();
}

/// Hands the first order to the worker.
void SavingQueue::saveNext() {
    const SavingOrder& order = orders_.front();
    worker_.post(
        [place = order.place, pgn = order.pgn, link = link_, onSaved = self_.bind(&SavingQueue::onSaved)] {
            link->post([onSaved, saved = write(place, pgn)] { onSaved(saved); });
        });
}

/// Runs on the worker: waits for the disk.
SavingQueue::Saved SavingQueue::write(const SavingOrder::Place& place, const std::string& pgn) {
    if (const auto* const origin = std::get_if<GameOrigin>(&place)) return saveBack(*origin, pgn);
    const auto& [file, existing] = std::get<SavingPlace>(place);
    return existing == ExistingFile::Extend ? saveAtEnd(file, pgn) : saveAlone(file, pgn);
}

void SavingQueue::onSaved(const Saved& saved) {
    const SavingOrder order = std::move(orders_.front());
    orders_.pop_front();
    for (SavingOrder& later : orders_) {
        auto* const origin = std::get_if<GameOrigin>(&later.place);
        const bool isSame = later.study == order.study && (order.study != 0 || later.game == order.game);
        if (saved && origin != nullptr && isSame) *origin = *saved;
    }
    if (!orders_.empty()) saveNext();
    onWritten_(order, saved);
}

}  // namespace roque
