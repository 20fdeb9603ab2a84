#pragma once

#include <optional>
#include <string>

#include "controller/analysis/analysis_budget.h"
#include "controller/analysis/analysis_players.h"
#include "controller/settings/settings_store.h"
#include "view/dialogs/games/annotate_dialog.h"

class wxWindow;

namespace roque {

/// Who annotates games, and how.
struct AnnotationChoice {
    std::string player;  ///< AnalysisPlayer::id
    AnalysisBudget budget;
    unsigned threads = 1;  ///< games at the same time
    AnnotateDialog::Which which = AnnotateDialog::Which::All;
};

/// Asks a person who annotates games, and how; offers what they chose last, and remembers what they choose.
/// Nothing if they cancel, or if there is nobody.
[[nodiscard]] std::optional<AnnotationChoice> askForAnnotation(wxWindow& parent,
                                                               const AnalysisPlayers& players,
                                                               SettingsStore& settings,
                                                               const AnnotateDialog::Games& games);

}  // namespace roque
