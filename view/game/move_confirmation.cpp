#include "view/game/move_confirmation.h"

#include <utility>
#include <variant>

namespace roque {

MoveConfirmation::MoveConfirmation(GameController& controller)
    : controller_(controller), subscription_(controller.subscribe([this](const ControllerEvent& event) {
          if (!std::holds_alternative<SearchProgress>(event)) onEvent();
      })) {}

void MoveConfirmation::setOn(bool isOn) {
    isOn_ = isOn;
    if (!isOn) withdraw();
}

void MoveConfirmation::propose(Move move) {
    proposed_ = move;
    from_ = &controller_.game()->current();
    if (onChanged) onChanged();
}

bool MoveConfirmation::withdraw() {
    if (!std::exchange(proposed_, std::nullopt)) return false;
    if (onChanged) onChanged();
    if (onSettled) onSettled();
    return true;
}

void MoveConfirmation::onEvent() {
    if (!proposed_) return;
    const bool isStillPossible = controller_.isPersonsTurn() && &controller_.game()->current() == from_;
    if (!isStillPossible) withdraw();
}

}  // namespace roque
