#pragma once

namespace roque {

/// A visitor made of one function for each alternative of a variant.
template <typename... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};

}  // namespace roque
