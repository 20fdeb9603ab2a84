#include "view/dialogs/position/position_editor.h"

#include <algorithm>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "model/game/outcome.h"
#include "model/notation/fen.h"
#include "model/position/validity.h"
#include "view/text/message_text.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

constexpr int kMaxHalfmoves = 999;
constexpr int kMaxMoveNumber = 9999;

}  // namespace

PositionEditor::PositionEditor(wxWindow* parent, PieceSet& pieces, const Setup& setup,
                               Orientation orientation)
    : wxDialog(parent, wxID_ANY, _("Set up a position"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "position editor"),
      editing_(setup) {
    board_ = new EditorBoard(this, pieces, editing_);
    board_->setOrientation(orientation);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(board_, wxSizerFlags(1).Expand().Border());
    row->Add(addControls(), wxSizerFlags().Expand().Border());
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(row, wxSizerFlags(1).Expand());
    column->Add(addFen(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT));
    column->Add(addButtons(), wxSizerFlags().Expand().Border());
    bindEvents();
    showSetup();
    showFen();
    SetSizerAndFit(column);
    CentreOnParent();
    CallAfter([this] { board_->SetFocus(); });
}

wxSizer* PositionEditor::addControls() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(addBoardButtons(), wxSizerFlags().Expand().Border(wxBOTTOM));
    column->Add(addTurn(), wxSizerFlags().Expand().Border(wxBOTTOM));
    column->Add(addRights(), wxSizerFlags().Expand().Border(wxBOTTOM));
    column->Add(addNumbers(), wxSizerFlags().Expand().Border(wxBOTTOM));
    wxStaticBoxSizer* const wrong = titledBox(this, _("Can it be played?"));
    problems_ = new ProblemList(wrong->GetStaticBox(), wxSize(320, 120));
    problems_->onMend = [this](const Setup& mended) {
        editing_.use(mended);
        board_->show();
        changed();
    };
    wrong->Add(problems_, wxSizerFlags(1).Expand().Border());
    column->Add(wrong, wxSizerFlags(1).Expand());
    return column;
}

wxSizer* PositionEditor::addBoardButtons() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](const wxString& label, const char* name, auto perform) {
        auto* button = new wxButton(this, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT,
                                    wxDefaultValidator, name);
        button->Bind(wxEVT_BUTTON, [perform](wxCommandEvent&) { perform(); });
        row->Add(button, wxSizerFlags(1).Border(wxRIGHT));
    };
    add(_("&Start position"), "start position", [this] {
        editing_.reset();
        board_->show();
        changed();
    });
    add(_("Cl&ear"), "clear", [this] {
        editing_.clear();
        board_->show();
        changed();
    });
    add(_("&Flip"), "flip", [this] { board_->setOrientation(turned(board_->orientation())); });
    return row;
}

wxSizer* PositionEditor::addTurn() {
    whiteMoves_ = new wxRadioButton(this, wxID_ANY, _("&White to move"), wxDefaultPosition, wxDefaultSize,
                                    wxRB_GROUP, wxDefaultValidator, "white to move");
    blackMoves_ = new wxRadioButton(this, wxID_ANY, _("&Black to move"), wxDefaultPosition, wxDefaultSize, 0,
                                    wxDefaultValidator, "black to move");
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(whiteMoves_, wxSizerFlags().Centre().Border(wxRIGHT));
    row->Add(blackMoves_, wxSizerFlags().Centre());
    return row;
}

wxSizer* PositionEditor::addRights() {
    wxStaticBoxSizer* const rights = titledBox(this, _("Castling rights"));
    constexpr int kColumns = 2;
    auto* grid = new wxGridSizer(kColumns, FromDIP(wxSize(12, 4)));
    const auto add = [&](Color color, Wing wing, const wxString& label, const char* name) {
        auto* check = new wxCheckBox(rights->GetStaticBox(), wxID_ANY, label);
        check->SetName(name);
        check->Bind(wxEVT_CHECKBOX, [this, color, wing](wxCommandEvent& event) {
            event.IsChecked() ? editing_.giveRight(color, wing) : editing_.takeRight(color, wing);
            changed();
        });
        grid->Add(check);
        rights_.push_back({color, wing, check});
    };
    add(Color::White, Wing::KingSide, _("White O-O"), "white O-O");
    add(Color::White, Wing::QueenSide, _("White O-O-O"), "white O-O-O");
    add(Color::Black, Wing::KingSide, _("Black O-O"), "black O-O");
    add(Color::Black, Wing::QueenSide, _("Black O-O-O"), "black O-O-O");
    rights->Add(grid, wxSizerFlags().Expand().Border());
    return rights;
}

wxSizer* PositionEditor::addNumbers() {
    constexpr int kColumns = 2;
    auto* grid = new wxFlexGridSizer(kColumns, FromDIP(wxSize(12, 4)));
    grid->AddGrowableCol(0);
    enPassant_ = new wxChoice(this, wxID_ANY);
    enPassant_->SetName("en passant");
    grid->Add(labelFor(*enPassant_, _("En passant square:")), wxSizerFlags().CentreVertical());
    grid->Add(enPassant_, wxSizerFlags().Expand());
    halfmoves_ =
        addNumber(grid, _("Half-moves without capture or pawn move:"), "halfmoves", 0, kMaxHalfmoves);
    moveNumber_ = addNumber(grid, _("Next move number:"), "move number", 1, kMaxMoveNumber);
    return grid;
}

