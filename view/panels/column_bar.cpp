#include "view/panels/column_bar.h"

#include <memory>
#include <utility>

#include <wx/dcbuffer.h>
#include <wx/graphics.h>
#include <wx/stattext.h>

#include "view/board/desktop_colors.h"

namespace roque {

ColumnBar::ColumnBar(wxWindow* parent, const wxString& name)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL | wxFULL_REPAINT_ON_RESIZE,
              name) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Hide();
    Bind(wxEVT_PAINT, &ColumnBar::onPaint, this);
}

std::uint64_t ColumnBar::nextNumber() noexcept {
    static std::uint64_t last = 0;
    return ++last;
}

void ColumnBar::changed() {
    if (onChanged)
        onChanged();
    else
        present(count() > 1 ? count() - 1 : 0);
}

void ColumnBar::useColors(const ColorPair& colors) {
    if (std::exchange(colors_, colors) == colors && GetBackgroundColour() == wxColourOf(colors.ground))
        return;
    SetOwnBackgroundColour(wxColourOf(colors.ground));
    SetOwnForegroundColour(wxColourOf(colors.ink));
    for (wxWindow* const child : GetChildren()) {
        if (dynamic_cast<wxStaticText*>(child) != nullptr) child->SetForegroundColour(wxColourOf(colors.ink));
    }
    Refresh();
}

void ColumnBar::onPaint(wxPaintEvent& /*event*/) {
    constexpr double kRadius = 6;
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(wxColourOf(desktopColors().window)));
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::CreateFromUnknownDC(dc));
    if (!context) return;
    const wxSize size = GetClientSize();
    context->SetBrush(wxBrush(wxColourOf(colors_.ground)));
    context->SetPen(wxNullGraphicsPen);
    context->DrawRoundedRectangle(0, 0, size.x, size.y, kRadius);
}

}  // namespace roque
