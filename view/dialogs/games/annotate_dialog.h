#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>

#include "controller/analysis/analysis_budget.h"

namespace roque {

/// Asks who annotates games, how thoroughly and, if they are games of a list, which of them.
class AnnotateDialog : public wxDialog {
public:
    /// Which games of a list.
    enum class Which : std::uint8_t { Selected, All };
    /// The games that may be annotated.
    struct Games {
        std::size_t selected = 0;  ///< in the list
        std::size_t all = 0;       ///< in the list; 0: the game on the board is meant, and no list
    };
    /// What a person chooses.
    struct Choice {
        std::size_t player = 0;  ///< among those that are offered
        AnalysisBudget budget = kStandardBudget;
        unsigned threads = 1;  ///< games at the same time
        Which which = Which::All;
    };

    /// Offers players, at least one; shows the choice before, and offers first the games selected, if these
    /// are several.
    AnnotateDialog(wxWindow* parent, const std::vector<wxString>& players, const Choice& before,
                   const Games& games);

    [[nodiscard]] Choice choice() const;

private:
    void addGames(wxSizer& grid, const Games& games);
    void addThreads(wxSizer& grid);

    wxChoice* player_;
    wxChoice* budget_;
    wxChoice* which_ = nullptr;  ///< nullptr, as the next one: the game on the board
    wxSpinCtrl* threads_ = nullptr;
    Choice before_;
};

}  // namespace roque
