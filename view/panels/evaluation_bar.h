#pragma once

#include <optional>

#include <wx/window.h>

#include "view/game/bar_look.h"

namespace roque {

/// A bar beside the board: how much of it is white is what White can expect, and a number at the end of the
/// side that is better says it. It turns with the board. [ui-thread]
class EvaluationBar : public wxWindow {
public:
    explicit EvaluationBar(wxWindow* parent);

    /// Shows a score; nothing: that none is known.
    void show(const std::optional<WhiteScore>& score);
    void setWhiteBelow(bool isWhiteBelow);

    [[nodiscard]] const BarLook& look() const noexcept { return look_; }

private:
    void update();
    void onPaint(wxPaintEvent& event);

    std::optional<WhiteScore> score_;
    bool isWhiteBelow_ = true;
    BarLook look_;
};

}  // namespace roque
