#pragma once

#include <cstdint>

#include <wx/graphics.h>

#include "view/board/drawing/window_colors.h"
#include "view/board/piece_set.h"
#include "view/panels/player_card_layout.h"

namespace roque {

/// How a card shows that it can be pressed.
enum class CardCue : std::uint8_t { None, Hovered, Focused };

/// The font of a kind of text on a card, made of the desktop's font.
[[nodiscard]] wxFont cardFont(const wxFont& usual, CardFont font, double scale = 1);

/// Draws a player's card. It must not outlive what it is given. [ui-thread]
class PlayerCardPainter {
public:
    PlayerCardPainter(wxGraphicsContext& context, PieceSet& pieces, const wxFont& font, double deviceScale)
        : context_(context), pieces_(pieces), font_(font), deviceScale_(deviceScale) {}

    void paint(const PlayerCardContent& content, const PlayerCardLayout& layout, const PixelRect& card,
               CardCue cue = CardCue::None);

private:
    void paintClock(const PlayerCardContent& content, const PlayerCardLayout& layout);
    void paintKing(Color color, const PixelRect& rect, Rgba ground);
    void paintTime(const ClockFace& clock, const PlayerCardLayout& layout, const ColorPair& colors);
    void paintWords(const PlayerCardContent& content, const PlayerCardLayout& layout);
    void paintCaptures(const PlayerCardContent& content, const PlayerCardLayout& layout);
    void paintCue(const PixelRect& card, double end, CardCue cue);
    void paintPiece(Color color, PieceType type, const PixelRect& rect);
    void paintDisc(Color color, const PixelRect& rect);
    void fill(const PixelRect& rect, Rgba color, double radius = 0);
    void outline(const PixelRect& rect, Rgba color, double width, double radius);
    /// Writes a text, shortened if it is too long, in the middle of the height of a rectangle.
    void write(const std::string& text, const PixelRect& rect, CardFont font, Rgba color, double scale = 1);

    wxGraphicsContext& context_;
    PieceSet& pieces_;
    const wxFont& font_;
    double deviceScale_;
};

}  // namespace roque
