#pragma once

namespace roque {

/// A visitor made of one function for each alternative of a variant.
template <typename... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};

/// Clang derives it by itself from version 17 on.
template <typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

}  // namespace roque
