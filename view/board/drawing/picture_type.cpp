#include "view/board/drawing/picture_type.h"

#include <algorithm>
#include <string>

namespace roque {

std::optional<PictureType> pictureTypeOf(const std::filesystem::path& file) {
    std::string extension = file.extension().string();
    std::ranges::transform(extension, extension.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    if (extension == ".svg") return PictureType::Svg;
    if (extension == ".png") return PictureType::Png;
    return std::nullopt;
}

}  // namespace roque
