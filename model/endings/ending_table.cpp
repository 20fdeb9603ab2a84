#include "model/endings/ending_table.h"

namespace roque {

std::vector<std::uint8_t> EndingTable::bytes(Color toMove) const {
    std::vector<std::uint8_t> bytes;
    bytes.reserve(values[toMove].size());
    std::uint8_t last = 0;
    for (const EndingValue value : values[toMove]) {
        if (!value.isNone()) last = value.byte();
        bytes.push_back(last);
    }
    return bytes;
}

}  // namespace roque
