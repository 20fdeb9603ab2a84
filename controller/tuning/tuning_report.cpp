#include "controller/tuning/tuning_report.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include <fmt/format.h>

#include "controller/match/text_table.h"
#include "model/base/message.h"

namespace roque::tuning {

std::string tuningTable(std::span<const TunedParameter> parameters, const Spsa::Values& values,
                        const Catalogue& language) {
    using Side = match::TextTable::Side;
    match::TextTable table({{render(ROQUE_MESSAGE("Parameter"), language), 10, Side::Left},
                            {render(ROQUE_MESSAGE("start"), language), 7},
                            {render(ROQUE_MESSAGE("value"), language), 7},
                            {render(ROQUE_MESSAGE("change"), language), 9},
                            {render(ROQUE_MESSAGE("in steps"), language), 9}});
    for (std::size_t at = 0; at < parameters.size(); ++at) {
        const TunedParameter& each = parameters[at];
        const double change = values[at] - each.start;
        table.add({each.name, fmt::format("{}", each.start), fmt::format("{}", std::llround(values[at])),
                   fmt::format("{:+.2f}", change), fmt::format("{:+.2f}", change / each.step)});
    }
    return table.text();
}

std::string farthest(std::span<const TunedParameter> parameters, const Spsa::Values& values,
                     std::size_t most) {
    const auto steps = [&](std::size_t at) {
        return std::abs(values[at] - parameters[at].start) / parameters[at].step;
    };
    std::vector<std::size_t> order(parameters.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater(), steps);
    std::erase_if(order, [&](std::size_t at) { return steps(at) == 0; });
    order.resize(std::min(order.size(), most));
    std::string text;
    for (const std::size_t at : order)
        text += fmt::format("{}{} {:+.2f}", text.empty() ? "" : ", ", parameters[at].name,
                            values[at] - parameters[at].start);
    return text;
}

}  // namespace roque::tuning
