#pragma once

#include <wx/spinctrl.h>

namespace roque {

/// Lets a person write a fraction with a comma, as most of Europe does: "2,5" is read as "2.5", typed or
/// pasted. The toolkit by itself would leave a typed comma out and read 25. For a field with decimals: one of
/// whole numbers takes neither sign. To be called once. [ui-thread]
void acceptDecimalComma(wxSpinCtrlDouble& number);

}  // namespace roque
