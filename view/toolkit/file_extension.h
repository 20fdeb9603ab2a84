#pragma once

#include <filesystem>
#include <span>
#include <string_view>

namespace roque {

/// The name of a file that is to be saved, which ends in one of several extensions (such as ".png"), in
/// capitals or not: `chosen` is added to a name that ends in none of them. "12. Nf3" becomes "12. Nf3.svg".
[[nodiscard]] std::filesystem::path withExtension(std::filesystem::path file,
                                                  std::span<const std::string_view> known,
                                                  std::string_view chosen);

}  // namespace roque
