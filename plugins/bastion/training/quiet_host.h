#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/position/position.h"
#include "plugins/bastion/base/value.h"
#include "plugins/sdk/roque_player_plugin.h"

namespace roque::bastion::training {

/// The host of a search that nobody stops. Keeps the last report of each line.
class QuietHost {
public:
    /// A line's first move as UCI writes it, and its value for the side to move.
    struct Report {
        std::string move;
        Value value;
    };

    /// Requests a search of `nodes` nodes of the last position of a game, to which `moves` lead from the
    /// first.
    QuietHost(const std::vector<Position>& game, const std::vector<Move>& moves, std::uint64_t nodes);
    QuietHost(const QuietHost&) = delete;
    QuietHost& operator=(const QuietHost&) = delete;

    /// Valid as long as this object.
    [[nodiscard]] const roque_player_request& request() const noexcept { return request_; }
    /// The lines, the best first; none before the search.
    [[nodiscard]] const std::vector<Report>& lines() const noexcept { return lines_; }

private:
    void hear(const roque_player_info& info);

    std::string start_;
    std::vector<std::string> texts_;
    std::vector<const char*> pointers_;
    roque_player_request request_{};
    std::vector<Report> lines_;
};

}  // namespace roque::bastion::training
