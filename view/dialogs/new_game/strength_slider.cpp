#include "view/dialogs/new_game/strength_slider.h"

#include <algorithm>

#include <fmt/format.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/panels/dim_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

constexpr std::int64_t kFriendlyElo = 1500;

int startOf(const EngineStrength& strength, std::optional<std::int64_t> value) {
    const std::int64_t middle = (strength.option.minimum + strength.option.maximum) / 2;
    const std::int64_t usual = strength.switchedBy.empty() ? middle : kFriendlyElo;
    return static_cast<int>(
        std::clamp(value.value_or(usual), strength.option.minimum, strength.option.maximum));
}

}  // namespace

StrengthSlider::StrengthSlider(wxWindow* parent, const EngineStrength& strength,
                               std::optional<std::int64_t> value)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "strength"),
      strength_(strength) {
    limits_ = new wxCheckBox(this, wxID_ANY, _("&Limit its strength"));
    limits_->SetName("limit strength");
    limits_->SetValue(value.has_value());
    words_ =
        new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0, "strength words");
    makeDim(*words_);
    slider_ =
        new wxSlider(this, wxID_ANY, startOf(strength, value), static_cast<int>(strength.option.minimum),
                     static_cast<int>(strength.option.maximum));
    slider_->SetName("strength slider");
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(limits_, wxSizerFlags().Centre());
    head->Add(words_, wxSizerFlags().Centre().Border(wxLEFT));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(head, wxSizerFlags().Expand());
    column->Add(slider_, wxSizerFlags().Expand().Border(wxTOP));
    SetSizer(column);
    limits_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { changed(); });
    slider_->Bind(wxEVT_SLIDER, [this](wxCommandEvent&) { changed(); });
    showWords();
}

std::optional<std::int64_t> StrengthSlider::value() const {
    return limits_->GetValue() ? std::optional<std::int64_t>(slider_->GetValue()) : std::nullopt;
}

void StrengthSlider::changed() {
    showWords();
    if (onChange) onChange();
}

void StrengthSlider::showWords() {
    slider_->Enable(limits_->GetValue());
    const wxString number = toWx(fmt::format("{}", slider_->GetValue()));
    wxString words = _("As well as it can");
    if (limits_->GetValue())
        words = strength_.switchedBy.empty()
                    ? wxString::Format(_("%s %s of %s"), toWx(strength_.option.name), number,
                                       toWx(fmt::format("{}", strength_.option.maximum)))
                    : wxString::Format(_("Elo %s on the program's own scale (UCI_Elo)"), number);
    words_->SetLabelText(words);
    setAccessibleName(*slider_, words);
    Layout();
}

}  // namespace roque
