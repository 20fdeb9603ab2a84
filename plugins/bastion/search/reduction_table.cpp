#include "plugins/bastion/search/reduction_table.h"

#include <cmath>

namespace roque::bastion {

ReductionTable::ReductionTable() {
    for (std::size_t number = 1; number < kSize; ++number)
        logarithms_[number] = static_cast<int>(std::lround(1024 * std::log(static_cast<double>(number))));
}

}  // namespace roque::bastion
