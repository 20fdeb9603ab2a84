#pragma once

#include <utility>
#include <vector>

#include "controller/search/search.h"
#include "controller/search/ticket.h"

namespace roque {

/// The lines of a search that wait to be shown, in the order in which they came. For each rank, it keeps the
/// last exact score and the last bound of each kind, so that a bound never hides a score.
class LineBatch {
public:
    /// Adds a line of a search, and drops those of any other search.
    void add(Ticket ticket, SearchInfo info) {
        if (std::exchange(ticket_, ticket) != ticket) infos_.clear();
        std::erase_if(infos_, [&](const SearchInfo& older) {
            return older.multiPv == info.multiPv && older.bound == info.bound;
        });
        infos_.push_back(std::move(info));
    }

    [[nodiscard]] Ticket ticket() const noexcept { return ticket_; }
    [[nodiscard]] const std::vector<SearchInfo>& infos() const noexcept { return infos_; }

private:
    Ticket ticket_;
    std::vector<SearchInfo> infos_;
};

}  // namespace roque
