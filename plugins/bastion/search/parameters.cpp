// Compiled in a tuning build only.

#include "plugins/bastion/search/parameters.h"

#include <algorithm>

namespace roque::bastion {
namespace {

/// A parameter that can be set.
struct Setting {
    std::string_view name;
    int* value;
};

constexpr std::array kSettings{
#define ROQUE_PARAMETER(name, ...) Setting{#name, &parameter::k##name},
#include "plugins/bastion/search/parameters.inc"
#undef ROQUE_PARAMETER
};

}  // namespace

void setParameter(std::string_view name, int value) noexcept {
    const auto setting = std::ranges::find(kSettings, name, &Setting::name);
    if (setting != kSettings.end()) *setting->value = value;
}

}  // namespace roque::bastion
