#include "view/commands/board_orientation.h"

#include <utility>
#include <variant>

namespace roque {

void BoardOrientation::registerActions(ActionRegistry& actions) {
    actions.add(Action::FlipBoard, {[this] { turn(turned(orientation_)); }});
    const auto swapSides = [this] {
        controller_.swapSides();
        if (hasOnePerson()) turnToPerson();  // otherwise the board stays as it is
    };
    actions.add(Action::SwapSides,
                {swapSides, [this] { return controller_.canReplacePlayers() && browser_.isGameShown(); }});
}

void BoardOrientation::turnToPerson() {
    const bool isBlackAlone = hasOnePerson() && isPersonAt(Color::Black);
    const Orientation wanted = isBlackAlone ? Orientation::BlackBelow : Orientation::WhiteBelow;
    if (isElsewhere_)
        ofOther_ = wanted;
    else
        turn(wanted);
}

void BoardOrientation::turnToShown() {
    const bool isElsewhere = browser_.isStudying() && !browser_.isGameShown();
    if (std::exchange(isElsewhere_, isElsewhere) == isElsewhere) return;
    turn(std::exchange(ofOther_, orientation_));
}

void BoardOrientation::turnToMover() {
    const auto* awaiting = std::get_if<AwaitingMove>(&controller_.state());
    if (!turnsToMover_ || awaiting == nullptr || !browser_.isLive()) return;
    if (!isPersonAt(Color::White) || !isPersonAt(Color::Black)) return;
    turn(awaiting->color == Color::White ? Orientation::WhiteBelow : Orientation::BlackBelow);
}

void BoardOrientation::turn(Orientation orientation) {
    if (orientation == orientation_) return;
    orientation_ = orientation;
    if (onTurned) onTurned(orientation);
}

bool BoardOrientation::isPersonAt(Color color) const {
    return isPerson(controller_.setup().players[color]);
}

bool BoardOrientation::hasOnePerson() const {
    return isPersonAt(Color::White) != isPersonAt(Color::Black);
}

}  // namespace roque
