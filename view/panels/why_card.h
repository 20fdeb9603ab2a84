#pragma once

#include <functional>
#include <vector>

#include <wx/button.h>
#include <wx/stattext.h>

#include "view/panels/framed_panel.h"
#include "view/panels/line_list.h"
#include "view/toolkit/wrapped_text.h"

namespace roque {

/// The answer to "why not this move?": the move, a sentence, what it costs, and the lines. [ui-thread]
class WhyCard : public FramedPanel {
public:
    explicit WhyCard(wxWindow* parent);

    std::function<void()> onClosed;  ///< the person has read it

    /// What it shows. Empty texts and rows take no room.
    struct Content {
        wxString move;
        wxString reason;
        wxString cost;
        std::vector<LineRow> lines;
    };
    /// Shows an answer, or that it is looked for.
    void show(const Content& content);
    /// Hides it.
    void dismiss();

    [[nodiscard]] LineList& lines() noexcept { return *lines_; }
    /// The whole text, as a screen reader is told it.
    [[nodiscard]] wxString text() const;

private:
    wxStaticText* move_;
    wxButton* close_;
    WrappedText* reason_;
    wxStaticText* cost_;
    LineList* lines_;
};

}  // namespace roque
