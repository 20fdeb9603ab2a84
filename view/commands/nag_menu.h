#pragma once

#include <functional>
#include <vector>

#include <wx/frame.h>
#include <wx/menu.h>

#include "model/game/move_notes.h"

namespace roque {

/// An evaluation sign with a key.
struct NagKey {
    wxString key;      ///< such as "Ctrl+Alt+1"
    wxString meaning;  ///< the sign and its meaning, in the person's language
};

/// The evaluation signs with keys, in the order of the keys.
[[nodiscard]] std::vector<NagKey> nagKeys();

/// The evaluation signs of a move as menu entries: "!", "±" and so on, with their meanings. Those of moves
/// have keys; those of the position and the less common ones have menus of their own.
class NagMenu {
public:
    /// Appends the entries to a menu of the frame. `onChosen` is called with the sign a person chooses, in
    /// this menu or in one filled by appendTo(). The frame must outlive this object.
    NagMenu(wxFrame& frame, wxMenu& menu, std::function<void(Nag)> onChosen);

    /// Enables the entries if there is a move to evaluate, and ticks its signs.
    void show(bool isPossible, const std::vector<Nag>& nags);

    /// Appends the same entries to another menu.
    void appendTo(wxMenu& menu) const;

private:
    [[nodiscard]] static int idOf(std::size_t at);
    void appendEntry(wxMenu& menu, std::size_t at) const;

    wxMenu& menu_;
    bool isPossible_ = true;
    std::vector<Nag> nags_;
};

}  // namespace roque
