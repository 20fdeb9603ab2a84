#pragma once

#include <vector>

#include "view/panels/framed_panel.h"
#include "view/text/game_facts.h"

namespace roque {

/// A card beside a wide board: a title, and what is known, each line with its heading.
/// [ui-thread]
class FactsCard : public FramedPanel {
public:
    FactsCard(wxWindow* parent, const wxString& name);

    /// Shows facts in place of those before.
    void show(const wxString& title, const std::vector<GameFact>& facts);

private:
    void build();

    wxString title_;
    std::vector<GameFact> facts_;
};

}  // namespace roque
