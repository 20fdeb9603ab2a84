#include "view/toolkit/file_extension.h"

#include <algorithm>
#include <string>

namespace roque {
namespace {

char lower(char letter) noexcept {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

}  // namespace

std::filesystem::path withExtension(std::filesystem::path file, std::span<const std::string_view> known,
                                    std::string_view chosen) {
    const std::string extension = file.extension().string();
    const auto isIts = [&](std::string_view one) { return std::ranges::equal(extension, one, {}, lower); };
    if (std::ranges::none_of(known, isIts)) file += chosen;
    return file;
}

}  // namespace roque
