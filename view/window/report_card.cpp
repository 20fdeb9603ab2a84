#include "view/window/report_card.h"

#include <utility>

#include <fmt/format.h>
#include <wx/intl.h>

#include "view/board/desktop_colors.h"
#include "view/text/game_text.h"
#include "view/text/report_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/lay_out_around.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

// Heights of the column.
constexpr int kLowBelow = 640;
constexpr int kNoRoomBelow = 500;

/// For names in English, by which tests and screen readers find parts.
const char* nameInParts(Color side) noexcept {
    return side == Color::White ? "white" : "black";
}

constexpr std::array kFigureParts{"accuracy", "hard", "inaccuracies", "mistakes", "blunders"};

std::array<wxString, 5> figureHeadings() {
    return {_("Accuracy"), _("Hard moves"), "?!", "?", "??"};
}

}  // namespace

ReportCard::ReportCard(wxWindow* parent, ActionRegistry& actions, const LineIcons& icons)
    : FramedPanel(parent, "report card"),
      graph_(new ScoreGraphPanel(this)),
      table_(new wxFlexGridSizer(static_cast<int>(kFigures) + 1, FromDIP(wxSize(6, 3)))),
      formula_(new WrappedText(this, "report formula")),
      buttons_(new ActionButtons(this, "report buttons", actions, icons, {{Action::NextMistake, {}}})),
      toggle_(new wxToggleButton(this, wxID_ANY, _("Figures"), wxDefaultPosition, wxDefaultSize,
                                 wxBU_EXACTFIT, wxDefaultValidator, "report figures button")) {
    const int gap = FromDIP(6);
    auto* const rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(graph_, wxSizerFlags().Expand().Border(wxBOTTOM, gap));
    addTable();
    rows->Add(table_, wxSizerFlags().Expand().Border(wxBOTTOM, gap));
    move_ = addText({}, "report move");
    rows->Add(move_, wxSizerFlags().Expand().Border(wxBOTTOM, gap));
    formula_->SetFont(move_->GetFont());
    formula_->show(formulaWords());
    rows->Add(formula_, wxSizerFlags().Expand().Border(wxBOTTOM, gap));
    addFoot(*rows);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(rows, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(10)));
    SetSizer(all);
    height_ = parent->GetSize().y;
    arrange();
    useColors();
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        useColors();
        event.Skip();
    });
    parent->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (std::exchange(height_, event.GetSize().y) == height_ && !formula_->IsShown()) return;
        CallAfter([this] {
            arrange();
            if (onRoom) onRoom();
        });
    });
}

wxStaticText* ReportCard::addText(const wxString& words, const wxString& name) {
    constexpr float kSmall = 0.87F;
    auto* const text = new wxStaticText(this, wxID_ANY, words, wxDefaultPosition, wxDefaultSize,
                                        wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, name);
    text->SetFont(GetFont().Scaled(kSmall));
    text->SetMinSize(wxSize(1, text->GetTextExtent("Ag").y));  // a narrow column shortens it
    return text;
}

/// One row for each side; every column as wide as its heading.
void ReportCard::addTable() {
    const auto add = [this](const wxString& words, const wxString& name, const wxString& widest) {
        wxStaticText* const text = addText(words, name);
        text->SetMinSize(text->GetTextExtent(widest));
        table_->Add(text, wxSizerFlags().CentreVertical().Expand());
        return text;
    };
    add({}, "report corner", nameOf(Color::White));
    const auto headings = figureHeadings();
    for (std::size_t at = 0; at < kFigures; ++at) {
        headings_[at] = add(headings[at], wxString("report heading ") + kFigureParts[at], headings[at]);
        table_->AddGrowableCol(at + 1);
    }
    headings_[Hard]->SetToolTip(
        _("Moves in positions with more than three legal ones, of which at most three keep the expected "
          "score"));
    for (const Color side : kColors) {
        add(nameOf(side), wxString("report side ") + nameInParts(side), nameOf(side));
        for (std::size_t at = 0; at < kFigures; ++at) {
            const wxString name = wxString("report ") + nameInParts(side) + ' ' + kFigureParts[at];
            figures_[side][at] = add({}, name, "88");
        }
        wxStaticText& accuracy = *figures_[side][Accuracy];
        accuracy.SetFont(accuracy.GetFont().Bold());
        accuracy.SetMinSize(accuracy.GetTextExtent("100 %"));
    }
}

