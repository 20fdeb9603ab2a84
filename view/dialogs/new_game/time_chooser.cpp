#include "view/dialogs/new_game/time_chooser.h"

#include <algorithm>
#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/game/time_presets.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// How fast a game with this time is, or the kind of its clock.
wxString tempoWords(const TimeControl& time) {
    if (const auto tempo = tempoOf(time)) {
        switch (*tempo) {
            case Tempo::Bullet:
                return _("Bullet");
            case Tempo::Blitz:
                return _("Blitz");
            case Tempo::Rapid:
                return _("Rapid");
            case Tempo::Classical:
                return _("Classical");
        }
    }
    if (std::holds_alternative<Hourglass>(time)) return _("Hourglass");
    if (std::holds_alternative<Byoyomi>(time)) return _("Byoyomi");
    return std::holds_alternative<TimePerMove>(time) ? _("Time per move") : _("Stages");
}

}  // namespace

TimeChooser::TimeChooser(wxWindow* parent, const TimeControl& time, OwnTimes own)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "times"),
      own_(std::move(own)),
      row_(new wxPanel(this)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(row_, wxSizerFlags().Expand());
    addEditor(time);
    forget_ = new wxButton(this, wxID_ANY, _("Remove this time from the buttons"), wxDefaultPosition,
                           wxDefaultSize, 0, wxDefaultValidator, "remove time");
    forget_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { forget(); });
    column->Add(other_, wxSizerFlags().Expand().Border(wxTOP));
    column->Add(forget_, wxSizerFlags().Right().Border(wxTOP));
    SetSizer(column);
    addButtons();
    select(time);
}

void TimeChooser::addButtons() {
    constexpr std::size_t kMaxColumns = 7;
    constexpr std::size_t kBesideOwn = 2;  // no clock, any other
    const std::size_t count = usualTimes().size() + own_.times.size() + kBesideOwn;
    const std::size_t rows = (count + kMaxColumns - 1) / kMaxColumns;
    const auto columns = static_cast<int>((count + rows - 1) / rows);
    row_->DestroyChildren();
    presets_.clear();
    auto* const grid = new wxFlexGridSizer(columns, FromDIP(wxSize(6, 6)));
    for (int column = 0; column < columns; ++column)
        grid->AddGrowableCol(static_cast<std::size_t>(column), 1);
    row_->SetSizer(grid);
    for (const TimeControl& each : usualTimes()) addPreset(toWx(shortTime(each)), tempoWords(each), each);
    addPreset(toWx("∞"), _("No clock"), Untimed{});
    for (const TimeControl& each : own_.times) addPreset(toWx(shortTime(each)), tempoWords(each), each);
    addPreset(toWx("…"), _("Other"), std::nullopt);
    makeEqual();
}

/// Gives all buttons the width of the widest. What the dialog has beyond that is shared out to the last
/// pixel, so that the row ends where the others do.
void TimeChooser::makeEqual() {
    int widest = 0;
    for (const Preset& each : presets_) widest = std::max(widest, each.button->GetBestSize().x);
    for (const Preset& each : presets_) each.button->SetMinSize(wxSize(widest, -1));
}

void TimeChooser::addPreset(const wxString& title, const wxString& detail, std::optional<TimeControl> time) {
    using Row = ChoiceButton::Row;
    const wxString name =
        time ? "time " + (isTimed(*time) ? title : wxString("none")) : wxString("time other");
    auto* button = new ChoiceButton(row_, name, title, detail, presets_.empty() ? Row::New : Row::Same);
    row_->GetSizer()->Add(button, wxSizerFlags().Expand());
    presets_.push_back({button, std::move(time)});
    button->Bind(wxEVT_RADIOBUTTON, [this](wxCommandEvent&) {
        show();
        fitDialogAround(*this);
        if (onChange) onChange();
    });
}

/// The editor, and the button that makes a preset of what was edited.
void TimeChooser::addEditor(const TimeControl& time) {
    other_ = new wxPanel(this);
    editor_ = new TimeEditor(other_, isTimed(time) ? time : usualTimes()[2], "time");
    keep_ = new wxButton(other_, wxID_ANY, _("Keep as a button"), wxDefaultPosition, wxDefaultSize, 0,
                         wxDefaultValidator, "keep time");
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(editor_, wxSizerFlags().Expand());
    column->Add(keep_, wxSizerFlags().Right());
    other_->SetSizer(column);
    editor_->onChange = [this] {
        show();
        if (onChange) onChange();
    };
    keep_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { keep(); });
}

const TimeChooser::Preset& TimeChooser::chosen() const {
    const auto isPressed = [](const Preset& each) { return each.button->GetValue(); };
    const auto found = std::ranges::find_if(presets_, isPressed);
    return found == presets_.end() ? presets_.back() : *found;
}

Result<TimeControl, Message> TimeChooser::time() const {
    const Preset& preset = chosen();
    if (preset.time) return *preset.time;
    return editor_->time();
}

void TimeChooser::select(const TimeControl& time) {
    const auto found = std::ranges::find(presets_, std::optional(time), &Preset::time);
    (found == presets_.end() ? presets_.back() : *found).button->SetValue(true);
    show();
}

/// Makes a button of the edited time, and presses it.
void TimeChooser::keep() {
    const auto time = editor_->time();
    if (!time || !canAdd(own_, *time)) return;
    own_.times.push_back(*time);
    addButtons();
    select(*time);
    chosen().button->SetFocus();
    fitDialogAround(*this);
    if (onChange) onChange();
}

/// Removes the pressed button. Its time stays selected, in the editor, from which it can be kept again.
void TimeChooser::forget() {
    const std::optional<TimeControl> time = chosen().time;
    if (!time || std::erase(own_.times, *time) == 0) return;
    addButtons();
    editor_->setTime(*time);
    presets_.back().button->SetValue(true);
    presets_.back().button->SetFocus();
    show();
    fitDialogAround(*this);
    if (onChange) onChange();
}

/// Shows what belongs to the selected button.
void TimeChooser::show() {
    const Preset& preset = chosen();
    const auto edited = editor_->time();
    other_->Show(!preset.time);
    keep_->Enable(edited && canAdd(own_, *edited));
    forget_->Show(preset.time && std::ranges::find(own_.times, *preset.time) != own_.times.end());
}

}  // namespace roque
