#pragma once

#include <string>
#include <vector>

#include <wx/window.h>

// What a screen reader finds in a window and is asked to speak, through GTK's own library, for which the
// build has no headers.
namespace roque::test {

/// The accessible name of a window; for a scrolling one, that of the inner window, which has the focus.
[[nodiscard]] std::string accessibleName(const wxWindow& window);

/// Its accessible description.
[[nodiscard]] std::string accessibleDescription(const wxWindow& window);

/// The labels that belong to a field: their texts, without the marks of their letters.
[[nodiscard]] std::vector<std::string> labelsOf(const wxWindow& field);

/// Starts to record what is announced on behalf of a window and those in it, and forgets earlier records.
void listenTo(wxWindow& window);

/// The texts to be spoken since then.
[[nodiscard]] const std::vector<std::string>& announcements();

}  // namespace roque::test
