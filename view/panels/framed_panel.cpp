#include "view/panels/framed_panel.h"

#include <memory>

#include <wx/dcbuffer.h>
#include <wx/graphics.h>

#include "view/board/desktop_colors.h"

namespace roque {

FramedPanel::FramedPanel(wxWindow* parent, const wxString& name)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL | wxFULL_REPAINT_ON_RESIZE,
              name) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    useColors();
    Bind(wxEVT_PAINT, &FramedPanel::onPaint, this);
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        useColors();
        Refresh();
        event.Skip();
    });
}

int FramedPanel::inset() const {
    constexpr int kInset = 12;
    return FromDIP(kInset);
}

void FramedPanel::useColors() {
    SetOwnBackgroundColour(wxColourOf(desktopColors().card));
    SetOwnForegroundColour(wxColourOf(desktopColors().text));
}

void FramedPanel::onPaint(wxPaintEvent& /*event*/) {
    constexpr double kRadius = 9;
    const WindowColors& colors = desktopColors();
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(wxColourOf(colors.window)));
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::CreateFromUnknownDC(dc));
    if (!context) return;
    const double edge = colors.isHighContrast ? 2 : 1;
    const wxSize size = GetClientSize();
    context->SetBrush(wxBrush(wxColourOf(colors.card)));
    context->SetPen(context->CreatePen(wxGraphicsPenInfo(wxColourOf(colors.edge)).Width(edge)));
    context->DrawRoundedRectangle(edge / 2, edge / 2, size.x - edge, size.y - edge, kRadius);
}

}  // namespace roque
