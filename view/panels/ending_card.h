#pragma once

#include <functional>

#include <wx/button.h>

#include "view/panels/framed_panel.h"
#include "view/toolkit/wrapped_text.h"

namespace roque {

/// What is known of an ending with few men: a sentence, and a button where something can be done. [ui-thread]
class EndingCard : public FramedPanel {
public:
    explicit EndingCard(wxWindow* parent);

    std::function<void()> onButton;

    /// Shows a sentence; the button if it has a word, and what it does as its tooltip.
    void show(const wxString& sentence, const wxString& button = {}, const wxString& tooltip = {});
    void dismiss();

    [[nodiscard]] wxString words() const { return text_->words(); }

private:
    WrappedText* text_;
    wxButton* button_;
};

}  // namespace roque
