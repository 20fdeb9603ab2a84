#include "view/dialogs/new_game/replace_player_dialog.h"

#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/toolkit/font_scaling.h"

namespace roque {

ReplacePlayerDialog::ReplacePlayerDialog(wxWindow* parent, const PluginRegistry& plugins,
                                         const std::vector<EngineOffer>& engines, Color color,
                                         const PlayerSpec& player)
    : wxDialog(parent, wxID_ANY, color == Color::White ? _("Replace White") : _("Replace Black"),
               wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE, "replace player") {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->SetMinSize(roomFor(*this, wxSize(360, -1)));
    player_ = new PlayerEditor(this, plugins, engines, player, "player");
    column->Add(player_, wxSizerFlags(1).Expand().Border());
    column->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border());
    SetSizerAndFit(column);
    CentreOnParent();
    // Dialogs give the focus to their default button.
    Bind(wxEVT_INIT_DIALOG, [this](wxInitDialogEvent& event) {
        event.Skip();
        CallAfter([this] { player_->SetFocus(); });
    });
}

}  // namespace roque
