#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/listbox.h>
#include <wx/textctrl.h>

#include "controller/engines/engine_probe.h"
#include "view/toolkit/wrapped_text.h"

namespace roque {

/// Asks for a chess program: a file, a command, or one of those found on this computer. It is started once
/// and has to say who it is and find a move; what it says instead is shown beneath what was typed, and the
/// person can try again. An engine that finds no move can be added all the same: its settings may name the
/// file that it lacks. [ui-thread]
class AddEngineDialog : public wxDialog {
public:
    /// `found` are programs to offer. The probe outlives the dialog.
    AddEngineDialog(wxWindow* parent, EngineProbe& probe, std::vector<std::filesystem::path> found);
    ~AddEngineDialog() override { probe_.cancel(); }

    /// The engine, if the dialog has ended by wxID_OK.
    [[nodiscard]] const StoredEngine& engine() const noexcept { return engine_; }

private:
    void addCommand(wxSizer& column);
    void addFound(wxSizer& column);
    void browse();
    void setCommand(const EngineCommand& command);
    void onCommand();
    void tryCommand();
    void onProbed(const Result<ProbedEngine, Message>& probed);
    void refuse(const wxString& words);

    EngineProbe& probe_;
    std::vector<std::filesystem::path> found_;
    wxTextCtrl* command_;
    WrappedText* result_;
    StoredEngine engine_;
    std::optional<StoredEngine> faulty_;  ///< the engine of the command, which found no move
};

}  // namespace roque
