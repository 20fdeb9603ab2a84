#pragma once

#include <functional>
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

/// Solves "mate in N" from a position. The search runs on its own thread and can be stopped; what it proves
/// is shown as it goes. The solution is a tree of moves, each of which can be shown on the board. The dialog
/// stays open beside the window, or is modal above another dialog.
class SolveDialog : public wxDialog {
public:
    /// Dispatcher and pieces must outlive the dialog.
    SolveDialog(wxWindow* parent, UiDispatcher& dispatcher, PieceSet& pieces, const Position& position,
                Variant variant);

    /// Called when the person wants to study the solution, after the dialog has closed.
    std::function<void(const GameRecord&)> onStudy;
    /// Called when a search begins or ends, also because the dialog is closed.
    std::function<void(bool isSolving)> onSolving;

    /// Starts searching for a mate within this many moves, in place of the current search.
    void solve(unsigned moves);
    void stop();

    /// The findings, in words.
    [[nodiscard]] wxString status() const { return status_->GetLabelText(); }
    /// The solution; nullptr before there is one.
    [[nodiscard]] const GameRecord* solution() const noexcept {
        return solved_ && solved_->solution ? &*solved_->solution : nullptr;
    }

private:
    void build();
    void onExcluded(unsigned moves);
    void onAnswer(std::shared_ptr<const SolvedProblem> solved);
    void onFailed(const Message& reason);
    void showSolution();
    void tell(const wxString& words);
    void tellEnd(const wxString& words);
    void copyPgn();
    void study();
    void setSolving(bool isSolving);
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
    wxButton* study_;
    wxStaticText* status_;
    SolutionTree* tree_;
    BoardPanel* board_;
    std::unique_ptr<SolverJob> job_;
};

}  // namespace roque
