#include "plugins/bastion/search/reductions.h"

#include <cmath>

namespace roque::bastion {

Reductions::Reductions() {
    for (std::size_t number = 1; number < kSize; ++number)
        logarithms_[number] = static_cast<int>(std::lround(1024 * std::log(static_cast<double>(number))));
}

}  // namespace roque::bastion
