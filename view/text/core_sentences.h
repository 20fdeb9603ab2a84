#pragma once

#include <span>

namespace roque {

/// The sentences of model and controller that the window may have to show, as they say them: {} stands for
/// names, numbers, quotations and other sentences. They are looked up in the catalogs of the languages.
[[nodiscard]] std::span<const char* const> coreSentences() noexcept;

}  // namespace roque
