#pragma once

#include <wx/string.h>

#include "model/base/catalogue.h"
#include "model/base/message.h"

namespace roque {

/// The language of the window. [ui-thread]
[[nodiscard]] const Catalogue& windowCatalogue();

/// A message in the language of the window. [ui-thread]
[[nodiscard]] wxString messageText(const Message& message);

}  // namespace roque
