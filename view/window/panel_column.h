#pragma once

#include <cstdint>
#include <vector>

#include <wx/panel.h>
#include <wx/sizer.h>

namespace roque {

/// Panels one below the other, in an order that may change. [ui-thread]
class PanelColumn : public wxPanel {
public:
    /// Which of its edges keep a distance from other panels.
    enum class Gap : std::uint8_t { None, Below, Both };
    /// Whether a panel has its own height or takes what the others leave.
    enum class Height : std::uint8_t { Own, Rest };
    /// A panel and how it stands in the column.
    struct Entry {
        wxWindow* panel;  ///< a child of the column
        Gap gap = Gap::None;
        Height height = Height::Own;
    };

    PanelColumn(wxWindow* parent, const wxString& name);

    /// Arranges the panels from top to bottom, in place of the arrangement before.
    void arrange(const std::vector<Entry>& entries);

private:
    wxBoxSizer* sizer_;
};

}  // namespace roque
