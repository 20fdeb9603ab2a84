#include "controller/tuning/tuning_settings.h"

#include <fmt/format.h>

#include "model/base/fnv1a.h"

namespace roque::tuning {

std::string identityOf(const TuningSettings& settings) {
    Fnv1a<std::uint64_t> hash;
    hash.add(match::identityOf(settings.games));
    const SpsaSchedule& schedule = settings.schedule;
    hash.add(fmt::format("{} {} {} {} {}\n", schedule.rounds, schedule.rate, schedule.moveExponent,
                         schedule.stepExponent, schedule.stability));
    for (const TunedParameter& each : settings.parameters)
        hash.add(fmt::format("{}\t{} {} {} {}\n", each.name, each.start, each.least, each.most, each.step));
    return fmt::format("{:016x}", hash.value());
}

}  // namespace roque::tuning
