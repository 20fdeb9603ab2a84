#include "view/text/report_text.h"

#include <cmath>

#include <wx/intl.h>

#include "view/text/game_text.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

wxString judgementName(MoveJudgement judgement) {
    switch (judgement) {
        case MoveJudgement::Inaccuracy:
            return _("inaccuracy");
        case MoveJudgement::Mistake:
            return _("mistake");
        case MoveJudgement::Blunder:
            return _("blunder");
        default:
            return {};
    }
}

}  // namespace

wxString phaseName(GamePhase phase) {
    switch (phase) {
        case GamePhase::Opening:
            return _("Opening");
        case GamePhase::Middlegame:
            return _("Middlegame");
        default:
            return _("Endgame");
    }
}

wxString scoreWords(const GameNode& node, const std::optional<double>& expected, MoveJudgement judgement) {
    wxString words = moveWords(node);
    if (expected) {
        const wxString score =
            wxString::Format(_("White %s of 100"), wxString() << std::lround(100 * *expected));
        words = wxString::Format(_("%s: %s"), words, score);
    }
    const wxString name = judgementName(judgement);
    return name.empty() ? words : words + ", " + name;
}

wxString costWords(const GameNode& node, const MoveFigures& figures) {
    if (!figures.loss) return {};
    const auto points = static_cast<unsigned>(std::lround(100 * *figures.loss));
    const wxString move = moveWords(node);
    const wxString cost =
        points == 0
            ? wxString::Format(_("%s costs nothing"), move)
            : wxString::Format(wxPLURAL("%s costs %u point", "%s costs %u points", points), move, points);
    if (!figures.choice) return cost;
    const auto [keeping, legal] = *figures.choice;
    // TRANSLATORS: What a move costs, and how many moves cost nothing.
    return wxString::Format(
        _("%s; %s"), cost,
        wxString::Format(wxPLURAL("%u of %u moves keeps the score", "%u of %u moves keep the score", keeping),
                         keeping, legal));
}

wxString accuracyWords(const std::optional<double>& accuracy) {
    return accuracy ? wxString() << std::lround(*accuracy) : toWx("–");
}

wxString formulaWords() {
    return _(
        "A move has an accuracy of 103.17 × exp(−0.0435 × d) − 2.17 percent, where d is what it gives away "
        "of its side's expected score, in points of 100. A game or a phase has half the mean of its moves, "
        "weighted by how much the expected score varies around them, and half their harmonic mean. Hard are "
        "moves in positions with more than three legal ones, of which at most three keep the expected score. "
        "Signs: ?! from 5 points on, ? from 10, ?? from 15.");
}

}  // namespace roque
