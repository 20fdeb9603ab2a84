#include "view/text/nag_text.h"

#include <algorithm>
#include <array>

#include <wx/intl.h>

#include "view/toolkit/translated.h"

namespace roque {
namespace {

struct NagMeaning {
    Nag nag;
    const char* words;  ///< to be translated
};

/// The NAGs that stand for themselves: of the PGN standard (section 10), and those from 140 on that
/// ChessBase, Scid and others have added.
constexpr std::array kMeanings = std::to_array<NagMeaning>({
    {1, wxTRANSLATE("Good move")},
    {2, wxTRANSLATE("Mistake")},
    {3, wxTRANSLATE("Brilliant move")},
    {4, wxTRANSLATE("Blunder")},
    {5, wxTRANSLATE("Interesting move")},
    {6, wxTRANSLATE("Dubious move")},
    {7, wxTRANSLATE("Only move")},
    {8, wxTRANSLATE("Singular move")},
    {9, wxTRANSLATE("Worst move")},
    {10, wxTRANSLATE("Equal position")},
    {11, wxTRANSLATE("Equal chances in a quiet position")},
    {12, wxTRANSLATE("Equal chances in an active position")},
    {13, wxTRANSLATE("Unclear position")},
    {14, wxTRANSLATE("White is slightly better")},
    {15, wxTRANSLATE("Black is slightly better")},
    {16, wxTRANSLATE("White is better")},
    {17, wxTRANSLATE("Black is better")},
    {18, wxTRANSLATE("White is winning")},
    {19, wxTRANSLATE("Black is winning")},
    {20, wxTRANSLATE("White has a crushing advantage")},
    {21, wxTRANSLATE("Black has a crushing advantage")},
    {22, wxTRANSLATE("White is in zugzwang")},
    {23, wxTRANSLATE("Black is in zugzwang")},
    {140, wxTRANSLATE("With the idea")},
    {141, wxTRANSLATE("Aimed against")},
    {142, wxTRANSLATE("Better is")},
    {143, wxTRANSLATE("Worse is")},
    {144, wxTRANSLATE("Equivalent is")},
    {145, wxTRANSLATE("Editor's remark")},
    {146, wxTRANSLATE("Novelty")},
    {220, wxTRANSLATE("Diagram")},
    {221, wxTRANSLATE("Diagram, from Black's side")},
    {238, wxTRANSLATE("Space")},
    {239, wxTRANSLATE("Open file")},
    {240, wxTRANSLATE("Diagonal")},
    {241, wxTRANSLATE("Centre")},
    {242, wxTRANSLATE("King's side")},
    {243, wxTRANSLATE("Queen's side")},
    {244, wxTRANSLATE("Weak point")},
    {245, wxTRANSLATE("Ending")},
    {246, wxTRANSLATE("Bishop pair")},
    {247, wxTRANSLATE("Bishops of opposite colours")},
    {248, wxTRANSLATE("Bishops of the same colour")},
    {249, wxTRANSLATE("Connected pawns")},
    {250, wxTRANSLATE("Isolated pawns")},
    {251, wxTRANSLATE("Doubled pawns")},
    {252, wxTRANSLATE("Passed pawn")},
    {253, wxTRANSLATE("Pawn majority")},
    {254, wxTRANSLATE("With")},
    {255, wxTRANSLATE("Without")},
});

/// The NAGs from 24 to 139 in pairs, about White and about Black: what the side has.
constexpr Nag kFirstPair = 24;
constexpr std::array kHoldings = std::to_array<const char*>({
    wxTRANSLATE("a slight space advantage"),
    wxTRANSLATE("a moderate space advantage"),
    wxTRANSLATE("a decisive space advantage"),
    wxTRANSLATE("a slight lead in development"),
    wxTRANSLATE("a moderate lead in development"),
    wxTRANSLATE("a decisive lead in development"),
    wxTRANSLATE("the initiative"),
    wxTRANSLATE("a lasting initiative"),
    wxTRANSLATE("the attack"),
    wxTRANSLATE("insufficient compensation for the material"),
    wxTRANSLATE("sufficient compensation for the material"),
    wxTRANSLATE("more than adequate compensation for the material"),
    wxTRANSLATE("slight control of the centre"),
    wxTRANSLATE("moderate control of the centre"),
    wxTRANSLATE("decisive control of the centre"),
    wxTRANSLATE("slight control of the king's side"),
    wxTRANSLATE("moderate control of the king's side"),
    wxTRANSLATE("decisive control of the king's side"),
    wxTRANSLATE("slight control of the queen's side"),
    wxTRANSLATE("moderate control of the queen's side"),
    wxTRANSLATE("decisive control of the queen's side"),
    wxTRANSLATE("a vulnerable first rank"),
    wxTRANSLATE("a well protected first rank"),
    wxTRANSLATE("a poorly protected king"),
    wxTRANSLATE("a well protected king"),
    wxTRANSLATE("a poorly placed king"),
    wxTRANSLATE("a well placed king"),
    wxTRANSLATE("a very weak pawn structure"),
    wxTRANSLATE("a moderately weak pawn structure"),
    wxTRANSLATE("a moderately strong pawn structure"),
    wxTRANSLATE("a very strong pawn structure"),
    wxTRANSLATE("a poorly placed knight"),
    wxTRANSLATE("a well placed knight"),
    wxTRANSLATE("a poorly placed bishop"),
    wxTRANSLATE("a well placed bishop"),
    wxTRANSLATE("a poorly placed rook"),
    wxTRANSLATE("a well placed rook"),
    wxTRANSLATE("a poorly placed queen"),
    wxTRANSLATE("a well placed queen"),
    wxTRANSLATE("poor coordination of the pieces"),
    wxTRANSLATE("good coordination of the pieces"),
    wxTRANSLATE("played the opening very poorly"),
    wxTRANSLATE("played the opening poorly"),
    wxTRANSLATE("played the opening well"),
    wxTRANSLATE("played the opening very well"),
    wxTRANSLATE("played the middlegame very poorly"),
    wxTRANSLATE("played the middlegame poorly"),
    wxTRANSLATE("played the middlegame well"),
    wxTRANSLATE("played the middlegame very well"),
    wxTRANSLATE("played the ending very poorly"),
    wxTRANSLATE("played the ending poorly"),
    wxTRANSLATE("played the ending well"),
    wxTRANSLATE("played the ending very well"),
    wxTRANSLATE("slight counterplay"),
    wxTRANSLATE("moderate counterplay"),
    wxTRANSLATE("decisive counterplay"),
    wxTRANSLATE("moderate time pressure"),
    wxTRANSLATE("severe time pressure"),
});
constexpr std::size_t kBehindPairs = kFirstPair + 2 * kHoldings.size();
static_assert(kBehindPairs == 140);

}  // namespace

wxString nagWords(Nag nag) {
    if (nag == 0) return {};
    if (nag >= kFirstPair && nag < kBehindPairs) {
        const wxString holding = translated(kHoldings[static_cast<std::size_t>(nag - kFirstPair) / 2]);
        // TRANSLATORS: What a side has, such as "the initiative", or has done, such as "played the ending
        // well".
        return wxString::Format(nag % 2 == 0 ? _("White has %s") : _("Black has %s"), holding);
    }
    const auto* const found = std::ranges::find(kMeanings, nag, &NagMeaning::nag);
    return found == kMeanings.end() ? wxString::Format("$%u", static_cast<unsigned>(nag))
                                    : translated(found->words);
}

}  // namespace roque
