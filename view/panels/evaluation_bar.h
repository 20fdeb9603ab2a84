#pragma once

#include <optional>

#include <wx/window.h>

#include "view/game/bar_look.h"

namespace roque {

/// A bar beside the board: how much of it is white is what White can expect, and a number at the end of the
/// side that is better says it. It turns with the board. While no engine looks at that board its place is
/// empty; while one has not said anything yet, the bar has no colour. [ui-thread]
class EvaluationBar : public wxWindow {
public:
    explicit EvaluationBar(wxWindow* parent);

    /// Shows a score; nothing: that none is known yet.
    void show(const std::optional<WhiteScore>& score);
    /// Whether there is anything to evaluate the position that the board shows.
    void turn(bool isOn);
    /// Shows the bar with its page; it is seen only while it is on.
    bool Show(bool isShown = true) override;
    void setWhiteBelow(bool isWhiteBelow);

    [[nodiscard]] const BarLook& look() const noexcept { return look_; }

private:
    void update();
    void onPaint(wxPaintEvent& event);

    std::optional<WhiteScore> score_;
    bool isWhiteBelow_ = true;
    bool isOn_ = false;
    bool isWanted_ = true;  ///< by its page
    BarLook look_;
};

}  // namespace roque
