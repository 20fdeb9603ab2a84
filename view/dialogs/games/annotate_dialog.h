#pragma once

#include <cstddef>
#include <vector>

#include <wx/choice.h>
#include <wx/dialog.h>

#include "controller/analysis/analysis_budget.h"

namespace roque {

/// Asks who annotates a game, and how thoroughly.
class AnnotateDialog : public wxDialog {
public:
    /// What a person chooses.
    struct Choice {
        std::size_t player = 0;  ///< among those that are offered
        AnalysisBudget budget = kStandardBudget;
    };

    /// Offers players, at least one; shows the choice before.
    AnnotateDialog(wxWindow* parent, const std::vector<wxString>& players, const Choice& before);

    [[nodiscard]] Choice choice() const;

private:
    wxChoice* player_;
    wxChoice* budget_;
};

}  // namespace roque
