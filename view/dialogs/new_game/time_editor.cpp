#include "view/dialogs/new_game/time_editor.h"

#include <algorithm>
#include <cmath>

#include <wx/intl.h>

#include "view/toolkit/accessibility.h"
#include "view/toolkit/decimal_comma.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

constexpr double kMaxMinutes = 600;
constexpr double kMaxSeconds = 3600;
constexpr double kMaxMovesOfPeriod = 200;
constexpr double kMaxPeriods = 99;
constexpr double kMinuteStep = 0.5;

constexpr double kDefaultMinutes = 5;
constexpr double kDefaultSeconds = 3;
constexpr double kDefaultPeriodSeconds = 30;
constexpr double kDefaultMovesOfPeriod = 40;
constexpr double kDefaultPeriods = 3;

ClockTime minutes(double count) {
    return ClockTime(std::llround(
        std::chrono::duration<double, std::milli>(std::chrono::duration<double, std::ratio<60>>(count))
            .count()));
}

ClockTime seconds(double count) {
    return ClockTime(std::llround(count * 1000.0));
}

double inMinutes(ClockTime time) {
    return std::chrono::duration<double, std::ratio<60>>(time).count();
}

double inSeconds(ClockTime time) {
    return std::chrono::duration<double>(time).count();
}

/// The label after a number, which is shown and hidden with it.
wxStaticText& labelOf(const wxSpinCtrlDouble& number) {
    return *static_cast<wxStaticText*>(number.GetClientData());
}

}  // namespace

TimeEditor::TimeEditor(wxWindow* parent, const TimeControl& time, const wxString& name)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, name) {
    kind_ = new wxChoice(this, wxID_ANY);
    kind_->SetName("kind of clock");
    setAccessibleName(*kind_, _("Kind of clock"));
    for (const wxString& each : {_("No clock"), _("Time for the game"), _("Bronstein delay"),
                                 _("Simple delay"), _("Time for a number of moves"), _("Hourglass"),
                                 _("Byoyomi"), _("Time per move"), _("Enter as text")})
        kind_->Append(each);
    SetSizer(addFields());
    reserveRoom();
    show(time);
    showFields();
    kind_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        proposeSeconds();
        showFields();
        changed();
    });
    Bind(wxEVT_SPINCTRLDOUBLE, [this](wxSpinDoubleEvent&) { changed(); });
    Bind(wxEVT_TEXT, [this](wxCommandEvent&) { changed(); });
}

/// An increment is less than the whole time for a move. A value that the person set stays.
void TimeEditor::proposeSeconds() {
    const bool isWholeTime = kind() == Kind::Byoyomi || kind() == Kind::PerMove;
    const double other = isWholeTime ? kDefaultSeconds : kDefaultPeriodSeconds;
    if (seconds_->GetValue() == other)
        seconds_->SetValue(isWholeTime ? kDefaultPeriodSeconds : kDefaultSeconds);
}

/// Two lines beside the kind: on one line, the longest would not fit on a small screen.
wxSizer* TimeEditor::addFields() {
    auto* first = new wxBoxSizer(wxHORIZONTAL);
    auto* second = new wxBoxSizer(wxHORIZONTAL);
    moves_ = addNumber(first, _("moves"), "moves", kMaxMovesOfPeriod, 1);
    minutes_ = addNumber(first, _("minutes"), "minutes", kMaxMinutes, kMinuteStep);
    laterMinutes_ =
        addNumber(second, _("minutes for the rest"), "minutes for the rest", kMaxMinutes, kMinuteStep);
    periods_ = addNumber(second, _("periods of"), "periods", kMaxPeriods, 1);
    seconds_ = addNumber(second, wxString(), "seconds for a move", kMaxSeconds, 1);
    moves_->SetValue(kDefaultMovesOfPeriod);
    minutes_->SetValue(kDefaultMinutes);
    laterMinutes_->SetValue(kDefaultMinutes);
    periods_->SetValue(kDefaultPeriods);
    seconds_->SetValue(kDefaultSeconds);
    text_ = new wxTextCtrl(this, wxID_ANY, "40/5400+30:1800+30");
    text_->SetName("time control");
    setAccessibleName(*text_, _("Time control"));
    text_->SetToolTip(
        _("Seconds: 300+2, 300b2 (Bronstein), 300d2 (delay), 40/5400:1800, *180 (hourglass), 600+3x30 "
          "(byoyomi)"));
    text_->SetMinSize(roomFor(*this, wxSize(200, -1)));
    first->Add(text_, wxSizerFlags(1).Centre().Border(wxLEFT));
    example_ = new wxStaticText(this, wxID_ANY, _("in seconds, such as 300+2, 40/5400:1800, 600+3x30"));
    second->Add(example_, wxSizerFlags().Centre().Border(wxLEFT));
    auto* fields = new wxBoxSizer(wxVERTICAL);
    fields->Add(first);
    fields->Add(second, wxSizerFlags().Border(wxTOP));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(kind_);
    row->Add(fields, wxSizerFlags(1));
    return row;
}

wxSpinCtrlDouble* TimeEditor::addNumber(wxSizer* row, const wxString& label, const wxString& name,
                                        double most, double step) {
    auto* number = new wxSpinCtrlDouble(this, wxID_ANY);
    number->SetName(name);
    number->SetRange(step < 1 ? 0 : 1, most);
    if (name == "seconds for a move") number->SetRange(0, most);
    number->SetIncrement(step);
    number->SetDigits(step < 1 ? 1 : 0);
    if (number->GetDigits() > 0) acceptDecimalComma(*number);
    wxStaticText* const unit = labelFor(*number, label);
    number->SetClientData(unit);
    row->Add(number, wxSizerFlags().Centre().Border(wxLEFT));
    row->Add(unit, wxSizerFlags().Centre().Border(wxLEFT));
    return number;
}

