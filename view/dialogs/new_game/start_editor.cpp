#include "view/dialogs/new_game/start_editor.h"

#include <random>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "model/game/outcome.h"
#include "model/notation/fen.h"
#include "model/position/chess960.h"
#include "model/position/odds.h"
#include "view/text/message_text.h"
#include "view/text/repair_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

// In device-independent pixels.
constexpr int kBoardSize = 176;
constexpr int kPlaceWidth = 220;  ///< of the place for the board or the faults

}  // namespace

StartEditor::StartEditor(wxWindow* parent, PieceSet& pieces, const StartPosition& start)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "start") {
    board_ = new BoardPanel(this, pieces);
    board_->setCoordinates(Coordinates::Hidden);
    board_->Disable();
    addControls();
    show(start);
    bindEvents();
    update();
}

void StartEditor::addControls() {
    standard_ = new wxRadioButton(this, wxID_ANY, _("&Standard"), wxDefaultPosition, wxDefaultSize,
                                  wxRB_GROUP, wxDefaultValidator, "standard");
    wxSizer* const oddsRow = addOdds();
    wxSizer* const numberRow = addChess960();
    position_ = new wxRadioButton(this, wxID_ANY, _("Position (&FEN):"), wxDefaultPosition, wxDefaultSize, 0,
                                  wxDefaultValidator, "position");
    fen_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0, wxDefaultValidator,
                          "fen");
    setAccessibleName(*fen_, position_->GetLabelText());
    const wxSize place(kPlaceWidth, kBoardSize);
    problems_ = new ProblemList(this, place);
    problems_->SetName("fen problems");

    auto* choices = new wxBoxSizer(wxVERTICAL);
    choices->Add(standard_, wxSizerFlags().Border(wxBOTTOM));
    choices->Add(oddsRow, wxSizerFlags().Border(wxBOTTOM));
    choices->Add(numberRow, wxSizerFlags().Border(wxBOTTOM));
    auto* fenRow = new wxBoxSizer(wxHORIZONTAL);
    fenRow->Add(position_, wxSizerFlags().Centre().Border(wxRIGHT));
    fenRow->Add(fen_, wxSizerFlags(1).Centre());
    choices->Add(fenRow, wxSizerFlags().Expand());
    auto* shown = new wxBoxSizer(wxVERTICAL);
    shown->SetMinSize(roomFor(*this, place));
    shown->Add(board_, wxSizerFlags().CentreHorizontal());
    shown->Add(problems_, wxSizerFlags(1).Expand());
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(choices, wxSizerFlags(1).Expand().Border(wxRIGHT));
    row->Add(shown, wxSizerFlags().Centre());
    SetSizer(row);
    const int letterWidth = fen_->GetTextExtent("8").x;
    constexpr int kLettersShown = 48;
    fen_->SetMinSize(wxSize(letterWidth * kLettersShown, -1));
    board_->SetMinClientSize(FromDIP(wxSize(kBoardSize, kBoardSize)));
    board_->SetMaxClientSize(FromDIP(wxSize(kBoardSize, kBoardSize)));
}

wxSizer* StartEditor::addOdds() {
    odds_ = new wxRadioButton(this, wxID_ANY, _("&Odds:"), wxDefaultPosition, wxDefaultSize, 0,
                              wxDefaultValidator, "odds");
    oddsBy_ = new wxChoice(this, wxID_ANY);
    oddsBy_->SetName("odds by");
    setAccessibleName(*oddsBy_, _("Who gives odds"));
    oddsBy_->Append(_("White plays without"));
    oddsBy_->Append(_("Black plays without"));
    oddsKind_ = new wxChoice(this, wxID_ANY);
    oddsKind_->SetName("odds kind");
    setAccessibleName(*oddsKind_, _("Missing pieces"));
    for (const PieceOdds each : kPieceOdds) oddsKind_->Append(messageText(describe(each)));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(odds_, wxSizerFlags().Centre());
    row->Add(oddsBy_, wxSizerFlags().Centre().Border(wxLEFT));
    row->Add(oddsKind_, wxSizerFlags().Centre().Border(wxLEFT));
    return row;
}

