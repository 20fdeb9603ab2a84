#pragma once

#include <vector>

#include "model/base/color.h"
#include "model/endings/ending_index.h"
#include "model/endings/ending_material.h"
#include "model/endings/ending_value.h"

namespace roque {

/// All positions of one ending with what best play leads to.
struct EndingTable {
    explicit EndingTable(const EndingMaterial& itsMaterial) : material(itsMaterial), index(itsMaterial) {}

    EndingMaterial material;
    EndingIndex index;
    ByColor<std::vector<EndingValue>> values;  ///< [side to move][number]

    [[nodiscard]] EndingValue value(Color toMove, const Placement& placement) const noexcept {
        return values[toMove][index.of(placement)];
    }
};

}  // namespace roque