wxSpinCtrl* PositionEditor::addNumber(wxSizer* grid, const wxString& label, const wxString& name, int least,
                                      int most) {
    auto* number = new wxSpinCtrl(this, wxID_ANY);
    number->SetName(name);
    number->SetRange(least, most);
    grid->Add(labelFor(*number, label), wxSizerFlags().CentreVertical());
    grid->Add(number, wxSizerFlags().Expand());
    return number;
}

wxSizer* PositionEditor::addFen() {
    fen_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0, wxDefaultValidator,
                          "editor fen");
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(labelFor(*fen_, _("FEN:")), wxSizerFlags().Centre().Border(wxRIGHT));
    row->Add(fen_, wxSizerFlags(1).Centre());
    return row;
}

wxSizer* PositionEditor::addButtons() {
    solve_ = new wxButton(this, wxID_ANY, _("Solve &mate…"), wxDefaultPosition, wxDefaultSize, 0,
                          wxDefaultValidator, "solve position");
    solve_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (const auto problem = start(); problem && onSolve) onSolve(*problem);
    });
    Bind(
        wxEVT_BUTTON,
        [this](wxCommandEvent&) {
            if (start()) EndModal(wxID_OK);
        },
        wxID_OK);
    study_ = new wxButton(this, kStudy, _("St&udy"), wxDefaultPosition, wxDefaultSize, 0, wxDefaultValidator,
                          "study position");
    study_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (studied()) EndModal(kStudy);
    });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(solve_, wxSizerFlags().Centre());
    row->AddStretchSpacer();
    row->Add(study_, wxSizerFlags().Centre().Border(wxRIGHT));
    row->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Centre());
    FindWindow(wxID_OK)->SetLabel(_("&Play…"));
    return row;
}

void PositionEditor::bindEvents() {
    board_->onChange = [this] { changed(); };
    for (wxRadioButton* each : {whiteMoves_, blackMoves_}) {
        each->Bind(wxEVT_RADIOBUTTON, [this](wxCommandEvent&) {
            editing_.setSideToMove(whiteMoves_->GetValue() ? Color::White : Color::Black);
            changed();
        });
    }
    enPassant_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        const int chosen = enPassant_->GetSelection();
        editing_.setEnPassant(chosen <= 0 ? Square::None
                                          : enPassantSquares_[static_cast<std::size_t>(chosen) - 1]);
        changed();
    });
    halfmoves_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) {
        editing_.setHalfmoveClock(static_cast<std::uint16_t>(halfmoves_->GetValue()));
        changed();
    });
    moveNumber_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) {
        editing_.setFullmoveNumber(static_cast<std::uint16_t>(moveNumber_->GetValue()));
        changed();
    });
    fen_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { onFenTyped(); });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const bool isForBoard = event.GetKeyCode() == WXK_ESCAPE && board_->HasFocus();
        if (!isForBoard || !board_->cancel()) event.Skip();
    });
}

void PositionEditor::onFenTyped() {
    const auto read = editing_.setFen(toUtf8(fen_->GetValue().Strip(wxString::both)));
    isFenReadable_ = read.has_value();
    if (read) {
        board_->show();
        showSetup();
        return;
    }
    problems_->show(messageText(read.error().describe()));
    FindWindow(wxID_OK)->Disable();
    solve_->Disable();
    study_->Disable();
}

void PositionEditor::changed() {
    isFenReadable_ = true;
    showSetup();
    showFen();
}

void PositionEditor::showFen() {
    fen_->ChangeValue(toWx(toFen(editing_.setup())));
}

void PositionEditor::showSetup() {
    const Setup& setup = editing_.setup();
    (setup.sideToMove == Color::White ? whiteMoves_ : blackMoves_)->SetValue(true);
    for (const RightBox& right : rights_) {
        right.box->Enable(editing_.mayHaveRight(right.color, right.wing));
        right.box->SetValue(editing_.hasRight(right.color, right.wing));
    }
    showEnPassant();
    halfmoves_->SetValue(setup.halfmoveClock);
    moveNumber_->SetValue(setup.fullmoveNumber);
    problems_->show(setup);
    const bool isGood = start().has_value();
    FindWindow(wxID_OK)->Enable(isGood);
    solve_->Enable(isGood);
    study_->Enable(studied().has_value());
}

/// An impossible square is shown all the same, so that people see what is wrong.
void PositionEditor::showEnPassant() {
    enPassantSquares_ = editing_.enPassantSquares();
    const Square chosen = editing_.setup().enPassant;
    if (chosen != Square::None && std::ranges::find(enPassantSquares_, chosen) == enPassantSquares_.end())
        enPassantSquares_.push_back(chosen);
    enPassant_->Clear();
    enPassant_->Append(_("no square"));
    enPassant_->SetSelection(0);
    for (const Square square : enPassantSquares_) {
        enPassant_->Append(toWx(toString(square)));
        if (square == chosen) enPassant_->SetSelection(static_cast<int>(enPassant_->GetCount()) - 1);
    }
    enPassant_->Enable(!enPassantSquares_.empty());
}

std::optional<StartPosition> PositionEditor::studied() const {
    if (!isFenReadable_ || !validate(editing_.setup()).empty()) return std::nullopt;
    const auto start = readStartPosition(toFen(editing_.setup()));
    return start ? std::optional(*start) : std::nullopt;
}

std::optional<StartPosition> PositionEditor::start() const {
    const auto start = studied();
    return start && !outcomeOf(start->position) ? start : std::nullopt;
}

}  // namespace roque
