#pragma once

#include "controller/scores/points_entry.h"
#include "controller/storage/json_form.h"

namespace roque {

/// A finished game as JSON, with the same texts as in databases.
template <>
struct JsonForm<PointsEntry> {
    static void read(const JsonReader& from, PointsEntry& value);
    static void write(Json& to, const PointsEntry& value);
};

}  // namespace roque
