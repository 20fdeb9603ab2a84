#include "view/board/theme_manager.h"

#include "view/board/board_panel.h"
#include "view/board/drawing/color_scheme.h"
#include "view/board/editor_board.h"

namespace roque {

ThemeManager::ThemeManager(const std::filesystem::path& resources,
                           const std::optional<std::filesystem::path>& data, const Appearance& appearance)
    : catalog_(resources, data),
      pieceSet_(appearance.pieceSet),
      pieces_(catalog_.load(pieceSet_)),
      boardColors_(boardColors(appearance.colorScheme)),
      theme_(appearance.theme) {}

void ThemeManager::change(const Appearance& appearance, wxWindow& window) {
    theme_.use(appearance.theme);
    const BoardColors& wanted = boardColors(appearance.colorScheme);
    if (appearance.pieceSet == pieceSet_ && wanted == boardColors_) return;
    if (appearance.pieceSet != pieceSet_) pieces_ = PieceSet(catalog_.load(appearance.pieceSet));
    pieceSet_ = appearance.pieceSet;
    boardColors_ = wanted;
    applyTo(window);
}

void ThemeManager::applyTo(wxWindow& window) const {
    if (auto* board = dynamic_cast<BoardPanel*>(&window)) board->setColors(boardColors_);
    if (auto* board = dynamic_cast<EditorBoard*>(&window)) board->setColors(boardColors_);
    window.Refresh();  // the pieces may have changed too
    for (wxWindow* child : window.GetChildren()) applyTo(*child);
}

}  // namespace roque
