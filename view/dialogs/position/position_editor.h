#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/radiobut.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "model/base/wing.h"
#include "model/notation/start_position.h"
#include "view/board/editor_board.h"
#include "view/board/input/setup_editing.h"
#include "view/dialogs/problem_list.h"

namespace roque {

/// Sets a position up: the board with a stock of pieces beside it, whose turn it is and what else belongs to
/// a position, and its FEN, which can be typed as well. Says at once what is wrong, and offers to mend it.
///
/// It changes nothing in the program: it ends with a position to be played.
class PositionEditor : public wxDialog {
public:
    /// Begins with a setup. The pieces outlive the dialog.
    PositionEditor(wxWindow* parent, PieceSet& pieces, const Setup& setup, Orientation orientation);

    /// The position, as soon as it is one from which a game can go on.
    [[nodiscard]] std::optional<StartPosition> start() const;

    /// Called when the person wants a mate looked for in the position. The dialog stays open.
    std::function<void(const StartPosition&)> onSolve;

    [[nodiscard]] EditorBoard& board() noexcept { return *board_; }
    [[nodiscard]] const Setup& setup() const noexcept { return editing_.setup(); }

private:
    struct RightBox {
        Color color;
        Wing wing;
        wxCheckBox* box;
    };

    wxSizer* addControls();
    wxSizer* addBoardButtons();
    wxSizer* addTurn();
    wxSizer* addRights();
    wxSizer* addNumbers();
    wxSizer* addFen();
    wxSizer* addButtons();
    wxSpinCtrl* addNumber(wxSizer* grid, const wxString& label, const wxString& name, int least, int most);
    void bindEvents();
    void onFenTyped();

    /// Shows all but the FEN, which may be what the person is typing.
    void showSetup();
    void showFen();
    void showEnPassant();
    void changed();

    SetupEditing editing_;
    bool isFenReadable_ = true;
    std::vector<Square> enPassantSquares_;  ///< those to choose from
    EditorBoard* board_;
    wxRadioButton* whiteMoves_;
    wxRadioButton* blackMoves_;
    std::vector<RightBox> rights_;
    wxChoice* enPassant_;
    wxSpinCtrl* halfmoves_;
    wxSpinCtrl* moveNumber_;
    ProblemList* problems_;
    wxTextCtrl* fen_;
    wxButton* solve_;
};

}  // namespace roque
