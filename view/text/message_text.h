#pragma once

#include <wx/string.h>

#include "model/base/message.h"

namespace roque {

/// A message in the language of the window. [ui-thread]
[[nodiscard]] wxString messageText(const Message& message);

}  // namespace roque
