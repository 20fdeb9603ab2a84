#pragma once

#include <memory>
#include <string>

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "controller/problem/solver_job.h"
#include "model/base/variant.h"
#include "view/board/board_panel.h"
#include "view/dialogs/problem/solution_tree.h"

namespace roque {

/// Solves "mate in N" from a position. The search runs on a thread of its own and can be stopped; what it
/// proves is told as it goes. The solution is a tree of moves, each of which is shown on the board.
/// It stays open beside the window, or is modal above another dialog.
class SolveDialog : public wxDialog {
public:
    /// Dispatcher and pieces outlive the dialog.
    SolveDialog(wxWindow* parent, UiDispatcher& dispatcher, PieceSet& pieces, const Position& position,
                Variant variant);

    /// Begins to look for a mate within so many moves, instead of what is being looked for.
    void solve(unsigned moves);
    void stop();

    /// What has been found out, in words.
    [[nodiscard]] wxString status() const { return status_->GetLabelText(); }
    /// The solution, nothing before there is one.
    [[nodiscard]] const GameRecord* solution() const noexcept {
        return solved_ && solved_->solution ? &*solved_->solution : nullptr;
    }

private:
    void build();
    void onExcluded(unsigned moves);
    void onAnswer(std::shared_ptr<const SolvedProblem> solved);
    void onFailed(const std::string& reason);
    void showSolution();
    void copyPgn();
    void enableButtons(bool isSolving);

    UiDispatcher& dispatcher_;
    Position position_;
    Variant variant_;
    unsigned wanted_ = 0;
    std::shared_ptr<const SolvedProblem> solved_;
    wxSpinCtrl* moves_;
    wxButton* solve_;
    wxButton* stop_;
    wxButton* copy_;
    wxStaticText* status_;
    SolutionTree* tree_;
    BoardPanel* board_;
    std::unique_ptr<SolverJob> job_;
};

}  // namespace roque