/// Reserves the room that any kind needs: what stands below must not move while a person chooses.
void TimeEditor::reserveRoom() {
    wxSize room;
    for (unsigned at = 0; at < kind_->GetCount(); ++at) {
        kind_->SetSelection(static_cast<int>(at));
        showFields();
        room.IncTo(GetSizer()->CalcMin());
    }
    GetSizer()->SetMinSize(room);
}

/// Sets the fields to a time control. One without its own kind is written as text.
void TimeEditor::show(const TimeControl& time) {
    Kind kind = Kind::Text;
    text_->SetValue(toWx(toText(time)));
    if (!isTimed(time)) kind = Kind::None;
    if (const auto* hourglass = std::get_if<Hourglass>(&time)) {
        kind = Kind::Hourglass;
        minutes_->SetValue(inMinutes(hourglass->time));
    }
    if (const auto* byoyomi = std::get_if<Byoyomi>(&time)) {
        kind = Kind::Byoyomi;
        minutes_->SetValue(inMinutes(byoyomi->mainTime));
        periods_->SetValue(byoyomi->periods);
        seconds_->SetValue(inSeconds(byoyomi->period));
    }
    if (const auto* perMove = std::get_if<TimePerMove>(&time)) {
        kind = Kind::PerMove;
        seconds_->SetValue(inSeconds(perMove->time));
    }
    if (const auto* staged = std::get_if<StagedTime>(&time)) {
        const TimeStage& first = staged->stages.front();
        minutes_->SetValue(inMinutes(first.time));
        seconds_->SetValue(inSeconds(first.bonus));
        if (staged->stages.size() == 1 && first.moves == 0)
            kind = Kind(static_cast<int>(Kind::Increment) + static_cast<int>(first.kind));
        if (staged->stages.size() == 2 && first.moves > 0 && staged->stages[1].moves == 0) {
            kind = Kind::Stages;
            moves_->SetValue(first.moves);
            laterMinutes_->SetValue(inMinutes(staged->stages[1].time));
        }
    }
    kind_->SetSelection(static_cast<int>(kind));
    const auto shown = TimeEditor::time();
    if (kind != Kind::None && !(shown && *shown == time)) kind_->SetSelection(static_cast<int>(Kind::Text));
    if (kind == Kind::None) text_->SetValue("40/5400+30:1800+30");
}

void TimeEditor::setTime(const TimeControl& time) {
    show(time);
    showFields();
}

Result<TimeControl, Message> TimeEditor::time() const {
    const ClockTime time = minutes(minutes_->GetValue());
    const ClockTime bonus = seconds(seconds_->GetValue());
    TimeControl control;
    switch (kind()) {
        case Kind::None:
            return Untimed{};
        case Kind::Increment:
            control = suddenDeath(time, bonus, MoveBonus::Increment);
            break;
        case Kind::Bronstein:
            control = suddenDeath(time, bonus, MoveBonus::Bronstein);
            break;
        case Kind::Delay:
            control = suddenDeath(time, bonus, MoveBonus::Delay);
            break;
        case Kind::Stages:
            control =
                StagedTime{{{time, bonus, MoveBonus::Increment, static_cast<unsigned>(moves_->GetValue())},
                            {minutes(laterMinutes_->GetValue()), bonus, MoveBonus::Increment, 0}}};
            break;
        case Kind::Hourglass:
            control = Hourglass{time};
            break;
        case Kind::Byoyomi:
            control = Byoyomi{time, bonus, static_cast<unsigned>(periods_->GetValue())};
            break;
        case Kind::PerMove:
            control = TimePerMove{bonus};
            break;
        case Kind::Text:
            return parseTimeControl(toUtf8(text_->GetValue().Strip(wxString::both)));
    }
    return parseTimeControl(toText(control));  // which knows which controls leave no time
}

void TimeEditor::showFields() {
    const auto showNumber = [this](wxSpinCtrlDouble* number, std::initializer_list<Kind> kinds) {
        const bool isShown = std::find(kinds.begin(), kinds.end(), kind()) != kinds.end();
        number->Show(isShown);
        labelOf(*number).Show(isShown);
    };
    using enum Kind;
    showNumber(moves_, {Stages});
    showNumber(minutes_, {Increment, Bronstein, Delay, Stages, Hourglass, Byoyomi});
    showNumber(laterMinutes_, {Stages});
    showNumber(periods_, {Byoyomi});
    showNumber(seconds_, {Increment, Bronstein, Delay, Stages, Byoyomi, PerMove});
    labelOf(*seconds_).SetLabelText(secondsWords());
    setAccessibleName(*seconds_, secondsWords());
    text_->Show(kind() == Text);
    example_->Show(kind() == Text);
    layOutWithRoom(*this);
}

/// The meaning of the seconds.
wxString TimeEditor::secondsWords() const {
    switch (kind()) {
        case Kind::Increment:
        case Kind::Stages:
            return _("seconds added per move");
        case Kind::Bronstein:
            return _("seconds given back per move");
        case Kind::Delay:
            return _("free seconds per move");
        case Kind::PerMove:
            return _("seconds per move");
        default:
            return _("seconds");
    }
}

void TimeEditor::changed() {
    if (onChange) onChange();
}

}  // namespace roque
