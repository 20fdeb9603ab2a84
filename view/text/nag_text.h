#pragma once

#include <wx/string.h>

#include "model/game/move_notes.h"

namespace roque {

/// What a NAG says, in the person's language: "Novelty", "White has the initiative"; "$200" for one that
/// neither the PGN standard nor the common additions to it define; empty for 0, which says nothing.
[[nodiscard]] wxString nagWords(Nag nag);

}  // namespace roque
