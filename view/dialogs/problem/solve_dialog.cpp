#include "view/dialogs/problem/solve_dialog.h"

#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "model/pgn/pgn_writer.h"
#include "view/text/game_text.h"
#include "view/text/message_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/clipboard.h"
#include "view/toolkit/dialog_layout.h"

namespace roque {
namespace {

constexpr int kDefaultMoves = 3;
/// More than can be solved: a person who asks for that is told, and not given something else.
constexpr int kMaxMoves = 999;

}  // namespace

SolveDialog::SolveDialog(wxWindow* parent, UiDispatcher& dispatcher, PieceSet& pieces,
                         const Position& position, Variant variant)
    : wxDialog(parent, wxID_ANY, _("Solve mate"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "solve mate"),
      dispatcher_(dispatcher),
      position_(position),
      variant_(variant) {
    board_ = new BoardPanel(this, pieces);
    board_->setPosition(position_);
    build();
    enableButtons(false);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE)
            Close();
        else
            event.Skip();
    });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) {
        job_.reset();
        setSolving(false);
        if (IsModal())
            EndModal(wxID_CLOSE);
        else
            Destroy();
    });
}

void SolveDialog::build() {
    moves_ = new wxSpinCtrl(this, wxID_ANY);
    moves_->SetName("moves to mate");
    moves_->SetRange(1, kMaxMoves);
    moves_->SetValue(kDefaultMoves);
    moves_->SetFocus();
    wxStaticText* const question =
        labelFor(*moves_, wxString::Format(_("%s mates within"), nameOf(position_.sideToMove())));
    auto* unit = new wxStaticText(this, wxID_ANY, _("moves"));
    solve_ = new wxButton(this, wxID_ANY, _("&Solve"));
    solve_->SetDefault();
    stop_ = new wxButton(this, wxID_ANY, _("S&top"));
    copy_ = new wxButton(this, wxID_ANY, _("&Copy as PGN"));
    study_ = new wxButton(this, wxID_ANY, _("St&udy"), wxDefaultPosition, wxDefaultSize, 0,
                          wxDefaultValidator, "study solution");
    auto* close = new wxButton(this, wxID_CLOSE, _("Close"));
    status_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                               wxST_NO_AUTORESIZE, "solver status");
    status_->SetLabelText(_("Solving shows every defence here."));
    tree_ = new SolutionTree(this);

    auto* questionRow = new wxBoxSizer(wxHORIZONTAL);
    questionRow->Add(question, wxSizerFlags().Centre());
    questionRow->Add(moves_, wxSizerFlags().Centre().Border(wxLEFT | wxRIGHT));
    questionRow->Add(unit, wxSizerFlags(1).Centre().Border(wxRIGHT));
    questionRow->Add(solve_, wxSizerFlags().Centre());
    questionRow->Add(stop_, wxSizerFlags().Centre().Border(wxLEFT));
    auto* buttonRow = new wxBoxSizer(wxHORIZONTAL);
    buttonRow->Add(copy_, wxSizerFlags().Centre());
    buttonRow->Add(study_, wxSizerFlags().Centre().Border(wxLEFT));
    buttonRow->AddStretchSpacer();
    buttonRow->Add(close, wxSizerFlags().Centre());
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(questionRow, wxSizerFlags().Expand());
    column->Add(status_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM));
    column->Add(tree_, wxSizerFlags(1).Expand());
    column->Add(buttonRow, wxSizerFlags().Expand().Border(wxTOP));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    // In the proportion of what they need: nothing is left free beside the board.
    row->Add(board_, wxSizerFlags(2).Expand().Border());
    row->Add(column, wxSizerFlags(3).Expand().Border());
    board_->SetMinClientSize(FromDIP(wxSize(330, 330)));
    SetSizerAndFit(row);
    CentreOnParent();

    solve_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { solve(static_cast<unsigned>(moves_->GetValue())); });
    stop_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { stop(); });
    copy_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { copyPgn(); });
    study_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { study(); });
    close->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Close(); });
    tree_->onSelected = [this](const GameNode& node) { board_->setPosition(node.position(), node.move()); };
}

