#include "view/dialogs/new_game/level_slider.h"

#include <charconv>
#include <utility>

#include <fmt/format.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/panels/dim_text.h"
#include "view/text/ending_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

wxString digits(std::int64_t number) {
    return toWx(fmt::format("{}", number));
}

wxStaticText* addText(wxWindow* parent, const char* name, long style = 0) {
    return new wxStaticText(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, style, name);
}

}  // namespace

wxString levelWords(const PluginLevels& levels, int number) {
    const auto level = levels.find(number);
    if (level == levels.end()) return wxString::Format(_("Level %s"), digits(number));
    return digits(number) + toWx(" · ") + wxGetTranslation(toWx(level->second.name));
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
    int level = static_cast<int>(friendlyLevel(option));
    std::from_chars(value.data(), value.data() + value.size(), level);
    const int lowest = static_cast<int>(option.minimum);
    const int highest = static_cast<int>(option.maximum);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(addHead(), wxSizerFlags().Expand());
    bars_ = new LevelBars(this, lowest, highest);
    column->Add(bars_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM));
    slider_ = new wxSlider(this, wxID_ANY, level, lowest, highest);
    slider_->SetName("level slider");
    slider_->SetToolTip(toWx(option.help));
    slider_->SetPageSize(1);
    column->Add(slider_, wxSizerFlags().Expand());
    column->Add(addEnds(option), wxSizerFlags().Expand());
    SetSizer(column);
    slider_->Bind(wxEVT_SLIDER, [this](wxCommandEvent&) {
        showWords();
        if (onChange) onChange();
    });
    bars_->onChosen = [this](int chosen) { select(chosen); };
    showWords();
    const int widest = rating_->GetTextExtent(ratingWords({{0, {"", 1000}}}, 0)).x;
    SetMinSize(wxSize(widest, -1));
}

/// The level in words, and the results.
wxSizer* LevelSlider::addHead() {
    name_ = addText(this, "level name");
    name_->SetFont(GetFont().Bold().Larger());
    rating_ = addText(this, "level rating", wxST_ELLIPSIZE_END);
    makeDim(*rating_);
    tally_ = addText(this, "level tally");
    makeDim(*tally_);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(name_, wxSizerFlags().Centre());
    row->Add(rating_, wxSizerFlags(1).Centre().Border(wxLEFT));
    row->Add(tally_, wxSizerFlags().Centre().Border(wxLEFT));
    return row;
}

/// The names of the lowest and the highest level.
wxSizer* LevelSlider::addEnds(const PluginOption& option) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (const std::int64_t end : {option.minimum, option.maximum}) {
        const auto level = levels_.find(end);
        auto* text = addText(this, "level end");
        if (level != levels_.end()) text->SetLabelText(wxGetTranslation(toWx(level->second.name)));
        makeDim(*text);
        row->Add(text);
        if (end == option.minimum) row->AddStretchSpacer();
    }
    return row;
}

std::string LevelSlider::value() const {
    return fmt::format("{}", slider_->GetValue());
}

void LevelSlider::showTally(const wxString& words) {
    tally_->SetLabelText(words);
    Layout();
}

void LevelSlider::select(int level) {
    slider_->SetValue(level);
    showWords();
    if (onChange) onChange();
}

void LevelSlider::showWords() {
    const int number = slider_->GetValue();
    name_->SetLabelText(levelWords(levels_, number));
    rating_->SetLabelText(ratingWords(levels_, number));
    bars_->select(number);
    const auto level = levels_.find(number);
    const ShownLevel shown{number, level == levels_.end() ? PluginLevel{} : level->second};
    setAccessibleName(*slider_, wxString::Format(_("Level %s"), levelAndRating(shown)),
                      ratingWords(levels_, number));
    setAccessibleName(*bars_, name_->GetLabelText());
    Layout();
}

}  // namespace roque
