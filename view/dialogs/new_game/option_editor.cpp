#include "view/dialogs/new_game/option_editor.h"

#include <charconv>
#include <utility>

#include <fmt/format.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// Whether the number control can show every value of an option. Otherwise the option gets a text field, and
/// the value is checked when the player starts.
bool fitsControl(const PluginOption& option) {
    return std::in_range<int>(option.minimum) && std::in_range<int>(option.maximum);
}

int numberOf(const std::string& text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

}  // namespace

OptionEditor::OptionEditor(wxWindow* parent, const std::vector<PluginOption>& options, const Values& values)
    : wxPanel(parent, wxID_ANY) {
    constexpr int kColumns = 2;
    auto* grid = new wxFlexGridSizer(kColumns, FromDIP(wxSize(8, 4)));
    grid->AddGrowableCol(0);
    for (const PluginOption& option : options) {
        if (option.kind == PluginOption::Kind::Button) continue;
        const auto set = values.find(option.name);
        Read read;
        wxWindow* control = addControl(option, set == values.end() ? option.defaultValue : set->second, read);
        wxStaticText* const label = labelFor(*control, wxString::Format(_("%s:"), toWx(option.name)));
        control->SetToolTip(toWx(option.help));
        control->SetName("option " + toWx(option.name));
        control->SetMinSize(roomFor(*this, wxSize(kControlWidth, -1)));
        label->SetToolTip(toWx(option.help));
        grid->Add(label, wxSizerFlags().CentreVertical());
        grid->Add(control, wxSizerFlags().Expand());
        entries_.push_back({option, read});
    }
    SetSizer(grid);
    const auto tell = [this](wxCommandEvent& event) {
        event.Skip();
        if (onChange) onChange();
    };
    for (const auto& type : {wxEVT_CHECKBOX, wxEVT_CHOICE, wxEVT_TEXT}) Bind(type, tell);
    Bind(wxEVT_SPINCTRL, [this](wxSpinEvent& event) {
        event.Skip();
        if (onChange) onChange();
    });
}

wxWindow* OptionEditor::addControl(const PluginOption& option, const std::string& value, Read& read) {
    switch (option.kind) {
        case PluginOption::Kind::Check: {
            auto* box = new wxCheckBox(this, wxID_ANY, wxString());
            box->SetValue(value == "true");
            read = [box] { return std::string(box->GetValue() ? "true" : "false"); };
            return box;
        }
        case PluginOption::Kind::Spin: {
            if (!fitsControl(option)) return addText(value, read);
            auto* spin = new wxSpinCtrl(this, wxID_ANY);
            spin->SetRange(static_cast<int>(option.minimum), static_cast<int>(option.maximum));
            spin->SetValue(numberOf(value));
            read = [spin] { return fmt::format("{}", spin->GetValue()); };
            return spin;
        }
        case PluginOption::Kind::Combo: {
            auto* choice = new wxChoice(this, wxID_ANY);
            for (const std::string& each : option.choices) choice->Append(toWx(each));
            choice->SetStringSelection(toWx(value));
            read = [choice] { return toUtf8(choice->GetStringSelection()); };
            return choice;
        }
        default:
            return addText(value, read);
    }
}

wxWindow* OptionEditor::addText(const std::string& value, Read& read) {
    auto* text = new wxTextCtrl(this, wxID_ANY, toWx(value));
    read = [text] { return toUtf8(text->GetValue()); };
    return text;
}

OptionEditor::Values OptionEditor::values() const {
    Values values;
    for (const Entry& entry : entries_) {
        const std::string value = entry.read();
        if (value != entry.option.defaultValue) values[entry.option.name] = value;
    }
    return values;
}

}  // namespace roque
