#include "view/window/board_presenter.h"

#include <utility>

#include "view/board/drawing/board_annotations.h"
#include "view/window/board_access.h"
#include "view/window/hint_marks.h"

namespace roque {

void BoardPresenter::show() {
    const GameBrowser& browser = session_.browser();
    const GameNode* const node = browser.shown();
    if (node == nullptr) return;
    const bool isLive = browser.isLive();
    const auto proposed = isLive ? confirmation_.proposed() : std::nullopt;
    const bool isOtherTree = std::exchange(shownRevision_, browser.revision()) != browser.revision();
    const bool isOtherMove = std::exchange(shownMove_, proposed) != proposed;
    const GameNode* const before = std::exchange(shownNode_, node);
    const bool goesOn = std::exchange(wasLive_, isLive) && isLive && before != nullptr;
    if (node != before && !goesOn) board_.cancel();  // the person looks at something else
    if (node != before || isOtherTree || isOtherMove)
        showPosition(*node, proposed);
    else
        board_.setPremoves(isLive ? premoves_.moves() : std::vector<roque::Move>());
    board_.setConfirming(proposed.has_value());
    showMarks();
    const BoardAccess access = boardAccess(controller_, session_, premoves_, confirmation_);
    board_.setMovers(access.movable, access.premover);
}

/// An engine's arrows lie below those that belong to the position.
void BoardPresenter::showMarks() {
    const GameNode* const node = session_.browser().shown();
    if (node == nullptr) return;
    const BoardAnnotations hint = session_.browser().isLive() ? hintMarks(hints_) : BoardAnnotations();
    board_.setAnnotations(joined(analysis_.marks(), joined(annotationsOf(node->notes()), hint)));
}

void BoardPresenter::showPosition(const GameNode& node, std::optional<roque::Move> proposed) {
    if (proposed) return board_.setPosition(node.position().after(*proposed), proposed);
    const bool hasNoMove = node.parent() == nullptr || node.move() == roque::Move::null();
    board_.setPosition(node.position(), hasNoMove ? std::nullopt : std::optional(node.move()),
                       session_.browser().isLive() ? premoves_.moves() : std::vector<roque::Move>());
}

}  // namespace roque
