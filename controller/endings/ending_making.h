#pragma once

#include <filesystem>
#include <functional>
#include <stop_token>

#include "model/base/message.h"
#include "model/base/result.h"

namespace roque {

/// The file of the endings in the user's data folder.
[[nodiscard]] std::filesystem::path endingFilePath(const std::filesystem::path& dataFolder);

/// How the making goes on: the share that is done, from 0 to 1. [the calling thread]
using EndingProgress = std::function<void(double done)>;

/// Computes all endings of up to four men and writes their file, about 32 megabytes. Takes some 45 s of a
/// processor and 500 megabytes of memory. An existing file stays until the new one is whole.
///
/// Returns whether it was done: false if `stop` was requested. The error is a sentence without a full stop.
[[nodiscard]] Result<bool, Message> makeEndings(const std::filesystem::path& path, unsigned threads,
                                                const EndingProgress& progress, const std::stop_token& stop);

}  // namespace roque
