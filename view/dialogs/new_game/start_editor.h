#pragma once

#include <functional>
#include <optional>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/radiobut.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include "model/notation/start_position.h"
#include "view/board/board_panel.h"
#include "view/dialogs/position/problem_list.h"

namespace roque {

/// Selects the start of a game: the standard start position, the same with odds, one of the 960 of Chess960,
/// or a FEN. Shows the position and its FEN, or instead everything that is wrong with the FEN.
class StartEditor : public wxPanel {
public:
    /// `pieces` must outlive the editor.
    StartEditor(wxWindow* parent, PieceSet& pieces, const StartPosition& start);

    /// The selected start; nothing while the FEN is unusable or the game would be over at once.
    [[nodiscard]] const std::optional<StartPosition>& start() const noexcept { return start_; }

    /// Called when that changes.
    std::function<void()> onChange;

private:
    void addControls();
    wxSizer* addOdds();
    wxSizer* addChess960();
    void show(const StartPosition& start);
    void showFen(const StartPosition& start);
    void bindEvents();
    void update();
    [[nodiscard]] Result<StartPosition, FenError> read() const;

    std::optional<StartPosition> start_;
    wxRadioButton* standard_;
    wxRadioButton* odds_;
    wxChoice* oddsBy_;    ///< White, Black
    wxChoice* oddsKind_;  ///< in the order of kPieceOdds
    wxRadioButton* chess960_;
    wxSpinCtrl* number_;
    wxButton* random_;
    wxRadioButton* position_;
    wxTextCtrl* fen_;
    BoardPanel* board_;
    ProblemList* problems_;
};

}  // namespace roque
