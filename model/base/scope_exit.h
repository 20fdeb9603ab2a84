#pragma once

#include <utility>

namespace roque {

/// Calls a function at the end of a scope, even if an exception ends it. The function must not throw.
template <typename Function>
class ScopeExit {
public:
    explicit ScopeExit(Function function) : function_(std::move(function)) {}
    ScopeExit(const ScopeExit&) = delete;
    ScopeExit& operator=(const ScopeExit&) = delete;
    ~ScopeExit() { function_(); }

private:
    Function function_;
};

}  // namespace roque
