#pragma once

#include <cstdint>
#include <vector>

#include "model/base/color.h"
#include "model/base/export.h"
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

    /// The values as bytes, by number. A number without a position has the value before it, which compresses
    /// best.
    [[nodiscard]] ROQUE_MODEL std::vector<std::uint8_t> bytes(Color toMove) const;
};

}  // namespace roque
