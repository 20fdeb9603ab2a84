#pragma once

#include "controller/settings/settings.h"
#include "controller/storage/json_form.h"

namespace roque {

/// Settings as JSON.
template <>
struct JsonForm<Settings> {
    static void read(const JsonReader& from, Settings& value);
    static void write(Json& to, const Settings& value);
};

}  // namespace roque
