#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include "controller/analysis/game_report.h"
#include "view/panels/framed_panel.h"
#include "view/panels/score_graph_panel.h"
#include "view/toolkit/wrapped_text.h"
#include "view/toolkit/yielding.h"
#include "view/window/action_buttons.h"

namespace roque {

/// What annotations say of a whole game: its graph, the accuracy of both sides, by phase and where it was
/// hard, their mistakes, and how hard the move shown was. A button shows how all that is computed. Where
/// there is little height, a line with the accuracy stands in place of graph and table. [ui-thread]
class ReportCard : public FramedPanel, public Yielding {
public:
    /// The registry outlives the card.
    ReportCard(wxWindow* parent, ActionRegistry& actions, const LineIcons& icons);

    /// Shows the figures of both sides.
    void show(const GameReport& report);
    /// Shows what is said of the move on the board; may be empty.
    void showMove(const wxString& words);
    /// Shows which actions are possible.
    void show(const ActionStates& states) { buttons_->show(states); }

    /// Whether the column is high enough for the card.
    [[nodiscard]] bool hasRoom() const;
    /// Called when that may have changed.
    std::function<void()> onRoom;

    [[nodiscard]] std::vector<Form> forms() const override;
    void take(std::size_t form) override;

    [[nodiscard]] ScoreGraphPanel& graph() noexcept { return *graph_; }

private:
    enum Figure : std::uint8_t { Accuracy, Hard, Inaccuracies, Mistakes, Blunders };
    static constexpr std::size_t kFigures = 5;

    void addTable();
    void addFoot(wxSizer& rows);
    [[nodiscard]] int tableHeight() const;
    wxStaticText* addText(const wxString& words, const wxString& name);
    void showFigure(Color side, Figure figure, const wxString& words);
    void showPhases(const GameReport& report);
    void showParts();
    void arrange();
    void useColors();

    ScoreGraphPanel* graph_;
    wxFlexGridSizer* table_;
    std::array<wxStaticText*, kFigures> headings_{};
    ByColor<std::array<wxStaticText*, kFigures>> figures_{};
    wxStaticText* move_ = nullptr;
    wxStaticText* line_ = nullptr;  ///< the accuracy, in place of all that
    WrappedText* formula_;
    ActionButtons* buttons_;
    wxToggleButton* toggle_;
    wxSizer* foot_ = nullptr;
    int height_ = 0;  ///< of the column that it is in
    std::size_t form_ = 0;
};

}  // namespace roque
