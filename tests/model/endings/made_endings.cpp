#include "tests/model/endings/made_endings.h"

#include <algorithm>
#include <initializer_list>
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

namespace {

/// Makes some endings; each stands behind those that it turns into.
EndingTables make(std::initializer_list<const char*> names) {
    EndingTables made;
    for (const char* const name : names) {
        const std::size_t material = endingNamed(name);
        EndingMaker maker(EndingMaterial::all()[material],
                          [&](std::size_t smaller) -> const EndingTable& { return made[smaller]; });
        made.put(material, maker.make([] { return false; }));
    }
    return made;
}

}  // namespace

const EndingTables& madeEndings() {
    static const EndingTables tables = make({"KQK", "KRK", "KBK", "KNK", "KPK", "KQKR", "KRKN", "KBNK"});
    return tables;
}

const EndingTables& madeEndingsOfThreeMen() {
    static const EndingTables tables = make({"KQK", "KRK", "KBK", "KNK", "KPK"});
    return tables;
}

}  // namespace roque::test
