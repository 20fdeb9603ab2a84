#include "view/window/move_row.h"

namespace roque {

MoveRow::MoveRow(wxWindow* parent, ActionRegistry& actions, const LineIcons& icons)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "move row"),
      field_(new MoveField(this)),
      flip_(new ActionButtons(this, "flip", actions, icons, {{Action::FlipBoard, {}}},
                              ActionButtons::Words::None)) {
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(field_, wxSizerFlags(1).Expand());
    row->Add(flip_, wxSizerFlags().Top().Border(wxLEFT, FromDIP(6)));
    SetSizer(row);
}

}  // namespace roque
