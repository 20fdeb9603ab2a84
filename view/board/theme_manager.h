#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include <wx/window.h>

#include "controller/settings/settings.h"
#include "view/board/drawing/board_style.h"
#include "view/board/drawing/piece_catalog.h"
#include "view/board/piece_set.h"
#include "view/toolkit/desktop_theme.h"

namespace roque {

/// The appearance of the program: its pieces, the colours of its boards, light or dark. [ui-thread]
class ThemeManager {
public:
    /// `resources` is the program's folder; `data`, if there is one, the person's.
    ThemeManager(const std::filesystem::path& resources, const std::optional<std::filesystem::path>& data,
                 const Appearance& appearance);

    /// The pieces in use; the reference stays valid while this object lives, whatever set is chosen.
    [[nodiscard]] PieceSet& pieces() noexcept { return pieces_; }
    [[nodiscard]] const BoardColors& colors() const noexcept { return boardColors_; }
    [[nodiscard]] const PieceCatalog& catalog() const noexcept { return catalog_; }

    /// Applies a new appearance; a window and everything it has opened show it at once.
    void change(const Appearance& appearance, wxWindow& window);

    /// Gives the boards in a new window the current colours.
    void applyTo(wxWindow& window) const;

private:
    PieceCatalog catalog_;
    std::string pieceSet_;  ///< its name
    PieceSet pieces_;
    BoardColors boardColors_;
    DesktopTheme theme_;
};

}  // namespace roque
