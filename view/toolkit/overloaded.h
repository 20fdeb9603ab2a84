#pragma once

namespace roque {

/// Calls the function that takes what a variant holds.
template <typename... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};

}  // namespace roque
