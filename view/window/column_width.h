#pragma once

namespace roque {

/// The client area of the window without its bars, in pixels.
struct PageArea {
    int width;
    int height;
};

/// The limits of a column, in pixels.
struct ColumnLimits {
    int least;
    int most;
};

/// The width of the column beside the board: three tenths of the window, as long as that leaves the board all
/// the height it can use, and within the limits. Knows no toolkit.
[[nodiscard]] int columnWidth(const PageArea& area, const ColumnLimits& limits) noexcept;

}  // namespace roque
