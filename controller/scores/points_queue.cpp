#include "controller/scores/score_queue.h"

#include <array>
#include <utility>

#include "controller/scores/score_entry_json.h"

namespace roque {
namespace {

constexpr std::array kSteps{
    "CREATE TABLE waiting (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, entry TEXT NOT "
    "NULL)",
};

}  // namespace

ScoreQueue::ScoreQueue(std::filesystem::path file) : file_(std::move(file)) {}

SqliteDatabase& ScoreQueue::database() {
    if (!database_)
        database_ =
            std::make_unique<SqliteDatabase>(openOrSetAside(file_, kSteps, [](const auto&, const auto&) {}));
    return *database_;
}

void ScoreQueue::add(const ScoreEntry& entry) {
    const std::lock_guard lock(mutex_);
    database()
        .prepare("INSERT OR IGNORE INTO waiting (id, entry) VALUES (?, ?)")
        .bind(0, entry.id)
        .bind(1, toJson(entry).dump())
        .run();
}

std::vector<ScoreEntry> ScoreQueue::waiting() {
    const std::lock_guard lock(mutex_);
    std::vector<ScoreEntry> entries;
    SqliteStatement rows = database().prepare("SELECT entry FROM waiting ORDER BY number");
    while (rows.next()) {
        const Json json = Json::parse(rows.text(0), nullptr, /*allow_exceptions=*/false);
        if (auto entry = fromJson<ScoreEntry>(json)) entries.push_back(std::move(*entry));
    }
    return entries;
}

void ScoreQueue::remove(const std::string& id) {
    const std::lock_guard lock(mutex_);
    database().prepare("DELETE FROM waiting WHERE id = ?").bind(0, id).run();
}

}  // namespace roque
