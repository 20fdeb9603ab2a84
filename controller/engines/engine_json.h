#pragma once

#include "controller/engines/stored_engine.h"
#include "controller/storage/json_form.h"

// A person's engines as JSON.
namespace roque {

/// An engine without a program, an id or a profile is invalid.
template <>
struct JsonForm<StoredEngine> {
    static void read(const JsonReader& from, StoredEngine& value);
    /// Keeps members that are not known, those of profiles too.
    static void write(Json& to, const StoredEngine& value);
};

}  // namespace roque
