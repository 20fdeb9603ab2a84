#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tests/fuzz/property.h"
#include "view/board/drawing/svg_cleaning.h"

// A drawing of a piece is refused with a reason, or is reduced to a drawing that is sound itself and leads
// nowhere.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace roque;
    using fuzz::require;
    const auto cleaned = cleanedSvg({reinterpret_cast<const char*>(data), size}, "p-");
    if (!cleaned) {
        require(!english(cleaned.error().reason).empty(), "a refusal has a reason");
        return 0;
    }
    for (const std::string_view start :
         {"<script", "<image", "<use", "<text", "<style", "<foreignObject", "<!"})
        require(cleaned->find(start) == std::string::npos, "only shapes, groups and gradients are left");
    for (std::size_t at = cleaned->find("href=\""); at != std::string::npos;
         at = cleaned->find("href=\"", at + 1))
        require(cleaned->substr(at + 6, 1) == "#", "references lead to the drawing itself");
    require(cleanedSvg(*cleaned, "p-").has_value(), "what is left is not refused");
    return 0;
}
