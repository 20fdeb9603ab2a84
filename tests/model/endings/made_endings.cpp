#include "tests/model/endings/made_endings.h"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "model/endings/ending_maker.h"

namespace roque::test {

std::size_t endingNamed(std::string_view name) {
    const auto all = EndingMaterial::all();
    const auto found = std::ranges::find(all, name, &EndingMaterial::name);
    if (found == all.end()) throw std::invalid_argument(std::string(name));
    return static_cast<std::size_t>(found - all.begin());
}

const EndingTables& madeEndings() {
    static const EndingTables tables = [] {
        EndingTables made;
        for (const char* const name : {"KQK", "KRK", "KBK", "KNK", "KPK", "KQKR", "KRKN", "KBNK"}) {
            const std::size_t material = endingNamed(name);
            EndingMaker maker(EndingMaterial::all()[material],
                              [&](std::size_t smaller) -> const EndingTable& { return made[smaller]; });
            made.put(material, maker.make([] { return false; }));
        }
        return made;
    }();
    return tables;
}

}  // namespace roque::test
