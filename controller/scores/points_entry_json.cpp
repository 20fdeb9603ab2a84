#include "controller/scores/points_entry_json.h"

#include "controller/storage/time_text.h"

namespace roque {
namespace {

/// The values for which JSON has no type, as text.
struct Texts {
    std::string ended;
    std::string result;
    std::string termination;
    std::string variant;
};

template <typename Fields>
void describeAll(Fields& fields, PointsEntry& entry, Texts& texts) {
    fields("id", entry.id);
    fields("ended", texts.ended);
    fields("names", entry.names);
    fields("points", entry.points);
    fields("result", texts.result);
    fields("termination", texts.termination);
    fields("variant", texts.variant);
    fields("plies", entry.plies);
}

}  // namespace

void JsonForm<PointsEntry>::read(const JsonReader& from, PointsEntry& value) {
    if (!from.value().is_object()) return from.fail();
    Texts texts;
    FieldReader fields(from);
    describeAll(fields, value, texts);
    if (value.id.empty()) return from.fail();
    value.ended = parseTime(texts.ended);
    value.result = parseGameResult(texts.result).value_or(GameResult::Unknown);
    value.termination = parseTermination(texts.termination);
    value.variant = parseVariant(texts.variant);
}

void JsonForm<PointsEntry>::write(Json& to, const PointsEntry& value) {
    to = Json::object();
    PointsEntry entry = value;
    Texts texts{toText(entry.ended), std::string(toString(entry.result)),
                std::string(toText(entry.termination)), std::string(toText(entry.variant))};
    FieldWriter fields(to);
    describeAll(fields, entry, texts);
}

}  // namespace roque
