#pragma once

#include "controller/scores/points_entry.h"
#include "controller/storage/json_form.h"

namespace roque {

/// A finished game as JSON, in the words of the databases.
template <>
struct JsonForm<ScoreEntry> {
    static void read(const JsonReader& from, ScoreEntry& value);
    static void write(Json& to, const ScoreEntry& value);
};

}  // namespace roque
