#include "view/dialogs/new_game/level_slider.h"

#include <charconv>
#include <utility>

#include <fmt/format.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/toolkit/accessibility.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

wxString digits(int number) {
    return toWx(fmt::format("{}", number));
}

}  // namespace

wxString levelWords(const PluginLevels& levels, int number) {
    const auto level = levels.find(number);
    if (level == levels.end()) return wxString::Format(_("Level %s"), digits(number));
    return wxString::Format(_("Level %s: %s"), digits(number), wxGetTranslation(toWx(level->second.name)));
}

wxString ratingWords(const PluginLevels& levels, int number) {
    const auto level = levels.find(number);
    if (level == levels.end()) return _("Strength not measured");
    if (const auto& measured = level->second.measured)
        return wxString::Format(_("Rating %s (computer scale)"),
                                toWx(fmt::format("{} ± {}", measured->rating, measured->error)));
    if (const auto& aim = level->second.aim)
        return wxString::Format(_("Target rating %s (computer scale), not measured"), digits(*aim));
    return _("Strength not measured");
}

LevelSlider::LevelSlider(wxWindow* parent, const PluginOption& option, PluginLevels levels,
                         const std::string& value)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "level"),
      levels_(std::move(levels)) {
    const auto text = [this](const char* name) {
        return new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                wxST_NO_AUTORESIZE, name);
    };
    name_ = text("level name");
    name_->SetFont(GetFont().Bold());
    int level = static_cast<int>(friendlyLevel(option));
    std::from_chars(value.data(), value.data() + value.size(), level);
    slider_ = new wxSlider(this, wxID_ANY, level, static_cast<int>(option.minimum),
                           static_cast<int>(option.maximum), wxDefaultPosition, wxDefaultSize,
                           wxSL_HORIZONTAL | wxSL_AUTOTICKS);
    slider_->SetName("level slider");
    slider_->SetToolTip(toWx(option.help));
    slider_->SetPageSize(1);
    rating_ = text("level rating");
    auto* column = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* each : std::initializer_list<wxWindow*>{name_, slider_, rating_})
        column->Add(each, wxSizerFlags().Expand());
    SetSizer(column);
    slider_->Bind(wxEVT_SLIDER, [this](wxCommandEvent&) { showWords(); });
    showWords();
    SetMinSize(wxSize(rating_->GetTextExtent(ratingWords({{0, {"", 1000}}}, 0)).x, -1));
}

std::string LevelSlider::value() const {
    return fmt::format("{}", slider_->GetValue());
}

void LevelSlider::showWords() {
    const wxString name = levelWords(levels_, slider_->GetValue());
    const wxString rating = ratingWords(levels_, slider_->GetValue());
    name_->SetLabelText(name);
    rating_->SetLabelText(rating);
    setAccessibleName(*slider_, name, rating);
}

}  // namespace roque
