#pragma once

#include <filesystem>
#include <span>
#include <string_view>

namespace roque {

/// The name of a file to be saved. If it ends in none of the `known` extensions (such as ".png", in upper or
/// lower case), `chosen` is added: "12. Nf3" becomes "12. Nf3.svg".
[[nodiscard]] std::filesystem::path withExtension(std::filesystem::path file,
                                                  std::span<const std::string_view> known,
                                                  std::string_view chosen);

}  // namespace roque
