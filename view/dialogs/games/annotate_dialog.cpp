#include "view/dialogs/games/annotate_dialog.h"

#include <algorithm>
#include <array>
#include <thread>

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/toolkit/dialog_layout.h"

namespace roque {
namespace {

constexpr std::array kBudgets{kQuickBudget, kStandardBudget, kDeepBudget};

wxString budgetWords(const wxString& name, const AnalysisBudget& budget) {
    constexpr std::uint64_t kThousand = 1000;
    return wxString::Format(_("%s: %u thousand positions a move"), name,
                            static_cast<unsigned>(budget.nodes / kThousand));
}

}  // namespace

AnnotateDialog::AnnotateDialog(wxWindow* parent, const std::vector<wxString>& players, const Choice& before,
                               const Games& games)
    : wxDialog(parent, wxID_ANY, games.all > 0 ? _("Annotate games") : _("Annotate game"), wxDefaultPosition,
               wxDefaultSize, wxDEFAULT_DIALOG_STYLE, "annotate"),
      player_(new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, 0, nullptr, 0,
                           wxDefaultValidator, "annotate player")),
      budget_(new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, 0, nullptr, 0,
                           wxDefaultValidator, "annotate budget")),
      before_(before) {
    for (const wxString& name : players) player_->Append(name);
    player_->SetSelection(static_cast<int>(std::min(before.player, players.size() - 1)));
    const std::array<wxString, kBudgets.size()> names{_("Quick"), _("Standard"), _("Deep")};
    for (std::size_t at = 0; at < kBudgets.size(); ++at)
        budget_->Append(budgetWords(names.at(at), kBudgets.at(at)));
    const auto chosen = std::ranges::find(kBudgets, before.budget);
    budget_->SetSelection(chosen == kBudgets.end() ? 1 : static_cast<int>(chosen - kBudgets.begin()));
    auto* const grid = new wxFlexGridSizer(2, FromDIP(wxSize(8, 8)));
    grid->AddGrowableCol(1);
    grid->Add(labelFor(*player_, _("&Player:")), wxSizerFlags().CentreVertical());
    grid->Add(player_, wxSizerFlags().Expand());
    grid->Add(labelFor(*budget_, _("&How thoroughly:")), wxSizerFlags().CentreVertical());
    grid->Add(budget_, wxSizerFlags().Expand());
    if (games.all > 0) {
        addGames(*grid, games);
        addThreads(*grid);
    }
    auto* const words =
        new wxStaticText(this, wxID_ANY,
                         games.all > 0 ? _("The moves get signs, evaluations and better "
                                           "lines.\nThe annotated games go into a new file.")
                                       : _("The moves get signs, evaluations and better "
                                           "lines.\nOne step of Edit → Take back undoes all of "
                                           "it."),
                         wxDefaultPosition, wxDefaultSize, 0, "annotate words");
    auto* const column = new wxBoxSizer(wxVERTICAL);
    column->Add(words, wxSizerFlags().DoubleBorder());
    column->Add(grid, wxSizerFlags().Expand().DoubleBorder(wxLEFT | wxRIGHT | wxBOTTOM));
    column->Add(CreateSeparatedButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border());
    if (wxWindow* const begin = FindWindow(wxID_OK)) begin->SetLabel(_("&Begin"));
    SetSizerAndFit(column);
    CentreOnParent();
    player_->SetFocus();
}

void AnnotateDialog::addGames(wxSizer& grid, const Games& games) {
    const auto selected = static_cast<unsigned>(games.selected);
    const auto all = static_cast<unsigned>(games.all);
    which_ = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, 0, nullptr, 0, wxDefaultValidator,
                          "annotate which");
    if (selected > 0)
        which_->Append(
            wxString::Format(wxPLURAL("%u selected game", "%u selected games", selected), selected));
    which_->Append(wxString::Format(wxPLURAL("%u game of the list", "All %u games of the list", all), all));
    which_->SetSelection(selected > 1 ? 0 : static_cast<int>(which_->GetCount()) - 1);
    grid.Add(labelFor(*which_, _("&Games:")), wxSizerFlags().CentreVertical());
    grid.Add(which_, wxSizerFlags().Expand());
}

/// As many games as there are processors, at most; an engine needs one.
void AnnotateDialog::addThreads(wxSizer& grid) {
    const int most = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    threads_ =
        new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 1, most,
                       std::clamp(static_cast<int>(before_.threads), 1, most), "annotate threads");
    grid.Add(labelFor(*threads_, _("At the &same time:")), wxSizerFlags().CentreVertical());
    grid.Add(threads_, wxSizerFlags().Expand());
}

AnnotateDialog::Choice AnnotateDialog::choice() const {
    return {static_cast<std::size_t>(player_->GetSelection()),
            kBudgets.at(static_cast<std::size_t>(budget_->GetSelection())),
            threads_ == nullptr ? before_.threads : static_cast<unsigned>(threads_->GetValue()),
            which_ != nullptr && which_->GetSelection() + 1 < static_cast<int>(which_->GetCount())
                ? Which::Selected
                : Which::All};
}

}  // namespace roque
