#include "view/game/saving_queue.h"

#include <utility>

namespace roque {

SavingQueue::SavingQueue(UiDispatcher& dispatcher,
                         std::function<void(const SavingOrder&, const Saved&)> onWritten)
    : onWritten_(std::move(onWritten)), link_(std::make_shared<UiLink>(dispatcher)) {}

SavingQueue::~SavingQueue() {
    link_->cut();
    if (orders_.empty()) return;
    for (SavingOrder& order : orders_) order.goOn = nullptr;  // which ends on this thread
    worker_.post([orders = std::move(orders_), written = written_]() mutable {
        static_cast<void>(takeFirst(orders, **written));
        while (!orders.empty())
            static_cast<void>(takeFirst(orders, write(orders.front().place, orders.front().pgn)));
    });
}

void SavingQueue::add(SavingOrder order) {
    orders_.push_back(std::move(order));
    if (orders_.size() == 1) saveNext();
}

/// Hands the first order to the worker.
void SavingQueue::saveNext() {
    const SavingOrder& order = orders_.front();
    written_ = std::make_shared<std::optional<Saved>>();
    worker_.post([place = order.place, pgn = order.pgn, written = written_, link = link_,
                  onSaved = self_.bind(&SavingQueue::onSaved)] {
        *written = write(place, pgn);
        link->post([onSaved, saved = **written] { onSaved(saved); });
    });
}

/// Runs on the worker: waits for the disk.
SavingQueue::Saved SavingQueue::write(const SavingOrder::Place& place, const std::string& pgn) {
    if (const auto* const origin = std::get_if<GameOrigin>(&place)) return saveBack(*origin, pgn);
    const auto& [file, existing] = std::get<SavingPlace>(place);
    return existing == ExistingFile::Extend ? saveAtEnd(file, pgn) : saveAlone(file, pgn);
}

/// Takes the first order, which has been saved; tells later ones of its game where that is now.
SavingOrder SavingQueue::takeFirst(std::deque<SavingOrder>& orders, const Saved& saved) {
    SavingOrder order = std::move(orders.front());
    orders.pop_front();
    for (SavingOrder& later : orders) {
        auto* const origin = std::get_if<GameOrigin>(&later.place);
        const bool isSame = later.study == order.study && (order.study != 0 || later.game == order.game);
        if (saved && origin != nullptr && isSame) *origin = *saved;
    }
    return order;
}

void SavingQueue::onSaved(const Saved& saved) {
    const SavingOrder order = takeFirst(orders_, saved);
    if (!orders_.empty()) saveNext();
    onWritten_(order, saved);
}

}  // namespace roque
