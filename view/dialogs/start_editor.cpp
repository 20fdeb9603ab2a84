#include "view/dialogs/start_editor.h"

#include <random>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "model/board/chess960.h"
#include "model/notation/fen.h"
#include "view/text.h"

namespace roque {

StartEditor::StartEditor(wxWindow* parent, PieceSet& pieces, const StartPosition& start)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "start") {
    board_ = new BoardPanel(this, pieces);
    board_->setCoordinates(Coordinates::Hidden);
    board_->Disable();
    addControls();
    const bool isStandard = start == StartPosition{};
    standard_->SetValue(isStandard);
    position_->SetValue(!isStandard);
    fen_->SetValue(toWx(
        toFen(start.position, start.variant == Variant::Chess960 ? FenStyle::Shredder : FenStyle::XFen)));
    bindEvents();
    update();
}

void StartEditor::addControls() {
    standard_ = new wxRadioButton(this, wxID_ANY, _("&Standard"), wxDefaultPosition, wxDefaultSize,
                                  wxRB_GROUP, wxDefaultValidator, "standard");
    chess960_ = new wxRadioButton(this, wxID_ANY, _("&Chess960, start position"), wxDefaultPosition,
                                  wxDefaultSize, 0, wxDefaultValidator, "chess960");
    number_ = new wxSpinCtrl(this, wxID_ANY);
    number_->SetName("chess960 number");
    number_->SetRange(0, static_cast<int>(kChess960Starts) - 1);
    number_->SetValue(static_cast<int>(kChess960StandardStart));
    random_ = new wxButton(this, wxID_ANY, _("&Random"), wxDefaultPosition, wxDefaultSize, 0,
                           wxDefaultValidator, "chess960 random");
    position_ = new wxRadioButton(this, wxID_ANY, _("&Position (FEN):"), wxDefaultPosition, wxDefaultSize, 0,
                                  wxDefaultValidator, "position");
    fen_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0, wxDefaultValidator,
                          "fen");
    problems_ =
        new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0, "fen problems");

    auto* numberRow = new wxBoxSizer(wxHORIZONTAL);
    numberRow->Add(chess960_, wxSizerFlags().Centre());
    numberRow->Add(number_, wxSizerFlags().Centre().Border(wxLEFT));
    numberRow->Add(random_, wxSizerFlags().Centre().Border(wxLEFT));
    auto* choices = new wxBoxSizer(wxVERTICAL);
    choices->Add(standard_, wxSizerFlags().Border(wxBOTTOM));
    choices->Add(numberRow, wxSizerFlags().Border(wxBOTTOM));
    choices->Add(position_, wxSizerFlags().Border(wxBOTTOM));
    choices->Add(fen_, wxSizerFlags().Expand().Border(wxBOTTOM));
    choices->Add(problems_, wxSizerFlags(1).Expand());
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(choices, wxSizerFlags(1).Expand().Border(wxRIGHT));
    row->Add(board_, wxSizerFlags().Centre());
    SetSizer(row);
    const int letterWidth = fen_->GetTextExtent("8").x;
    constexpr int kLettersShown = 48;
    fen_->SetMinSize(wxSize(letterWidth * kLettersShown, -1));
    board_->SetMinClientSize(FromDIP(wxSize(216, 216)));
    board_->SetMaxClientSize(FromDIP(wxSize(216, 216)));
}

void StartEditor::bindEvents() {
    for (wxRadioButton* each : {standard_, chess960_, position_})
        each->Bind(wxEVT_RADIOBUTTON, [this](wxCommandEvent&) { update(); });
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
    if (chess960_->GetValue())
        return StartPosition{chess960Start(static_cast<unsigned>(number_->GetValue())), Variant::Chess960};
    return readStartPosition(toUtf8(fen_->GetValue()));
}

void StartEditor::update() {
    const auto start = read();
    start_ = start ? std::optional(*start) : std::nullopt;
    problems_->SetLabelText(start ? wxString() : toWx(start.error().describe()));
    if (start_) board_->setPosition(start_->position);
    if (wxWindow* const dialog = wxGetTopLevelParent(this);
        dialog != nullptr && dialog->GetSizer() != nullptr) {
        Layout();
        dialog->Layout();
        dialog->GetSizer()->Fit(dialog);
    }
    if (onChange) onChange();
}

}  // namespace roque
