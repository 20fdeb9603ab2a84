#include "view/panels/result_card.h"

#include <algorithm>

#include <fmt/format.h>
#include <wx/intl.h>

#include "view/panels/dim_text.h"
#include "view/text/ending_text.h"
#include "view/text/game_text.h"
#include "view/text/message_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// Both sides' figures, White's first.
wxString pair(const ByColor<wxString>& figures) {
    return figures[Color::White] + " : " + figures[Color::Black];
}

/// Whose they are.
wxString pairWords(const ByColor<wxString>& figures) {
    return wxString::Format(_("White: %s, Black: %s"), figures[Color::White], figures[Color::Black]);
}

}  // namespace

ResultCard::ResultCard(wxWindow* parent) : FramedPanel(parent, "result card") {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(addHead(), wxSizerFlags().Expand());
    column->Add(addFigures(), wxSizerFlags().Expand().DoubleBorder(wxTOP));
    addButtons();
    column->Add(buttonRow_, wxSizerFlags().Expand().DoubleBorder(wxTOP));
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(column, wxSizerFlags(1).Expand().Border(wxALL, inset()));
    SetSizer(all);
    Bind(wxEVT_SIZE, &ResultCard::onSize, this);
}

/// The result, large, and the reason beside it.
wxSizer* ResultCard::addHead() {
    constexpr float kLarge = 2.7F;
    constexpr float kTitle = 1.3F;
    score_ =
        new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0, "result score");
    score_->SetFont(GetFont().Bold().Scaled(kLarge));
    reason_ = new WrappedText(this, "result reason");
    reason_->SetFont(GetFont().Bold().Scaled(kTitle));
    length_ = new WrappedText(this, "result length");
    makeDim(*length_);
    auto* words = new wxBoxSizer(wxVERTICAL);
    words->Add(reason_, wxSizerFlags().Expand());
    words->Add(length_, wxSizerFlags().Expand());
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(score_, wxSizerFlags().Centre());
    row->Add(words, wxSizerFlags(1).Centre().DoubleBorder(wxLEFT));
    return row;
}

wxSizer* ResultCard::addFigures() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    points_ = addFigure(*row, "result points", _("Points"));
    used_ = addFigure(*row, "result time", _("Time used"));
    level_ = addFigure(*row, "result level", {});
    return row;
}

ResultCard::Figure ResultCard::addFigure(wxSizer& row, const char* name, const wxString& heading) {
    const auto text = [this](const wxString& words, const wxString& label) {
        auto* made = new wxStaticText(this, wxID_ANY, words, wxDefaultPosition, wxDefaultSize,
                                      wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE, label);
        made->SetMinSize(wxSize(1, -1));  // a narrow column shortens them
        return made;
    };
    const Figure figure{text(heading, wxString(name) + " heading"), text({}, name)};
    makeDim(*figure.heading);
    figure.value->SetFont(GetFont().Bold());
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(figure.heading, wxSizerFlags().Expand());
    column->Add(figure.value, wxSizerFlags().Expand());
    row.Add(column, wxSizerFlags(1).Expand().Border(wxRIGHT));
    return figure;
}

void ResultCard::addButtons() {
    constexpr int kGap = 6;
    buttonRow_ = new wxGridSizer(static_cast<int>(buttons_.size()), FromDIP(wxSize(kGap, kGap)));
    addButton(Step::Rematch, "rematch", _("Rematch"),
              _("Play again with the sides changed: the same players, time and level (Ctrl+R)"));
    addButton(Step::Review, "review", _("Review"), _("Go through the game from its first move"));
    addButton(Step::NewGame, "another game", _("New game…"),
              _("Choose the players and the starting position"));
    addButton(Step::Save, "save", _("Save"), _("Save the game as PGN, to its own file or to a new one"));
}

void ResultCard::addButton(Step step, const char* name, const wxString& label, const wxString& help) {
    auto* button = new wxButton(this, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT,
                                wxDefaultValidator, name);
    button->SetToolTip(help);
    setAccessibleName(*button, label, help);
    buttonRow_->Add(button, wxSizerFlags().Expand());
    buttons_.at(static_cast<std::size_t>(step)) = button;
    // Deferred: the step may hide the button, which is still in use.
    button->Bind(wxEVT_BUTTON, [this, step](wxCommandEvent&) {
        CallAfter([this, step] {
            if (IsShown() && onStep) onStep(step);
        });
    });
}

void ResultCard::show(const GameEnding& ending) {
    score_->SetLabelText(toWx(ending.score));
    reason_->show(messageText(ending.reason));
    length_->show(lengthWords(ending));
    show(points_, {});
    show(used_, {});
    if (ending.points) {
        const auto number = [&](Color color) { return toWx(fmt::format("{}", (*ending.points)[color])); };
        const ByColor<wxString> points{number(Color::White), number(Color::Black)};
        show(points_, pair(points), pairWords(points) + "\n" + pointsRuleWords());
    }
    if (const auto& used = ending.used) {
        const ByColor<wxString> times{usedWords((*used)[Color::White]), usedWords((*used)[Color::Black])};
        show(used_, pair(times), pairWords(times));
    }
    if (ending.level) showLevel(*ending.level);
    if (!ending.level) show(level_, {});
    setAccessibleName(*this, endingWords(ending));
    Layout();
}

/// The rating, or the name of a level that has none, below the number. The column is narrow.
void ResultCard::showLevel(const ShownLevel& level) {
    const auto& measured = level.facts.measured;
    level_.heading->SetLabelText(wxString::Format(_("Level %s"), toWx(fmt::format("{}", level.number))));
    show(level_,
         measured ? toWx(fmt::format("{} ± {}", measured->rating, measured->error))
                  : wxGetTranslation(toWx(level.facts.name)),
         levelAndRating(level));
}

/// A figure that is not known leaves no gap. The explanation is its tooltip, and what a screen reader adds.
void ResultCard::show(const Figure& figure, const wxString& words, const wxString& explanation) {
    figure.value->SetLabelText(words);
    for (wxStaticText* const text : {figure.heading, figure.value}) text->SetToolTip(explanation);
    setAccessibleName(*figure.value, wxString::Format(_("%s: %s"), figure.heading->GetLabelText(), words),
                      explanation);
    figure.heading->Show(!words.empty());
    figure.value->Show(!words.empty());
}

/// One row of buttons, or two where one is too wide.
void ResultCard::arrangeButtons() {
    int widest = 0;
    for (const wxButton* button : buttons_) widest = std::max(widest, button->GetBestSize().x);
    const int count = static_cast<int>(buttons_.size());
    const int needed = count * widest + (count - 1) * buttonRow_->GetHGap();
    const int room = GetClientSize().x - 2 * inset();
    const int columns = needed <= room ? count : count / 2;
    if (columns == buttonRow_->GetCols()) return;
    buttonRow_->SetCols(columns);
    CallAfter([this] { SendSizeEventToParent(); });  // the height has changed
}

void ResultCard::onSize(wxSizeEvent& event) {
    arrangeButtons();
    event.Skip();
}

}  // namespace roque
