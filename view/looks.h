#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include <wx/window.h>

#include "controller/settings/settings.h"
#include "view/board/drawing/board_style.h"
#include "view/board/piece_catalog.h"
#include "view/board/piece_set.h"
#include "view/toolkit/desktop_theme.h"

namespace roque {

/// How the program looks: its pieces, the colours of its boards, whether it is bright or dark. [ui-thread]
class Looks {
public:
    /// `resources` is the program's folder, `data`, if there is one, that of the person's own things.
    Looks(const std::filesystem::path& resources, const std::optional<std::filesystem::path>& data,
          const Appearance& appearance);

    /// The pieces in use; the reference is good as long as this object, whatever set is chosen.
    [[nodiscard]] PieceSet& pieces() noexcept { return pieces_; }
    [[nodiscard]] const BoardColors& colors() const noexcept { return boardColors_; }
    [[nodiscard]] const PieceCatalog& catalog() const noexcept { return catalog_; }

    /// Looks otherwise from now on; a window and all that it has opened show it at once.
    void change(const Appearance& appearance, wxWindow& window);

    /// Gives the boards in a window, which is new, the colours in use.
    void dress(wxWindow& window) const;

private:
    PieceCatalog catalog_;
    std::string pieceSet_;  ///< its name
    PieceSet pieces_;
    BoardColors boardColors_;
    DesktopTheme theme_;
};

}  // namespace roque
