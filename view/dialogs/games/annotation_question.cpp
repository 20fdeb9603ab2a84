#include "view/dialogs/games/annotation_question.h"

#include <vector>

#include "view/toolkit/text.h"

namespace roque {

std::optional<AnnotationChoice> askForAnnotation(wxWindow& parent, const AnalysisPlayers& players,
                                                 SettingsStore& settings,
                                                 const AnnotateDialog::Games& games) {
    const auto entries = players.list();
    if (entries.empty()) return std::nullopt;
    const AnnotationHabits& before = settings.settings().annotation;
    AnnotateDialog::Choice choice{
        0, {static_cast<std::uint64_t>(before.nodes)}, static_cast<unsigned>(before.threads)};
    std::vector<wxString> names;
    for (const AnalysisPlayers::Entry& entry : entries) {
        if (entry.id == before.player) choice.player = names.size();
        names.push_back(toWx(entry.name));
    }
    AnnotateDialog dialog(&parent, names, choice, games);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    choice = dialog.choice();
    const std::string& player = entries.at(choice.player).id;
    settings.edit([&](Settings& kept) {
        kept.annotation = {player, static_cast<int>(choice.budget.nodes), static_cast<int>(choice.threads)};
    });
    return AnnotationChoice{player, choice.budget, choice.threads, choice.which};
}

}  // namespace roque
