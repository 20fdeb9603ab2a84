#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>

#include <wx/graphics.h>
#include <wx/window.h>

#include "view/game/graph_layout.h"
#include "view/game/score_graph.h"

namespace roque {

/// The graph of a game: what White could expect after each move, the phases, the mistakes, and which position
/// is shown. A click goes to a position; so do the arrow keys, Home and End, and with Up and Down from
/// mistake to mistake. [ui-thread]
class ScoreGraphPanel : public wxWindow {
public:
    explicit ScoreGraphPanel(wxWindow* parent);

    /// Called with the ply that the person has chosen.
    std::function<void(std::size_t ply)> onChosen;
    /// What is said of a ply, to a screen reader and under the pointer.
    std::function<wxString(std::size_t ply)> wordsFor;

    /// Shows a graph, and which ply of it is shown on the board.
    void show(ScoreGraph graph, std::size_t ply);
    /// Shows a word below the name of each phase, by GamePhase.
    void setPhaseWords(const std::array<wxString, 3>& words);

    [[nodiscard]] const ScoreGraph& graph() const noexcept { return graph_; }
    /// The ply that is marked.
    [[nodiscard]] std::size_t ply() const noexcept { return ply_; }
    /// Where a ply is, in client coordinates.
    [[nodiscard]] wxPoint placeOf(std::size_t ply) const;

    bool AcceptsFocus() const override { return true; }

private:
    [[nodiscard]] GraphLayout layout() const;
    [[nodiscard]] int plotHeight() const;
    void choose(std::size_t ply);
    void sayPly();
    void refreshAround(std::size_t ply);
    void onKey(wxKeyEvent& event);
    void onMouse(wxMouseEvent& event);
    void onPaint(wxPaintEvent& event);
    [[nodiscard]] const wxString& wordsOf(GamePhase phase) const;
    void drawParts(wxGraphicsContext& context) const;
    void drawPhases(wxGraphicsContext& context) const;
    void drawMarks(wxGraphicsContext& context) const;
    void drawMark(wxGraphicsContext& context, std::size_t ply) const;
    void drawPly(wxGraphicsContext& context) const;

    ScoreGraph graph_;
    std::array<wxString, 3> phaseWords_;
    std::size_t ply_ = 0;
    std::optional<std::size_t> hovered_;
};

}  // namespace roque
