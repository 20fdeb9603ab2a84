#pragma once

#include <wx/spinctrl.h>

namespace roque {

/// Lets a person write a fraction with a comma, as most of Europe does: "2,5" is read as "2.5", typed or
/// pasted. The toolkit would leave the comma out and read 25. To be called once. [ui-thread]
void acceptDecimalComma(wxSpinCtrlDouble& number);

}  // namespace roque
