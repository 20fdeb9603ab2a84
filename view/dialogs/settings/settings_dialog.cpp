#include "view/dialogs/settings/settings_dialog.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include <wx/button.h>
#include <wx/display.h>
#include <wx/intl.h>
#include <wx/notebook.h>
#include <wx/panel.h>
#include <wx/slider.h>
#include <wx/stattext.h>

#include "view/dialogs/settings/looks_page.h"
#include "view/dialogs/settings/play_settings_page.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/language.h"
#include "view/toolkit/window_place.h"

namespace roque {
namespace {

constexpr int kHundredPercent = 100;

wxFlexGridSizer* addGrid(wxWindow* page) {
    constexpr int kColumns = 2;
    auto* grid = new wxFlexGridSizer(kColumns, page->FromDIP(wxSize(12, 6)));
    grid->AddGrowableCol(1);
    auto* border = new wxBoxSizer(wxVERTICAL);
    border->Add(grid, wxSizerFlags().Expand().DoubleBorder());
    page->SetSizer(border);
    return grid;
}

/// A value within the range of a slider; the lower end if it is unknown.
int within(const std::optional<int>& value, int least, int most) {
    return std::clamp(value.value_or(least), least, most);
}

/// Greys a slider, with the reason.
void forbid(wxSlider& slider, const wxString& label, const wxString& reason) {
    slider.Disable();
    slider.SetToolTip(reason);
    setAccessibleName(slider, label + ". " + reason);  // GTK describes a slider by its value
}

}  // namespace

SettingsDialog::SettingsDialog(wxWindow* parent, const Settings& settings, const PieceCatalog& pieces,
                               Use use, const DatabasePage::Services& databases, GuestDecisions& guests)
    : wxDialog(parent, wxID_ANY, _("Settings"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "settings"),
      settings_(settings),
      kept_(settings),
      use_(std::move(use)) {
    auto* book = new wxNotebook(this, wxID_ANY);
    setAccessibleName(*book, _("Settings"));
    book->AddPage(addWindowPage(book), _("Window"));
    book->AddPage(new LooksPage(book, pieces, settings_.appearance, [this] { changed(); }), _("Appearance"));
    book->AddPage(new PlaySettingsPage(
                      book, settings_, [this] { changed(); }, use_.playSample),
                  _("Play"));
    book->AddPage(addScoresPage(book, databases), _("Scores"));
    players_ = new PlayersPage(book, guests);
    book->AddPage(players_, _("Players"));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(book, wxSizerFlags(1).Expand().Border());
    addButtons(column);
    SetSizerAndFit(column);
    CentreOnParent();
}

wxWindow* SettingsDialog::addWindowPage(wxWindow* book) {
    auto* page = new wxPanel(book);
    wxFlexGridSizer* grid = addGrid(page);
    const wxRect screen = wxDisplay(GetParent()).GetClientArea();
    const wxPoint corner = ToDIP(screen.GetBottomRight());
    const wxSize bars = GetParent()->GetSize() - GetParent()->GetClientSize();
    const wxSize size = ToDIP(screen.GetSize() - bars);
    WindowBounds& window = settings_.window;
    const auto placed = [&window](std::optional<int>& number) {
        return [&window, &number](int value) {
            number = value;
            window.isMaximized = false;  // otherwise the bounds would have no visible effect
        };
    };
    constexpr int kSmallest = WindowBounds::kSmallest;
    wxSlider* const left = addSlider(page, grid, _("Window: left edge"), "window x", 0, corner.x,
                                     within(window.x, 0, corner.x), placed(window.x));
    wxSlider* const top = addSlider(page, grid, _("Window: top edge"), "window y", 0, corner.y,
                                    within(window.y, 0, corner.y), placed(window.y));
    const wxString reason = _("This desktop places windows by itself (Wayland).");
    if (!canBePlaced()) {
        forbid(*left, _("Window: left edge"), reason);
        forbid(*top, _("Window: top edge"), reason);
    }
    addSlider(page, grid, _("Window: width"), "window width", kSmallest, size.x,
              within(window.width, kSmallest, size.x), placed(window.width));
    addSlider(page, grid, _("Window: height"), "window height", kSmallest, size.y,
              within(window.height, kSmallest, size.y), placed(window.height));
    BoardLayoutSetting& board = settings_.board;
    addSlider(page, grid, _("Board: size (%)"), "board size", BoardLayoutSetting::kSmallest, kHundredPercent,
              board.size, [&board](int value) { board.size = value; });
    addSlider(page, grid, _("Board: horizontal position (%)"), "board x", 0, kHundredPercent, board.x,
              [&board](int value) { board.x = value; });
    addSlider(page, grid, _("Board: vertical position (%)"), "board y", 0, kHundredPercent, board.y,
              [&board](int value) { board.y = value; });
    addLanguage(page, grid);
    return page;
}

/// Open windows keep their texts: hence the note.
void SettingsDialog::addLanguage(wxWindow* page, wxFlexGridSizer* grid) {
    std::vector<std::string> codes{""};
    std::vector<wxString> names{_("System default")};
    for (const Language& language : languages()) {
        codes.push_back(language.code);
        names.push_back(language.name);
    }
    const auto chosen = std::ranges::find(codes, settings_.play.language);
    const int value = chosen == codes.end() ? 0 : static_cast<int>(chosen - codes.begin());
    addChoiceRow(page, grid, _("Language (after a restart):"), "language", names, value,
                 [this, codes = std::move(codes)](int choice) {
                     settings_.play.language = codes[static_cast<std::size_t>(choice)];
                     changed();
                 });
}

wxWindow* SettingsDialog::addScoresPage(wxWindow* book, const DatabasePage::Services& databases) {
    scores_ = new DatabasePage(book, databases, settings_.scores);
    scores_->onChange = [this] {
        settings_.scores = scores_->saving();
        changed();
    };
    return scores_;
}

void SettingsDialog::addButtons(wxSizer* column) {
    column->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL | wxAPPLY), wxSizerFlags().Expand().Border());
    const auto keep = [this] {
        settings_.scores = scores_->saving();  // with a port typed last, which sends no event
        kept_ = settings_;
        use_.keep(kept_);
        use_.saveScores(kept_.scores, scores_->password());
        players_->keep();
    };
    Bind(
        wxEVT_BUTTON, [keep](wxCommandEvent&) { keep(); }, wxID_APPLY);
    Bind(
        wxEVT_BUTTON,
        [this, keep](wxCommandEvent&) {
            keep();
            EndModal(wxID_OK);
        },
        wxID_OK);
    Bind(
        wxEVT_BUTTON,
        [this](wxCommandEvent&) {
            use_.show(kept_);
            EndModal(wxID_CANCEL);
        },
        wxID_CANCEL);
}

wxSlider* SettingsDialog::addSlider(wxWindow* page, wxFlexGridSizer* grid, const wxString& label,
                                    const wxString& name, int least, int most, int value,
                                    std::function<void(int)> set) {
    auto* slider = new wxSlider(page, wxID_ANY, value, least, std::max(most, least + 1), wxDefaultPosition,
                                FromDIP(wxSize(320, -1)), wxSL_HORIZONTAL | wxSL_VALUE_LABEL);
    slider->SetName(name);
    slider->Bind(wxEVT_SLIDER, [this, set = std::move(set)](wxCommandEvent& event) {
        set(event.GetInt());
        changed();
    });
    grid->Add(labelFor(*slider, label), wxSizerFlags().CentreVertical());
    grid->Add(slider, wxSizerFlags().Expand());
    return slider;
}

void SettingsDialog::changed() {
    use_.show(settings_);
}

}  // namespace roque
