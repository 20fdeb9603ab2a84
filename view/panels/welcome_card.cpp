#include "view/panels/welcome_card.h"

#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/tokenzr.h>

#include "view/panels/dim_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// The text in lines that are not wider than this in the font, if its words are not.
wxString inLines(const wxWindow& window, const wxFont& font, const wxString& text, int width) {
    wxString lines;
    wxString line;
    wxStringTokenizer words(text, " ");
    while (words.HasMoreTokens()) {
        const wxString word = words.GetNextToken();
        const wxString longer = line.empty() ? word : line + ' ' + word;
        int length = 0;
        window.GetTextExtent(longer, &length, nullptr, nullptr, nullptr, &font);
        if (length > width && !line.empty()) {
            lines << line << '\n';
            line = word;
        } else {
            line = longer;
        }
    }
    return lines + line;
}

}  // namespace

WelcomeCard::WelcomeCard(wxWindow* parent) : FramedPanel(parent, "welcome card") {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(addHead(), wxSizerFlags().Expand());
    addStep(*column, Step::ChooseOpponent, "choose opponent", _("Choose opponent and time"),
            _("levels, clocks, colours"));
    addStep(*column, Step::OpenGame, "open game", _("Open a game"), _("PGN files, or a position"));
    addStep(*column, Step::SolveProblem, "solve problem", _("Solve a problem"),
            _("set it up, and see every mate proved"));
    help_ = new WrappedText(this, "welcome help");
    makeDim(*help_);
    help_->show(_("F1 shows the keys."));
    column->Add(help_, wxSizerFlags().Expand().Border(wxTOP));
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(column, wxSizerFlags(1).Expand().Border(wxALL, inset()));
    SetSizer(all);
    setAccessibleName(*this, _("Welcome to Roque"));
}

/// The title and what to do, and the button that closes the card.
wxSizer* WelcomeCard::addHead() {
    constexpr float kTitle = 1.3F;
    auto* title = new WrappedText(this, "welcome title");
    title->SetFont(GetFont().Bold().Scaled(kTitle));
    title->show(_("Welcome to Roque"));
    words_ = new WrappedText(this, "welcome words");
    makeDim(*words_);
    words_->show(_("Make a move and the game begins. Or:"));
    auto* close = new wxButton(this, wxID_ANY, toWx("×"), wxDefaultPosition, wxDefaultSize,
                               wxBORDER_NONE | wxBU_EXACTFIT, wxDefaultValidator, "close welcome");
    close->SetToolTip(_("Close"));
    setAccessibleName(*close, _("Close"));
    bind(*close, Step::Close);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(title, wxSizerFlags().Expand());
    column->Add(words_, wxSizerFlags().Expand());
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(column, wxSizerFlags(1).Centre());
    row->Add(close, wxSizerFlags().Top());
    return row;
}

void WelcomeCard::addStep(wxSizer& column, Step step, const char* name, const wxString& title,
                          const wxString& detail) {
    auto* button = new wxButton(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxBU_LEFT,
                                wxDefaultValidator, name);
    choices_.push_back({button, title, detail});
    label(choices_.back());
    setAccessibleName(*button, title, detail);
    bind(*button, step);
    column.Add(button, wxSizerFlags().Expand().Border(wxTOP));
}

void WelcomeCard::label(const Choice& choice) {
    constexpr int kWidth = 236;  // of the words, in the narrowest column
    const int width = roomFor(*this, kWidth);
    const auto lines = [&](const wxString& text, const wxFont& font) {
        return wxControl::EscapeMnemonics(inLines(*this, font, text, width));
    };
    const wxString title = "<b>" + lines(choice.title, GetFont().Bold()) + "</b>";
    const wxString detail = "\n<small>" + lines(choice.detail, GetFont().Smaller()) + "</small>";
    choice.button->SetLabelMarkup(isLow_ ? title : title + detail);
}

void WelcomeCard::setLow(bool isLow) {
    if (std::exchange(isLow_, isLow) == isLow) return;
    words_->Show(!isLow);
    help_->Show(!isLow);
    for (const Choice& choice : choices_) {
        label(choice);
        choice.button->SetToolTip(isLow ? choice.detail : wxString());
    }
    InvalidateBestSize();
    Layout();
}

/// Deferred: the step may hide the button, which is still in use.
void WelcomeCard::bind(wxWindow& button, Step step) {
    button.Bind(wxEVT_BUTTON, [this, step](wxCommandEvent&) {
        CallAfter([this, step] {
            if (IsShown() && onStep) onStep(step);
        });
    });
}

}  // namespace roque
