#pragma once

#include <string_view>

#include <wx/string.h>

namespace roque {

/// What model and controller say, in the language of the window. They speak English, to the terminal and the
/// log as well; here every line is looked up among the sentences that they are known to say, whatever stands
/// in these for names, numbers and reasons. A line that is not known stays as it is.
[[nodiscard]] wxString coreWords(std::string_view english);

/// Whether every line is one that can be translated. Tests ask, for what they have model and controller say.
[[nodiscard]] bool isCoreSentence(std::string_view english);

}  // namespace roque
