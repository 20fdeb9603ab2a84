#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include <wx/nativewin.h>

namespace roque {

/// The parts of a window that draws itself, such as the squares of a board, for assistive technology: each is
/// a button with a name and a place, which can be selected, and pressed by its action. Neither the mouse nor
/// the keyboard meets them, and nobody sees them.
///
/// A part is made when it is first asked for, so that parts cost nothing where nobody listens. wxWidgets has
/// no such thing for GTK, so this derives types of GTK's own library, and of ATK, whose headers the build
/// does not need. [ui-thread]
class AccessibleParts : public wxNativeWindow {
public:
    /// What is asked of a part, by its number.
    struct Source {
        std::function<wxString(std::size_t)> name;
        std::function<wxRect(std::size_t)> place;  ///< in the client coordinates of the window
        std::function<bool(std::size_t)> isSelected;
        std::function<void(std::size_t)> press;
    };

    /// Adds the parts to a window, whose whole client area they cover: as the children of a child with this
    /// name. Returns nullptr where the libraries lack something. The window owns them.
    static AccessibleParts* add(wxWindow& window, const wxString& name, std::size_t count, Source source);
    ~AccessibleParts() override;

    /// Has the new name and state of a part told to those who listen.
    void update(std::size_t part);
    /// Whether any part has been asked for: otherwise there is nothing to update.
    [[nodiscard]] bool areKnown() const noexcept { return areKnown_; }

    bool AcceptsFocus() const override { return false; }
    bool AcceptsFocusFromKeyboard() const override { return false; }
    bool GTKIsTransparentForMouse() const override { return true; }

    // For the types below.
    [[nodiscard]] std::size_t count() const noexcept { return parts_.size(); }
    /// A part as an AtkObject, made if need be; borrowed.
    [[nodiscard]] void* accessible(std::size_t part);
    [[nodiscard]] const Source& source() const noexcept { return source_; }

private:
    AccessibleParts(wxWindow& window, const wxString& name, std::size_t count, Source source);

    Source source_;
    std::vector<void*> parts_;  ///< nullptr: not made yet
    std::vector<bool> wasSelected_;
    bool areKnown_ = false;
};

}  // namespace roque
