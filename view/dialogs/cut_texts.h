#pragma once

#include <wx/dataview.h>

namespace roque {

/// Ends by "…" the texts of a table that are too long for their columns, all of which are there, and shows
/// such a text whole to who points at it. [ui-thread]
void showWhatIsCutOff(wxDataViewCtrl& table);

}  // namespace roque
