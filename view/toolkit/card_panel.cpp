#include "view/toolkit/card_panel.h"

#include <memory>

#include <wx/dcclient.h>
#include <wx/graphics.h>
#include <wx/settings.h>

#include "view/toolkit/color_mix.h"

namespace roque {

CardPanel::CardPanel(wxWindow* parent, const wxString& name)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL | wxFULL_REPAINT_ON_RESIZE,
              name) {
    Bind(wxEVT_PAINT, &CardPanel::onPaint, this);
}

int CardPanel::inset() const {
    constexpr int kInset = 12;
    return FromDIP(kInset);
}

void CardPanel::onPaint(wxPaintEvent& /*event*/) {
    constexpr int kRadius = 9;
    constexpr double kEdge = 0.25;
    wxPaintDC dc(this);
    const std::unique_ptr<wxGraphicsContext> graphics(wxGraphicsContext::Create(dc));
    if (!graphics) return;
    const wxColour fill = wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW);
    graphics->SetBrush(fill);
    graphics->SetPen(mixed(fill, wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT), kEdge));
    constexpr double kHalfPixel = 0.5;
    const wxSize size = GetClientSize();
    graphics->DrawRoundedRectangle(kHalfPixel, kHalfPixel, size.x - 1, size.y - 1, FromDIP(kRadius));
}

void makeDim(wxWindow& text) {
    constexpr double kShare = 0.28;
    constexpr float kSmall = 0.9F;
    text.SetFont(text.GetFont().Scaled(kSmall));
    const auto use = [&text] {
        text.SetForegroundColour(mixed(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT),
                                       wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW), kShare));
    };
    use();
    text.Bind(wxEVT_SYS_COLOUR_CHANGED, [use](wxSysColourChangedEvent& event) {
        use();
        event.Skip();
    });
}

}  // namespace roque
