#pragma once

#include <cstdint>
#include <vector>

#include <wx/panel.h>
#include <wx/sizer.h>

namespace roque {

/// Panels one below the other, in an order that may change. [ui-thread]
class PanelColumn : public wxPanel {
public:
    /// Whether a panel has its own height, takes what the others leave, or has its own height and scrolls
    /// where the rest would be too low. One at most scrolls.
    enum class Height : std::uint8_t { Own, Rest, Scrolls };
    /// A panel and how it stands in the column.
    struct Entry {
        wxWindow* panel;  ///< a child of the column
        Height height = Height::Own;
        wxWindow* beside = nullptr;  ///< another, right of it, which takes the rest of the width
    };

    PanelColumn(wxWindow* parent, const wxString& name);

    /// Arranges the panels from top to bottom, in place of the arrangement before.
    void arrange(const std::vector<Entry>& entries);

    bool Layout() override;

private:
    void limitHeight(wxWindow& panel);

    wxBoxSizer* sizer_;
    wxWindow* scrolling_ = nullptr;  ///< the panel that scrolls, if there is one
};

}  // namespace roque
