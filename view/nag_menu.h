#pragma once

#include <functional>
#include <vector>

#include <wx/frame.h>
#include <wx/menu.h>

#include "model/game/move_notes.h"

namespace roque {

/// A judgement that has a key.
struct NagKey {
    wxString key;      ///< such as "Alt+1"
    wxString meaning;  ///< its sign and what it means, in the person's language
};

/// The judgements that have keys, in the order of these.
[[nodiscard]] std::vector<NagKey> nagKeys();

/// The judgements that can be put beside a move, as entries of menus: "!", "±" and so on, with what they mean
/// in words. The usual six have keys.
class NagMenu {
public:
    /// Puts the entries at the end of a menu of the frame. `onChosen` is called with what a person chooses,
    /// in this menu or in one filled by appendTo(). The frame outlives this object.
    NagMenu(wxFrame& frame, wxMenu& menu, std::function<void(Nag)> onChosen);

    /// Says whether there is a move to judge, and ticks the judgements that it has.
    void show(bool isPossible, const std::vector<Nag>& nags);

    /// Puts the same entries into another menu.
    void appendTo(wxMenu& menu) const;

private:
    [[nodiscard]] static int idOf(std::size_t at);

    wxMenu& menu_;
    bool isPossible_ = true;
    std::vector<Nag> nags_;
};

}  // namespace roque
