#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "plugins/bastion/evaluation/network.h"
#include "plugins/bastion/evaluation/piece_changes.h"

namespace roque::bastion {

/// The hidden values of a network on the line being searched. A move only notes what it changes; hidden
/// values are computed when a position is evaluated, from the nearest position before it that has them.
/// [search-thread]
class NetworkStack {
public:
    /// Hidden values of both views.
    using Hidden = std::array<Network::Row, 2>;

    /// For lines of up to so many plies.
    explicit NetworkStack(std::size_t plies) : plies_(plies + 1) {}

    /// Begins a search from a position, with a network that outlives it or, if it is null, without.
    void begin(const Network* network, const Board& root);
    /// Whether there is a network.
    [[nodiscard]] bool isOn() const noexcept { return network_ != nullptr; }

    /// Where the move to a ply, from 1, notes what it changes: nothing yet. Whatever was known of the ply
    /// before is forgotten.
    [[nodiscard]] ROQUE_INLINE PieceChanges& changesTo(int ply) noexcept {
        Ply& next = plies_[static_cast<std::size_t>(ply)];
        next.isComputed = false;
        next.changes.clear();
        return next.changes;
    }
    /// The same for a null move, which changes nothing.
    void passTo(int ply) noexcept { static_cast<void>(changesTo(ply)); }

    /// The value of the position at a ply for `us`, the side to move there. Only with a network.
    [[nodiscard]] Value valueAt(int ply, const Board& board, Color us);
    /// The hidden values at a ply: White's view, then Black's. Only with a network.
    [[nodiscard]] const Hidden& hiddenAt(int ply);

private:
    struct Ply {
        PieceChanges changes;  ///< by the move that led here
        bool isComputed = false;
    };
    /// Hidden values, each row in cache lines of its own.
    struct alignas(64) AlignedHidden {
        Hidden values;
    };

    void compute(std::size_t ply);

    const Network* network_ = nullptr;
    std::vector<Ply> plies_;
    std::vector<AlignedHidden> hidden_;  ///< by ply; empty until there is a network
};

}  // namespace roque::bastion
