#pragma once

#include <boost/system/result.hpp>
#include <string>
#include <utility>

namespace roque {

/// Either a value or a typed error that says where and why. Bad input is a Result, never an exception.
template <typename T, typename E>
using Result = boost::system::result<T, E>;

/// The Result of what went wrong where words are all that is told of it: one English sentence without a full
/// stop.
template <typename T>
[[nodiscard]] Result<T, std::string> failure(std::string text) {
    return {boost::system::in_place_error, std::move(text)};
}

}  // namespace roque