void SolveDialog::solve(unsigned moves) {
    if (moves > MateSearch::kMaxMoves) {
        tell(wxString::Format(
            wxPLURAL("Only mates in up to %u move are searched for.",
                     "Only mates in up to %u moves are searched for.", MateSearch::kMaxMoves),
            MateSearch::kMaxMoves));
        return;
    }
    job_.reset();
    wanted_ = moves;
    moves_->SetValue(static_cast<int>(moves));
    tree_->show(nullptr);
    solved_.reset();
    board_->setPosition(position_);
    status_->SetLabelText(_("Searching for mate in 1…"));
    setSolving(true);
    SolverJob::Listener listener;
    listener.excluded = [this](unsigned excluded) { onExcluded(excluded); };
    listener.answered = [this](auto solved) { onAnswer(std::move(solved)); };
    listener.failed = [this](const Message& reason) { onFailed(reason); };
    job_ = std::make_unique<SolverJob>(dispatcher_, position_, variant_, moves, std::move(listener));
}

void SolveDialog::stop() {
    if (job_) job_->stop();
}

void SolveDialog::onExcluded(unsigned moves) {
    if (moves < wanted_) {
        status_->SetLabelText(
            wxString::Format(_("No mate in %u. Searching for mate in %u…"), moves, moves + 1));
    }
}

void SolveDialog::onAnswer(std::shared_ptr<const SolvedProblem> solved) {
    solved_ = std::move(solved);
    setSolving(false);
    switch (solved_->verdict) {
        case MateSolver::Verdict::Mate:
            showSolution();
            break;
        case MateSolver::Verdict::NoMate:
            tellEnd(wxString::Format(_("Proved: there is no mate in %u."), wanted_));
            break;
        case MateSolver::Verdict::Stopped:
            tellEnd(_("Stopped."));
            break;
    }
}

void SolveDialog::onFailed(const Message& reason) {
    setSolving(false);
    tellEnd(_("The problem could not be solved: ") + messageText(reason));
}

/// Says what has become of the search.
void SolveDialog::tell(const wxString& words) {
    status_->SetLabelText(words);
    announce(*this, words);
}

/// Says why there is no solution, and leaves the keyboard where a person may ask for a longer one.
void SolveDialog::tellEnd(const wxString& words) {
    tell(words);
    moves_->SetFocus();
}

void SolveDialog::showSolution() {
    const auto keys = static_cast<unsigned>(solved_->keys);
    // TRANSLATORS: The length of a mate and the number of its first moves.
    wxString words = wxString::Format(
        _("%s: %s."),
        wxString::Format(wxPLURAL("Mate in %u move", "Mate in %u moves", solved_->moves), solved_->moves),
        wxString::Format(wxPLURAL("%u solution", "%u solutions", keys), keys));
    if (!solved_->isComplete) words += ' ' + _("Some defences are not shown to the end.");
    tell(words);
    tree_->show({solved_, solution()->root.get()});
    tree_->SetFocus();
}

void SolveDialog::copyPgn() {
    if (solution() == nullptr) return;
    if (!copyToClipboard(toPgn(*solution()))) tell(_("The clipboard cannot be used."));
}

void SolveDialog::study() {
    if (solution() == nullptr || !onStudy) return;
    const auto solved = solved_;  // the dialog may be gone
    const auto tell = onStudy;
    Close();
    tell(*solved->solution);
}

/// While the search runs, the keyboard is on the button that ends it: one that is disabled would keep it from
/// everything.
void SolveDialog::setSolving(bool isSolving) {
    enableButtons(isSolving);
    if (isSolving) stop_->SetFocus();
    if (onSolving) onSolving(isSolving);
}

void SolveDialog::enableButtons(bool isSolving) {
    solve_->Enable(!isSolving);
    stop_->Enable(isSolving);
    copy_->Enable(solution() != nullptr);
    study_->Enable(solution() != nullptr);
}

}  // namespace roque
