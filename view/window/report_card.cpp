#include "view/window/report_card.h"

#include <algorithm>
#include <numeric>
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

constexpr int kNoRoomBelow = 500;  // the height of a column

// Distances, in logical pixels.
constexpr int kGap = 6;
constexpr int kInset = 10;
constexpr int kTableGap = 3;

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
      table_(new wxFlexGridSizer(static_cast<int>(kFigures) + 1, FromDIP(wxSize(kGap, kTableGap)))),
      formula_(new WrappedText(this, "report formula")),
      buttons_(new ActionButtons(this, "report buttons", actions, icons, {{Action::NextMistake, {}}})),
      toggle_(new wxToggleButton(this, wxID_ANY, _("Figures"), wxDefaultPosition, wxDefaultSize,
                                 wxBU_EXACTFIT, wxDefaultValidator, "report figures button")) {
    const int gap = FromDIP(kGap);
    auto* const rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(graph_, wxSizerFlags().Expand().Border(wxBOTTOM, gap));
    addTable();
    rows->Add(table_, wxSizerFlags().Expand().Border(wxBOTTOM, gap));
    move_ = addText({}, "report move");
    rows->Add(move_, wxSizerFlags().Expand().Border(wxBOTTOM, gap));
    line_ = addText({}, "report line");
    rows->Add(line_, wxSizerFlags().Expand().Border(wxBOTTOM, gap));
    formula_->SetFont(move_->GetFont());
    formula_->show(formulaWords());
    rows->Add(formula_, wxSizerFlags().Expand().Border(wxBOTTOM, gap));
    addFoot(*rows);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(rows, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(kInset)));
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
    foot_ = new wxBoxSizer(wxHORIZONTAL);
    foot_->Add(buttons_, wxSizerFlags(1).Expand());
    foot_->Add(toggle_, wxSizerFlags().Expand().Border(wxLEFT, FromDIP(kGap)));
    rows.Add(foot_, wxSizerFlags().Expand());
}

bool ReportCard::hasRoom() const {
    return height_ >= roomFor(*this, kNoRoomBelow);
}

int ReportCard::tableHeight() const {
    std::vector<int> rows(kColors.size() + 1);
    std::size_t at = 0;
    for (const wxSizerItem* const item : table_->GetChildren()) {
        int& row = rows.at(at++ / (kFigures + 1));
        row = std::max(row, item->GetWindow()->GetEffectiveMinSize().y);
    }
    return std::accumulate(rows.begin(), rows.end(), FromDIP(kTableGap) * static_cast<int>(kColors.size()));
}

/// Graph, table and move; without the table; without the move; only a line. What a person has asked for
/// stays.
std::vector<Yielding::Form> ReportCard::forms() const {
    const auto with = [gap = FromDIP(kGap)](int height) { return height + gap; };
    const int bare = foot_->CalcMin().y + 2 * FromDIP(kInset);
    const int table = with(tableHeight());
    std::vector<int> heights;
    if (formula_->IsShown()) {
        heights = {bare + table + with(formula_->GetEffectiveMinSize().y)};
    } else {
        const int graph = with(graph_->GetEffectiveMinSize().y);
        const int move = with(move_->GetEffectiveMinSize().y);
        heights = {bare + graph + table + move, bare + graph + move, bare + graph,
                   bare + with(line_->GetEffectiveMinSize().y)};
    }
    std::vector<Form> forms;
    for (const int height : heights) forms.push_back({height, height});
    return forms;
}

void ReportCard::take(std::size_t form) {
    if (std::exchange(form_, form) != form) showParts();
}

/// Graph and table; or table and formula.
void ReportCard::showParts() {
    const bool isFormulaShown = toggle_->GetValue();
    const auto hasUpTo = [&](std::size_t form) { return !isFormulaShown && form_ <= form; };
    if (graph_->HasFocus() && !hasUpTo(2)) toggle_->SetFocus();
    graph_->Show(hasUpTo(2));
    table_->ShowItems(isFormulaShown || hasUpTo(0));
    move_->Show(hasUpTo(1));
    line_->Show(!isFormulaShown && !graph_->IsShown());
    formula_->Show(isFormulaShown);
    Layout();
}

void ReportCard::arrange() {
    showParts();
    layOutAround(*this);
    const bool isFormulaShown = formula_->IsShown();
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
    const auto& white = report[Color::White].accuracy;
    const auto& black = report[Color::Black].accuracy;
    line_->SetLabelText(figureHeadings()[Accuracy] + ' ' + percent(white) + " : " + percent(black));
    line_->SetToolTip(nameOf(Color::White) + ' ' + percent(white) + ", " + nameOf(Color::Black) + ' '
                      + percent(black));
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
