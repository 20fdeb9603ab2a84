#pragma once

#include <utility>

#include <boost/system/result.hpp>

#include "model/base/message.h"

namespace roque {

/// Either a value or a typed error that says what is wrong and where. Bad input yields a Result, never an
/// exception.
template <typename T, typename E>
using Result = boost::system::result<T, E>;

/// An error whose only content is a message that says what went wrong. For callers that need nothing else.
template <typename T>
[[nodiscard]] Result<T, Message> failure(Message message) {
    return {boost::system::in_place_error, std::move(message)};
}

}  // namespace roque
