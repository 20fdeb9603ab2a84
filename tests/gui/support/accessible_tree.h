#pragma once

#include <string>
#include <vector>

#include <wx/window.h>

namespace roque::test {

/// A part of a window as assistive technology finds it.
struct AccessiblePart {
    std::string role;  ///< by ATK's name (role_name.h)
    std::string name;
    std::string path;  ///< the roles and names of what contains it
    bool isFocusable = false;
};

/// All parts of a window that can be seen now, from the outside in.
[[nodiscard]] std::vector<AccessiblePart> accessibleParts(const wxWindow& window);

/// The parts that need a name and have none: all that can have the keyboard, and all that a person uses or
/// reads. Boxes, lines and pictures beside a text need none.
[[nodiscard]] std::vector<std::string> unnamedParts(const wxWindow& window);

}  // namespace roque::test
