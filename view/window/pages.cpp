#include "view/window/pages.h"

#include <memory>

#include "view/window/engines_page.h"
#include "view/window/study_page.h"

namespace roque {

PlayPage& addPages(PageFrame& frame, const PageContext& context) {
    PlayPage* play = nullptr;
    frame.add(Action::ShowPlayPage, [&] {
        auto page = std::make_unique<PlayPage>(context, frame.notices());
        play = page.get();
        return page;
    });
    play->onArrangement = [&frame] { frame.arrangeColumn(); };
    play->players().onOwnClock = [&frame](const std::optional<ClockFace>& clock) {
        frame.rail().showClock(Action::ShowPlayPage, clock);
    };
    frame.notices().onAsking = [&frame] { frame.arrangeColumn(); };
    frame.add(Action::ShowStudyPage,
              [context, &frame] { return std::make_unique<StudyPage>(context, frame.notices()); });
    frame.add(Action::ShowEnginesPage, [context] { return std::make_unique<EnginesPage>(context); });
    frame.rail().addBelow(Action::EditSettings);
    return *play;
}

}  // namespace roque
