#include "plugins/bastion/evaluation/network_stack.h"

namespace roque::bastion {
namespace {

/// The inputs of the pieces that a move changes, in one view.
struct ChangedRows {
    std::array<const Network::Row*, PieceChanges::kMax> came;
    std::array<const Network::Row*, PieceChanges::kMax> went;
};

ChangedRows rowsOf(const Network& network, const PieceChanges& changes, Color view) {
    const auto row = [&](const PieceChanges::Place& place) {
        return &network.rows[Network::inputOf(view, place.color, place.type, place.square)];
    };
    ChangedRows rows{};
    for (std::size_t number = 0; number < changes.cameCount(); ++number)
        rows.came[number] = row(changes.came(number));
    for (std::size_t number = 0; number < changes.wentCount(); ++number)
        rows.went[number] = row(changes.went(number));
    return rows;
}

/// Hidden values after a move, whose numbers of changes are known to the compiler.
template <std::size_t Came, std::size_t Went>
void update(const Network::Row& before, const ChangedRows& rows, Network::Row& after) {
    for (std::size_t unit = 0; unit < Network::kHidden; ++unit) {
        int value = before[unit];
        for (std::size_t number = 0; number < Came; ++number) value += (*rows.came[number])[unit];
        for (std::size_t number = 0; number < Went; ++number) value -= (*rows.went[number])[unit];
        after[unit] = static_cast<std::int16_t>(value);
    }
}

void add(const Network::Row& row, Network::Row& to) {
    for (std::size_t unit = 0; unit < Network::kHidden; ++unit)
        to[unit] = static_cast<std::int16_t>(to[unit] + row[unit]);
}

}  // namespace

void NetworkStack::begin(const Network* network, const Board& root) {
    network_ = network;
    if (network_ == nullptr) return;
    hidden_.resize(plies_.size());
    for (const Color view : kColors) {
        Network::Row& hidden = hidden_.front().values[static_cast<std::size_t>(view)];
        hidden = network_->bias;
        for (const Color color : kColors) {
            for (const Square square : SquaresOf(root.pieces(color)))
                add(network_->rows[Network::inputOf(view, color, root.typeOn(square), square)], hidden);
        }
    }
    plies_.front().isComputed = true;
}

Value NetworkStack::valueAt(int ply, const Board& board, Color us) {
    const Hidden& hidden = hiddenAt(ply);
    const auto mover = static_cast<std::size_t>(us);
    return network_->valueOf(hidden[mover], hidden[1 - mover],
                             static_cast<std::size_t>(count(board.occupied())));
}

const NetworkStack::Hidden& NetworkStack::hiddenAt(int ply) {
    const auto wanted = static_cast<std::size_t>(ply);
    std::size_t known = wanted;
    while (!plies_[known].isComputed) --known;  // the root has been computed
    while (known < wanted) compute(++known);
    return hidden_[wanted].values;
}

/// Computes a ply from the one before.
void NetworkStack::compute(std::size_t ply) {
    const PieceChanges& changes = plies_[ply].changes;
    for (const Color view : kColors) {
        const Network::Row& before = hidden_[ply - 1].values[static_cast<std::size_t>(view)];
        Network::Row& after = hidden_[ply].values[static_cast<std::size_t>(view)];
        const ChangedRows rows = rowsOf(*network_, changes, view);
        if (changes.wentCount() == 0)  // a null move
            after = before;
        else if (changes.cameCount() == 2)  // castling
            update<2, 2>(before, rows, after);
        else if (changes.wentCount() == 2)  // a capture
            update<1, 2>(before, rows, after);
        else
            update<1, 1>(before, rows, after);
    }
    plies_[ply].isComputed = true;
}

}  // namespace roque::bastion
