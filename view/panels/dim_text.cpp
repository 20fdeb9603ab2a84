#include "view/panels/dim_text.h"

#include "view/board/desktop_colors.h"

namespace roque {

void useDimColour(wxWindow& text) {
    const auto use = [&text] { text.SetForegroundColour(wxColourOf(desktopColors().dim)); };
    use();
    text.Bind(wxEVT_SYS_COLOUR_CHANGED, [use](wxSysColourChangedEvent& event) {
        use();
        event.Skip();
    });
}

void makeDim(wxWindow& text) {
    constexpr float kSmall = 0.9F;
    text.SetFont(text.GetFont().Scaled(kSmall));
    useDimColour(text);
}

}  // namespace roque
