#pragma once

#include <chrono>

#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/weak_self.h"
#include "view/panels/status_line.h"

namespace roque {

/// Tells a person something in the status line that is soon of no more interest. [ui-thread]
class PassingNews {
public:
    /// How long it is shown.
    static constexpr std::chrono::seconds kTime{4};

    /// Both are borrowed.
    PassingNews(StatusLine& status, UiDispatcher& dispatcher) : status_(status), dispatcher_(dispatcher) {}

    /// Shows and speaks a text, and forgets it after kTime unless other news have come since.
    void tell(const wxString& words);

private:
    void forget(unsigned told);

    StatusLine& status_;
    UiDispatcher& dispatcher_;
    wxString words_;
    unsigned told_ = 0;  ///< how often something was told
    WeakSelf<PassingNews> self_{this};
};

}  // namespace roque
