#include "controller/journal/journal_database.h"

#include <algorithm>
#include <array>
#include <utility>

#include "controller/journal/game_replay.h"
#include "controller/journal/journal_json.h"

namespace roque {
namespace {

constexpr std::array kSteps{
    "CREATE TABLE game ("
    " number INTEGER PRIMARY KEY AUTOINCREMENT,"
    " id TEXT NOT NULL UNIQUE,"
    " state TEXT NOT NULL,"     // playing, adjourned, over, damaged
    " session TEXT NOT NULL);"  // the process that plays it
    "CREATE TABLE event ("
    " game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,"
    " number INTEGER NOT NULL,"
    " kind TEXT NOT NULL,"
    " detail TEXT NOT NULL,"
    " clock TEXT NOT NULL,"
    " PRIMARY KEY (game, number)) WITHOUT ROWID",
};

constexpr const char* kPlaying = "playing";
constexpr const char* kAdjourned = "adjourned";
constexpr const char* kOver = "over";
constexpr const char* kDamaged = "damaged";

/// The state of a game after an event. Taking back a move continues a game that had ended.
const char* stateAfter(JournalEvent::Kind kind) noexcept {
    using Kind = JournalEvent::Kind;
    switch (kind) {
        case Kind::End:
        case Kind::Abandon:
            return kOver;
        case Kind::Adjourn:
            return kAdjourned;
        case Kind::Begin:
        case Kind::Ply:
        case Kind::TakeBack:
        case Kind::Resume:
            return kPlaying;
        case Kind::Player:
        case Kind::Clock:
        case Kind::Hint:
            break;
    }
    return nullptr;  // no change
}

std::string wordOf(JournalEvent::Kind kind) {
    return toJson(kind).get<std::string>();
}

}  // namespace

JournalDatabase::JournalDatabase(
    const std::filesystem::path& file,
    const std::function<void(const SqliteError&, const std::filesystem::path&)>& onSetAside)
    : database_(openOrSetAside(file, kSteps, onSetAside)) {
    database_.execute("PRAGMA foreign_keys = ON");
}

void JournalDatabase::append(const std::vector<JournalEvent>& events, const std::string& session) {
    if (events.empty()) return;
    SqliteTransaction transaction(database_);
    for (const JournalEvent& event : events) insert(event, session);
    transaction.commit();
}

void JournalDatabase::appendNext(JournalEvent event, const std::string& session) {
    SqliteTransaction transaction(database_);
    event.number = nextNumber(event.game);
    if (event.number > 0) insert(event, session);
    transaction.commit();
}

void JournalDatabase::insert(const JournalEvent& event, const std::string& session) {
    if (event.kind == JournalEvent::Kind::Begin) {
        database_.prepare("INSERT OR IGNORE INTO game (id, state, session) VALUES (?, 'playing', ?)")
            .bind(0, event.game)
            .bind(1, session)
            .run();
    }
    // Ignores an event of a game that is not in the database: it was pruned long ago.
    database_
        .prepare(
            "INSERT OR IGNORE INTO event (game, number, kind, detail, clock)"
            " SELECT id, ?2, ?3, ?4, ?5 FROM game WHERE id = ?1")
        .bind(0, event.game)
        .bind(1, static_cast<std::int64_t>(event.number))
        .bind(2, wordOf(event.kind))
        .bind(3, event.detail)
        .bind(4, toJsonText(event.clock))
        .run();
    const char* const state = stateAfter(event.kind);
    if (database_.changes() == 0 || state == nullptr) return;
    database_.prepare("UPDATE game SET state = ?, session = ? WHERE id = ?")
        .bind(0, state)
        .bind(1, session)
        .bind(2, event.game)
        .run();
}

std::uint64_t JournalDatabase::nextNumber(const std::string& game) {
    SqliteStatement last = database_.prepare("SELECT coalesce(max(number) + 1, 0) FROM event WHERE game = ?");
    last.bind(0, game);
    return last.next() ? static_cast<std::uint64_t>(last.integer(0)) : 0;
}

JournalDatabase::Record JournalDatabase::recordOf(const std::string& game) {
    Record record;
    SqliteStatement rows =
        database_.prepare("SELECT number, kind, detail, clock FROM event WHERE game = ? ORDER BY number");
    rows.bind(0, game);
    while (rows.next()) {
        const auto kind = fromJson<JournalEvent::Kind>(Json(rows.text(1)));
        auto clock = fromJsonText<ClockReading>(rows.text(3));
        if (!kind || !clock) {
            record.isCutOff = true;
            break;
        }
        record.events.push_back(
            {game, static_cast<std::uint64_t>(rows.integer(0)), *kind, rows.text(2), std::move(*clock)});
    }
    return record;
}

std::vector<SavedGame> JournalDatabase::unfinished(const std::vector<std::string>& livingSessions,
                                                   const std::function<void(const std::string&)>& onDamaged) {
    std::vector<std::string> ids;
    SqliteStatement rows = database_.prepare(
        "SELECT id, state, session FROM game WHERE state NOT IN ('over', 'damaged')"
        " ORDER BY number DESC");
    while (rows.next()) {
        const bool isPlayed =
            rows.text(1) == kPlaying && std::ranges::count(livingSessions, rows.text(2)) > 0;
        if (!isPlayed) ids.push_back(rows.text(0));
    }
    std::vector<SavedGame> games;
    for (const std::string& id : ids) {
        auto [events, isCutOff] = recordOf(id);
        auto game = replay(std::move(events));
        if (game) game->isCutOff = game->isCutOff || isCutOff;
        if (game && !game->steps.empty()) {
            games.push_back(std::move(*game));
        } else if (!game || game->isCutOff) {
            keepAsDamaged(id);
            onDamaged(id);
        }
    }
    return games;
}

void JournalDatabase::keepAsDamaged(const std::string& game) {
    database_.prepare("UPDATE game SET state = ? WHERE id = ?").bind(0, kDamaged).bind(1, game).run();
}

bool JournalDatabase::claim(const std::string& game, const std::string& session,
                            const std::vector<std::string>& livingSessions) {
    SqliteTransaction transaction(database_);
    {
        SqliteStatement row = database_.prepare("SELECT state, session FROM game WHERE id = ?");
        row.bind(0, game);
        if (!row.next()) return true;  // a new journal has replaced the one that had it
        const std::string state = row.text(0);
        const std::string player = row.text(1);
        const bool isPlayed =
            state == kPlaying && player != session && std::ranges::count(livingSessions, player) > 0;
        if (state == kOver || state == kDamaged || isPlayed) return false;
    }
    database_.prepare("UPDATE game SET state = 'playing', session = ? WHERE id = ?")
        .bind(0, session)
        .bind(1, game)
        .run();
    transaction.commit();
    return true;
}

void JournalDatabase::prune() {
    database_.execute(
        "DELETE FROM game WHERE state = 'over' AND number NOT IN"
        " (SELECT number FROM game WHERE state = 'over' ORDER BY number DESC LIMIT 100)");
}

}  // namespace roque
