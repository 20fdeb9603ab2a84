#pragma once

#include <boost/system/result.hpp>

namespace roque {

/// Either a value or a typed error that says where and why. Bad input is a Result, never an exception.
template <typename T, typename E>
using Result = boost::system::result<T, E>;

}  // namespace roque
