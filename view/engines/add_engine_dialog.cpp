#include "view/engines/add_engine_dialog.h"

#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "controller/engines/command_line.h"
#include "view/engines/engine_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/file_dialog.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/text.h"

namespace roque {

AddEngineDialog::AddEngineDialog(wxWindow* parent, EngineProbe& probe,
                                 std::vector<std::filesystem::path> found)
    : wxDialog(parent, wxID_ANY, _("Add an engine"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "add engine"),
      probe_(probe),
      found_(std::move(found)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    addCommand(*column);
    addFound(*column);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(column, wxSizerFlags(1).Expand().DoubleBorder());
    all->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border());
    FindWindow(wxID_OK)->SetLabel(_("&Add"));
    SetSizerAndFit(all);
    CentreOnParent();
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { tryCommand(); }, wxID_OK);
    command_->SetFocus();
}

void AddEngineDialog::addCommand(wxSizer& column) {
    constexpr int kWidth = 420;
    command_ = new wxTextCtrl(this, wxID_ANY);
    command_->SetName("engine command");
    command_->SetHint("ssh host stockfish");
    command_->SetMinSize(roomFor(*this, wxSize(kWidth, -1)));
    column.Add(labelFor(*command_, _("&File, or command with arguments:")));
    auto* browse = new wxButton(this, wxID_ANY, _("&Browse…"), wxDefaultPosition, wxDefaultSize, 0,
                                wxDefaultValidator, "browse engine");
    browse->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { this->browse(); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(command_, wxSizerFlags(1).Centre());
    row->Add(browse, wxSizerFlags().Centre().Border(wxLEFT));
    column.Add(row, wxSizerFlags().Expand().Border(wxTOP));
    result_ = new WrappedText(this, "engine result");
    column.Add(result_, wxSizerFlags().Expand().Border(wxTOP));
    command_->Bind(wxEVT_TEXT, [this](wxCommandEvent& event) {
        event.Skip();
        onCommand();
    });
}

void AddEngineDialog::addFound(wxSizer& column) {
    if (found_.empty()) return;
    constexpr int kHeight = 120;
    auto* list = new wxListBox(this, wxID_ANY);
    list->SetName("found engines");
    list->SetMinSize(roomFor(*this, wxSize(-1, kHeight)));
    for (const auto& file : found_) list->Append(toWx(file.string()));
    column.Add(labelFor(*list, _("Found on this &computer:")), wxSizerFlags().DoubleBorder(wxTOP));
    column.Add(list, wxSizerFlags(1).Expand().Border(wxTOP));
    list->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        EngineCommand command;
        command.program = found_.at(static_cast<std::size_t>(event.GetSelection()));
        setCommand(command);
    });
    list->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { tryCommand(); });
}

void AddEngineDialog::browse() {
    FileDialog dialog(this, _("Choose a chess program"), wxString(), wxString(),
                      wxFileSelectorDefaultWildcardStr, wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (!dialog.ask()) return;
    EngineCommand command;
    command.program = dialog.path();
    setCommand(command);
}

void AddEngineDialog::setCommand(const EngineCommand& command) {
    command_->ChangeValue(toWx(commandLine(command)));
    onCommand();
}

/// Another command is tried before it is added. What was said of the one before goes, and its program too if
/// it has not answered yet.
void AddEngineDialog::onCommand() {
    probe_.cancel();
    faulty_.reset();
    result_->show(wxString());
    setAccessibleDescription(*command_, wxString());
    FindWindow(wxID_OK)->SetLabel(_("&Add"));
    FindWindow(wxID_OK)->Enable();
}

/// Starts what was typed; the answer comes later. Adds an engine of which the person knows what is wrong.
void AddEngineDialog::tryCommand() {
    if (faulty_) {
        engine_ = *faulty_;
        return EndModal(wxID_OK);
    }
    auto command = parseCommandLine(toUtf8(command_->GetValue()));
    if (!command) return refuse(sentence(command.error()));
    FindWindow(wxID_OK)->Disable();
    result_->show(_("Starting it…"));
    fitDialogAround(*result_);
    probe_.ask(std::move(*command), [this](const auto& probed) { onProbed(probed); });
}

void AddEngineDialog::onProbed(const Result<ProbedEngine, Message>& probed) {
    if (!probed) return refuse(sentence(probed.error()));
    if (!probed->trouble) {
        engine_ = probed->engine;
        return EndModal(wxID_OK);
    }
    faulty_ = probed->engine;
    FindWindow(wxID_OK)->SetLabel(_("&Add anyway"));
    refuse(wxString::Format(_("This is %s, but it has found no move. %s You can add it all the same, and "
                              "set what it needs."),
                            toWx(probed->engine.name), sentence(*probed->trouble)));
}

/// What was typed stays, to be corrected.
void AddEngineDialog::refuse(const wxString& words) {
    result_->show(words);
    announce(*result_, words);
    setAccessibleDescription(*command_, words);
    FindWindow(wxID_OK)->Enable();
    fitDialogAround(*result_);
    if (!faulty_) command_->SetFocus();
}

}  // namespace roque
