#include "tests/controller/faults/points_scenario.h"

#include <set>

#include "controller/scores/points_queue.h"
#include "controller/scores/points_service.h"
#include "controller/scores/points_table.h"
#include "tests/controller/scores/sample_entry.h"
#include "tests/controller/threads/manual_dispatcher.h"

namespace roque::test {
namespace {

namespace fs = std::filesystem;

/// The ids of the games in the table and in the queue; nothing if one of them cannot be read.
std::optional<std::set<std::string>> idsIn(const fs::path& folder) {
    std::set<std::string> ids;
    try {
        const fs::path file = folder / "scores.sqlite";
        // As the program does: a file that was just created has no tables.
        static_cast<void>(openOrSetAside(file, {}, [](const auto&, const auto&) {}));
        auto table = PointsTable::open({}, "", file);
        if (!table) return std::nullopt;
        PointsQuery all;
        all.most = PointsQuery::kAll;
        const auto found = table->find(all);
        if (!found) return std::nullopt;
        for (const PointsEntry& entry : *found) ids.insert(entry.id);
        PointsQueue queue(folder / "scores-waiting.sqlite");
        for (const PointsEntry& entry : queue.waiting()) ids.insert(entry.id);
    } catch (const SqliteError&) {
        return std::nullopt;
    }
    return ids;
}

}  // namespace

void PointsScenario::prepare(const fs::path& /*folder*/) {}

void PointsScenario::run(const fs::path& folder, const RunNotes& notes) {
    ManualDispatcher dispatcher;
    bool isTroubled = false;
    PointsService service(dispatcher, folder, [&](const PointsStatus& status) {
        // That there is no database is no failure here.
        if (!status.error || status.error->kind == PointsError::Kind::BadSetting) return;
        isTroubled = true;
        notes.tells(status.error->text);
    });
    if (database_ == Database::Embedded) service.use({}, "");
    for (int version = 1; version <= versions(); ++version) {
        isTroubled = false;
        notes.begins(version);
        service.save(sampleEntry(version));
        // Answered after the game has gone into the queue and to the database.
        bool isAnswered = false;
        service.find({}, [&](const auto&) { isAnswered = true; });
        while (!dispatcher.runUntil([&] { return isAnswered; })) {
        }
        if (isTroubled) continue;
        notes.shows(version);
        notes.keeps(version);
    }
}

std::optional<int> PointsScenario::versionIn(const fs::path& folder) {
    const auto ids = idsIn(folder);
    if (!ids) return std::nullopt;
    const auto count = static_cast<int>(ids->size());
    for (int version = 1; version <= count; ++version)
        if (!ids->contains(sampleEntry(version).id)) return std::nullopt;
    return count;
}

}  // namespace roque::test
