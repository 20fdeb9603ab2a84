#include "view/window/pages.h"

#include <memory>
#include <utility>

namespace roque {

PlayPage& addPages(PageFrame& frame, const PageContext& context) {
    auto play = std::make_unique<PlayPage>(&frame, context);
    PlayPage& playPage = *play;
    frame.add(std::move(play));
    return playPage;
}

}  // namespace roque