void ReportCard::addFoot(wxSizer& rows) {
    const wxString help = _("Show the figures, and how they are computed");
    toggle_->SetToolTip(help);
    setAccessibleName(*toggle_, toggle_->GetLabelText(), help);
    toggle_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { arrange(); });
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(buttons_, wxSizerFlags(1).Expand());
    row->Add(toggle_, wxSizerFlags().Expand().Border(wxLEFT, FromDIP(6)));
    rows.Add(row, wxSizerFlags().Expand());
}

bool ReportCard::hasRoom() const {
    return height_ >= roomFor(*this, kNoRoomBelow);
}

void ReportCard::setCrowded(bool isCrowded) {
    if (std::exchange(isCrowded_, isCrowded) != isCrowded) arrange();
}

/// Graph and table; or table and formula.
void ReportCard::arrange() {
    const bool isFormulaShown = toggle_->GetValue();
    const bool isLow = height_ < roomFor(*this, kLowBelow);
    graph_->Show(!isFormulaShown);
    table_->ShowItems(isFormulaShown || !(isLow || isCrowded_));
    move_->Show(!isFormulaShown);
    formula_->Show(isFormulaShown);
    layOutAround(*this);
    // The formula breaks its lines for the new width, and only then has its height.
    if (isFormulaShown) CallAfter([this] { layOutAround(*this); });
}

void ReportCard::useColors() {
    for (wxStaticText* const heading : headings_)
        heading->SetForegroundColour(wxColourOf(desktopColors().dim));
    formula_->SetForegroundColour(wxColourOf(desktopColors().dim));
}

void ReportCard::show(const GameReport& report) {
    const auto percent = [](const std::optional<double>& accuracy) {
        return accuracy ? accuracyWords(accuracy) + " %" : accuracyWords(accuracy);
    };
    const auto number = [](unsigned count) { return toWx(fmt::to_string(count)); };
    for (const Color side : kColors) {
        const SideReport& of = report[side];
        showFigure(side, Accuracy, percent(of.accuracy));
        showFigure(side, Hard, percent(of.hard));
        showFigure(side, Inaccuracies, number(of.inaccuracies));
        showFigure(side, Mistakes, number(of.mistakes));
        showFigure(side, Blunders, number(of.blunders));
        figures_[side][Hard]->SetToolTip(
            wxString::Format(wxPLURAL("%u hard move", "%u hard moves", of.hardMoves), of.hardMoves));
    }
    showPhases(report);
}

void ReportCard::showFigure(Color side, Figure figure, const wxString& words) {
    wxStaticText& text = *figures_[side][figure];
    if (words == text.GetLabelText()) return;
    text.SetLabelText(words);
    setAccessibleName(text,
                      wxString::Format(_("%s: %s"), nameOf(side) + ", " + figureHeadings()[figure], words));
}

/// The accuracy by phase stands below the graph, White's first.
void ReportCard::showPhases(const GameReport& report) {
    std::array<wxString, 3> pairs;
    wxString all;
    for (std::size_t phase = 0; phase < pairs.size(); ++phase) {
        const auto& white = report[Color::White].byPhase[phase];
        const auto& black = report[Color::Black].byPhase[phase];
        if (!white && !black) continue;
        pairs[phase] = accuracyWords(white) + " : " + accuracyWords(black);
        if (!all.empty()) all += ", ";
        all += phaseName(static_cast<GamePhase>(phase)) + ' ' + pairs[phase];
    }
    graph_->setPhaseWords(pairs);
    setAccessibleName(*this, wxString::Format(_("Report. Accuracy of White and Black by phase: %s"), all));
}

void ReportCard::showMove(const wxString& words) {
    if (words == move_->GetLabelText()) return;
    move_->SetLabelText(words);
    move_->SetToolTip(words);
}

}  // namespace roque