wxSizer* StartEditor::addChess960() {
    chess960_ = new wxRadioButton(this, wxID_ANY, _("Chess&960, start position"), wxDefaultPosition,
                                  wxDefaultSize, 0, wxDefaultValidator, "chess960");
    number_ = new wxSpinCtrl(this, wxID_ANY);
    number_->SetName("chess960 number");
    setAccessibleName(*number_, chess960_->GetLabelText());
    number_->SetRange(0, static_cast<int>(kChess960Starts) - 1);
    number_->SetValue(static_cast<int>(kChess960StandardStart));
    random_ = new wxButton(this, wxID_ANY, _("&Random"), wxDefaultPosition, wxDefaultSize, 0,
                           wxDefaultValidator, "chess960 random");
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(chess960_, wxSizerFlags().Centre());
    row->Add(number_, wxSizerFlags().Centre().Border(wxLEFT));
    row->Add(random_, wxSizerFlags().Centre().Border(wxLEFT));
    return row;
}

/// Sets the controls to a start, by the simplest kind that describes it.
void StartEditor::show(const StartPosition& start) {
    const auto odds = start.variant == Variant::Standard ? oddsOf(start.position) : std::nullopt;
    const GivenOdds shown = odds.value_or(GivenOdds{});
    oddsBy_->SetSelection(shown.by == Color::White ? 0 : 1);
    oddsKind_->SetSelection(static_cast<int>(shown.odds));
    wxRadioButton* const chosen = start == StartPosition{} ? standard_ : odds ? odds_ : position_;
    chosen->SetValue(true);
    showFen(start);
}

void StartEditor::showFen(const StartPosition& start) {
    fen_->ChangeValue(toWx(
        toFen(start.position, start.variant == Variant::Chess960 ? FenStyle::Shredder : FenStyle::XFen)));
}

void StartEditor::bindEvents() {
    for (wxRadioButton* each : {standard_, odds_, chess960_, position_})
        each->Bind(wxEVT_RADIOBUTTON, [this](wxCommandEvent&) { update(); });
    for (wxChoice* each : {oddsBy_, oddsKind_}) {
        each->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
            odds_->SetValue(true);
            update();
        });
    }
    number_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) {
        chess960_->SetValue(true);
        update();
    });
    random_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        std::random_device device;
        number_->SetValue(
            std::uniform_int_distribution<int>(0, static_cast<int>(kChess960Starts) - 1)(device));
        chess960_->SetValue(true);
        update();
    });
    fen_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        position_->SetValue(true);
        update();
    });
}

Result<StartPosition, FenError> StartEditor::read() const {
    if (standard_->GetValue()) return StartPosition{};
    if (odds_->GetValue()) {
        const Color by = oddsBy_->GetSelection() == 0 ? Color::White : Color::Black;
        return StartPosition{
            startWithOdds({kPieceOdds[static_cast<std::size_t>(oddsKind_->GetSelection())], by}),
            Variant::Standard};
    }
    if (chess960_->GetValue())
        return StartPosition{chess960Start(static_cast<unsigned>(number_->GetValue())), Variant::Chess960};
    return readStartPosition(toUtf8(fen_->GetValue()));
}

void StartEditor::update() {
    const auto start = read();
    wxString problem;
    if (!start)
        problem = messageText(start.error().describe());
    else if (outcomeOf(start->position))
        problem = playableWords(start->position);
    start_ = problem.empty() ? std::optional(*start) : std::nullopt;
    problems_->show(problem);
    if (start_) board_->setPosition(start_->position);
    board_->Show(start_.has_value());
    problems_->Show(!start_);
    Layout();
    if (start_ && !position_->GetValue()) showFen(*start_);  // otherwise the person is typing it
    if (onChange) onChange();
}

}  // namespace roque
