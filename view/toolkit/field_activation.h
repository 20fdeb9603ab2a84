#pragma once

#include <functional>

#include <wx/textctrl.h>

namespace roque {

/// Calls a function when a program activates a field for people who do not use keys: the toolkit tells only
/// of the Enter key. To be called once, before the field is used. [ui-thread]
void whenActivated(wxTextCtrl& field, std::function<void()> perform);

}  // namespace roque
