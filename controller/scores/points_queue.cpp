#include "controller/scores/points_queue.h"

#include <array>
#include <utility>

#include "controller/scores/points_entry_json.h"

namespace roque {
namespace {

constexpr std::array kSteps{
    "CREATE TABLE waiting (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, entry TEXT NOT "
    "NULL)",
};

}  // namespace

PointsQueue::PointsQueue(std::filesystem::path file, OnSetAside onSetAside)
    : file_(std::move(file)), onSetAside_(std::move(onSetAside)) {}

SqliteDatabase& PointsQueue::database() {
    if (database_) return *database_;
    database_ = std::make_unique<SqliteDatabase>(
        openOrSetAside(file_, kSteps, [this](const SqliteError& error, const std::filesystem::path& keptAs) {
            if (onSetAside_) onSetAside_(error, keptAs);
        }));
    return *database_;
}

void PointsQueue::add(const PointsEntry& entry) {
    const MutexLock lock(mutex_);
    database()
        .prepare("INSERT OR IGNORE INTO waiting (id, entry) VALUES (?, ?)")
        .bind(0, entry.id)
        .bind(1, toJson(entry).dump())
        .run();
}

std::vector<PointsEntry> PointsQueue::waiting() {
    const MutexLock lock(mutex_);
    std::vector<PointsEntry> entries;
    SqliteStatement rows = database().prepare("SELECT entry FROM waiting ORDER BY number");
    while (rows.next()) {
        const Json json = Json::parse(rows.text(0), nullptr, /*allow_exceptions=*/false);
        if (auto entry = fromJson<PointsEntry>(json)) entries.push_back(std::move(*entry));
    }
    return entries;
}

void PointsQueue::remove(const std::string& id) {
    const MutexLock lock(mutex_);
    database().prepare("DELETE FROM waiting WHERE id = ?").bind(0, id).run();
}

}  // namespace roque
