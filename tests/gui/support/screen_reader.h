#pragma once

#include <string>
#include <vector>

#include <wx/window.h>

// What a screen reader finds in a window, and what it is asked to speak: asked of GTK's own library, as the
// program has no headers of it.
namespace roque::test {

/// What a window is called; of one that scrolls what is inside, which has the focus, that.
[[nodiscard]] std::string accessibleName(const wxWindow& window);

/// What is to be known about it beside its name.
[[nodiscard]] std::string accessibleDescription(const wxWindow& window);

/// The labels that belong to a field: what they say, without the marks of their letters.
[[nodiscard]] std::vector<std::string> labelsOf(const wxWindow& field);

/// Hears from now on what is to be spoken on behalf of a window, and forgets what was heard before.
void listenTo(const wxWindow& window);

/// What was to be spoken since then.
[[nodiscard]] const std::vector<std::string>& announcements();

}  // namespace roque::test
