#pragma once

#include "controller/settings/settings.h"
#include "controller/storage/json_form.h"

namespace roque {

/// How settings are written in their file.
template <>
struct JsonForm<Settings> {
    static void read(const JsonReader& from, Settings& value);
    static void write(Json& to, const Settings& value);
};

}  // namespace roque
