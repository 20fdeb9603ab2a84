#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <wx/panel.h>
#include <wx/sizer.h>

#include "view/toolkit/yielding.h"

namespace roque {

/// Panels one below the other, in an order that may change. Where there is little height, those that can
/// yield do so, the lowest first, until the panel that takes the rest has room for some moves. [ui-thread]
class PanelColumn : public wxPanel {
public:
    /// Whether a panel has its own height or takes what the others leave.
    enum class Height : std::uint8_t { Own, Rest };
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
    /// A panel that can yield.
    struct YieldingPanel {
        wxWindow* panel;
        Yielding* yielding;    ///< the same
        std::size_t form = 0;  ///< that it has taken
    };

    void onIdle(wxIdleEvent& event);
    void makeRoom();
    static void giveForm(YieldingPanel& of, int& lack, int spare);
    static void shrink(YieldingPanel& of, int& lack);

    wxBoxSizer* sizer_;
    std::vector<YieldingPanel> yielding_;  ///< from top to bottom
    wxSize size_;                          ///< for which room was made last
    bool isMakingRoom_ = false;
    bool isResized_ = false;  ///< and texts may not have broken their lines for that yet
};

}  // namespace roque
