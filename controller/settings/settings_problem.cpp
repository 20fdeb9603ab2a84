#include "controller/settings/settings_problem.h"

namespace roque {
namespace {

/// What happened, and what is used now.
Message sentences(const SettingsProblem& problem) {
    using Kind = SettingsProblem::Kind;
    switch (problem.kind) {
        case Kind::NoFolder:
            return ROQUE_MESSAGE("There is no home folder: settings are not kept.");
        case Kind::Unreadable:
            return ROQUE_MESSAGE("The settings cannot be read: {0}.", *problem.detail);
        case Kind::NotSettings:
            return ROQUE_MESSAGE("The settings in {0} are damaged: {1}. The usual ones are used.",
                                 problem.file, *problem.detail);
        case Kind::BadValues:
            return ROQUE_MESSAGE(
                "Some settings in {0} make no sense: {1}. For these the usual ones are used.", problem.file,
                *problem.detail);
        case Kind::Newer:
            break;
    }
    return ROQUE_MESSAGE("The settings in {0} are those of a newer version of the program.", problem.file);
}

}  // namespace

Message SettingsProblem::describe() const {
    if (!keptAs) return sentences(*this);
    return ROQUE_MESSAGE("{0} The old file is kept as {1}.", sentences(*this), *keptAs);
}

}  // namespace roque
