#include "controller/settings/settings_problem.h"

#include <fmt/format.h>

namespace roque {

std::string SettingsProblem::describe() const {
    const std::string kept = keptAs ? fmt::format(" The old file is kept as {}.", keptAs->string()) : "";
    switch (kind) {
        case Kind::NoFolder:
            return "There is no home folder: settings are not kept.";
        case Kind::Unreadable:
            return fmt::format("The settings cannot be read: {}.{}", detail, kept);
        case Kind::NotSettings:
            return fmt::format("The settings in {} are damaged: {}. The usual ones are used.{}",
                               file.string(), detail, kept);
        case Kind::BadValues:
            return fmt::format("Some settings in {} make no sense: {}. For these the usual ones are used.{}",
                               file.string(), detail, kept);
        case Kind::Newer:
            break;
    }
    return fmt::format("The settings in {} are those of a newer version of the program.{}", file.string(),
                       kept);
}

}  // namespace roque
