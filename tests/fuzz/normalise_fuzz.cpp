#include <cstddef>
#include <cstdint>
#include <string>

#include "tests/fuzz/property.h"
#include "tests/support/normalised_pgn.h"

// A file that is normalised is normal: to do so again changes nothing.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace roque;
    const auto once = test::normalised(std::string(reinterpret_cast<const char*>(data), size));
    if (!once) return 0;
    // Without what is skipped, a file full of control characters may no longer pass for text.
    const auto twice = test::normalised(*once);
    fuzz::require(!twice || *twice == *once, "normalising again changes nothing");
    return 0;
}
