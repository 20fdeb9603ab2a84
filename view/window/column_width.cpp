#include "view/window/column_width.h"

#include <algorithm>

namespace roque {

int columnWidth(const PageArea& area, const ColumnLimits& limits) noexcept {
    const int share = area.width * 3 / 10;
    const int besideBoard = area.width - area.height;  // the board is a square
    return std::max(limits.least, std::min({share, besideBoard, limits.most}));
}

}  // namespace roque
