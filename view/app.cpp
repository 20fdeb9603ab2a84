#include "view/app.h"

#include <clocale>

#include "view/main_frame.h"
#include "view/resources.h"

namespace roque {

bool App::OnInit() {
    SetAppName("roque");
    SetAppDisplayName("Roque");
    std::setlocale(LC_NUMERIC, "C");  // pictures and options have points in their numbers
    auto* frame = new MainFrame({dispatcher_, plugins_, resourceFolder()}, start_);
    return frame->Show();
}

}  // namespace roque
