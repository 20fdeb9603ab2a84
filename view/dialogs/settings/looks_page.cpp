#include "view/dialogs/settings/looks_page.h"

#include <algorithm>
#include <utility>

#include <wx/intl.h>
#include <wx/utils.h>

#include "view/board/drawing/color_scheme.h"
#include "view/text/message_text.h"
#include "view/text/theme_text.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/line_breaks.h"
#include "view/toolkit/text.h"

namespace roque {

LooksPage::LooksPage(wxWindow* parent, const PieceCatalog& pieces, Appearance& appearance,
                     std::function<void()> changed)
    : wxPanel(parent), appearance_(appearance), changed_(std::move(changed)) {
    constexpr int kColumns = 2;
    auto* grid = new wxFlexGridSizer(kColumns, FromDIP(wxSize(12, 6)));
    grid->AddGrowableCol(1);
    addPieces(grid, pieces);
    addColors(grid);
    addMarks(grid);
    addCards(grid);
    addTheme(grid);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(grid, wxSizerFlags().Expand().DoubleBorder());
    addHint(column, pieces);
    problems_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                 wxST_NO_AUTORESIZE, "piece problems");
    column->Add(problems_, wxSizerFlags(1).Expand().DoubleBorder(wxLEFT | wxRIGHT | wxBOTTOM));
    SetSizer(column);
}

void LooksPage::addPieces(wxFlexGridSizer* grid, const PieceCatalog& pieces) {
    std::vector<std::string> names = pieces.names();
    const auto chosen = std::ranges::find(names, appearance_.pieceSet);
    const int value = chosen == names.end() ? 0 : static_cast<int>(chosen - names.begin());
    std::vector<wxString> titles;
    for (const std::string& name : names) titles.push_back(pieceSetTitle(name));
    addChoice(grid, _("Pieces:"), "pieces", titles, value, [this, &pieces, names](int choice) {
        appearance_.pieceSet = names[static_cast<std::size_t>(choice)];
        showProblems(pieces);
    });
}

/// Tells where a person's own sets belong.
void LooksPage::addHint(wxSizer* column, const PieceCatalog& pieces) {
    if (!pieces.ownFolder()) return;
    wxString folder = toWx(pieces.ownFolder()->string());
    wxString belowHome;
    if (folder.StartsWith(wxGetHomeDir() + '/', &belowHome)) folder = "~/" + belowHome;
    auto* hint =
        new wxStaticText(this, wxID_ANY, wxString::Format(_("Put your own piece sets in %s."), folder),
                         wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_MIDDLE);
    hint->SetToolTip(_("Each set is a folder there with twelve drawings, wK.svg to bP.svg."));
    column->Add(hint, wxSizerFlags().Expand().DoubleBorder(wxLEFT | wxRIGHT | wxBOTTOM));
}

void LooksPage::addColors(wxFlexGridSizer* grid) {
    int value = 0;
    std::vector<wxString> titles;
    for (const ColorScheme& scheme : colorSchemes()) {
        if (scheme.name == appearance_.colorScheme) value = static_cast<int>(titles.size());
        titles.push_back(colorSchemeTitle(scheme.name));
    }
    addChoice(grid, _("Board colours:"), "colours", titles, value, [this](int choice) {
        appearance_.colorScheme = colorSchemes()[static_cast<std::size_t>(choice)].name;
    });
}

void LooksPage::addMarks(wxFlexGridSizer* grid) {
    addChoice(grid, _("Coordinates:"), "coordinates", {_("None"), _("Beside the board"), _("On the squares")},
              static_cast<int>(appearance_.coordinates),
              [this](int choice) { appearance_.coordinates = CoordinatePlace(choice); });
    addChoice(grid, _("Legal moves:"), "targets", {_("Not marked"), _("Dots"), _("Green, other squares red")},
              static_cast<int>(appearance_.targets),
              [this](int choice) { appearance_.targets = TargetMarks(choice); });
}

void LooksPage::addCards(wxFlexGridSizer* grid) {
    addChoice(grid, _("Cards of the players:"), "cards",
              {_("Where the board gets larger"), _("Beside the board"), _("Above and below the board")},
              static_cast<int>(appearance_.cards),
              [this](int choice) { appearance_.cards = CardPlace(choice); });
}

void LooksPage::addTheme(wxFlexGridSizer* grid) {
    addChoice(grid, _("Theme:"), "theme", {_("System default"), _("Light"), _("Dark")},
              static_cast<int>(appearance_.theme), [this](int choice) { appearance_.theme = Theme(choice); });
}

void LooksPage::addChoice(wxFlexGridSizer* grid, const wxString& label, const wxString& name,
                          const std::vector<wxString>& choices, int value, std::function<void(int)> chosen) {
    addChoiceRow(this, grid, label, name, choices, value, [this, chosen = std::move(chosen)](int choice) {
        chosen(choice);
        changed_();
    });
}

/// Shows how many files of the selected set are unusable; the tooltip tells which and why.
void LooksPage::showProblems(const PieceCatalog& pieces) {
    const std::vector<Message> problems = pieces.load(appearance_.pieceSet).problems();
    wxString all;
    for (const Message& problem : problems) all += messageText(problem) + '\n';
    const auto count = static_cast<unsigned>(problems.size());
    const wxString words = problems.empty()
                               ? wxString()
                               : wxString::Format(wxPLURAL("%u drawing of this set cannot be used.",
                                                           "%u drawings of this set cannot be used.", count),
                                                  count)
                                     + '\n' + messageText(problems.front());
    showInLines(*problems_, words, GetClientSize().x);
    problems_->SetToolTip(all.Trim());
    Layout();
}

}  // namespace roque
