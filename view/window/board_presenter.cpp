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
    std::vector<roque::Move> premoves;
    if (browser.isLive()) premoves = premoves_.moves();
    const bool isOther = std::exchange(shownRevision_, browser.revision()) != browser.revision();
    if (node != std::exchange(shownNode_, node) || isOther) {
        const bool isStart = node->parent() == nullptr;
        board_.setPosition(node->position(), isStart ? std::nullopt : std::optional(node->move()),
                           std::move(premoves));
    } else {
        board_.setPremoves(std::move(premoves));
    }
    const BoardAnnotations hint = browser.isLive() ? hintMarks(hints_) : BoardAnnotations();
    board_.setAnnotations(joined(annotationsOf(node->notes()), hint));
    const BoardAccess access = boardAccess(controller_, session_, premoves_);
    board_.setMovers(access.movable, access.premover);
}

}  // namespace roque
