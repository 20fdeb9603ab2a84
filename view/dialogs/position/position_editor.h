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
#include "view/dialogs/position/problem_list.h"

namespace roque {

/// Sets up a position: the board with a stock of pieces beside it, the side to move and the other facts of a
/// position, and its FEN, which can also be typed. Shows at once what is wrong, and offers fixes.
///
/// It changes nothing in the program: its outcome is a position to play or to study.
class PositionEditor : public wxDialog {
public:
    /// Starts with a setup. The pieces must outlive the dialog.
    PositionEditor(wxWindow* parent, PieceSet& pieces, const Setup& setup, Orientation orientation);

    /// The position, once a game can be played from it.
    [[nodiscard]] std::optional<StartPosition> start() const;

    /// What ShowModal() returns if the position is to be studied; wxID_OK: to be played.
    static constexpr int kStudy = wxID_EDIT;

    /// The position to study: a game need not be able to go on from it.
    [[nodiscard]] std::optional<StartPosition> studied() const;

    /// Called when the person wants to solve a mate from the position. The dialog stays open.
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

    /// Shows all but the FEN, which the person may be typing.
    void showSetup();
    void showFen();
    void showEnPassant();
    void changed();

    SetupEditing editing_;
    bool isFenReadable_ = true;
    std::vector<Square> enPassantSquares_;  ///< the squares on offer
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
    wxButton* study_;
};

}  // namespace roque
