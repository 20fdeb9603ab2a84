#include "controller/scores/score_worker.h"

#include <fmt/format.h>

#include <utility>

#include "controller/storage/files.h"

namespace roque {
namespace {

using Kind = ScoreError::Kind;

constexpr const char* kDatabaseFile = "scores.sqlite";
constexpr const char* kQueueFile = "scores-waiting.sqlite";

}  // namespace

ScoreWorker::ScoreWorker(const std::optional<std::filesystem::path>& folder,
                         std::function<void(const ScoreStatus&)> onStatus)
    : folder_(folder), onStatus_(std::move(onStatus)) {
    if (folder_) queue_.emplace(*folder_ / kQueueFile);
}

void ScoreWorker::use(const ScoreDatabase& database, const std::string& password) {
    const std::lock_guard lock(mutex_);
    choice_ = Choice{database, password};
    ++choices_;
}

void ScoreWorker::useNone() {
    const std::lock_guard lock(mutex_);
    choice_.reset();
    ++choices_;
}

void ScoreWorker::enqueue(const ScoreEntry& entry) {
    {
        const std::lock_guard lock(mutex_);
        onlyInMemory_.push_back(entry);
    }
    retryQueue();
}

/// Brings to the disk what could not be brought there before.
void ScoreWorker::retryQueue() {
    if (!queue_) return;
    std::vector<ScoreEntry> entries;
    {
        const std::lock_guard lock(mutex_);
        entries = onlyInMemory_;
    }
    for (const ScoreEntry& entry : entries) {
        try {
            queue_->add(entry);
        } catch (const SqliteError& error) {
            tell(ScoreError{Kind::Failed,
                            fmt::format("Scores cannot be written to the disk: {}", error.what())});
            return;
        }
        const std::lock_guard lock(mutex_);
        std::erase_if(onlyInMemory_, [&](const ScoreEntry& each) { return each.id == entry.id; });
    }
}

std::vector<ScoreEntry> ScoreWorker::waiting() {
    std::vector<ScoreEntry> entries;
    try {
        if (queue_) entries = queue_->waiting();
    } catch (const SqliteError&) {
        // The disk is told of when something is written to it.
    }
    const std::lock_guard lock(mutex_);
    entries.insert(entries.end(), onlyInMemory_.begin(), onlyInMemory_.end());
    return entries;
}

void ScoreWorker::forget(const std::string& id) {
    {
        const std::lock_guard lock(mutex_);
        std::erase_if(onlyInMemory_, [&](const ScoreEntry& each) { return each.id == id; });
    }
    try {
        if (queue_) queue_->remove(id);
    } catch (const SqliteError&) {
        // It is sent once more some time, and the table knows it.
    }
}

void ScoreWorker::deliver() {
    for (const ScoreEntry& entry : waiting()) {
        const auto added = ask<void>([&](ScoreTable& table) { return table.add(entry); });
        if (!added) {
            retryQueue();
            tell(added.error());
            return;
        }
        forget(entry.id);
    }
    tell(std::nullopt);
}

void ScoreWorker::tell(std::optional<ScoreError> error) {
    onStatus_({waiting().size(), std::move(error)});
}

std::filesystem::path ScoreWorker::embeddedFile() const {
    return folder_ ? *folder_ / kDatabaseFile : std::filesystem::path();
}

Result<void, ScoreError> ScoreWorker::connect() {
    Choice choice;
    unsigned number = 0;
    {
        const std::lock_guard lock(mutex_);
        if (!choice_) return ScoreError{Kind::BadSetting, "The database is not open yet"};
        choice = *choice_;
        number = choices_;
    }
    if (table_ && connectedChoice_ == number) return {};
    table_.reset();
    if (choice.database.kind == ScoreDatabase::Kind::Embedded) {
        if (!folder_) return ScoreError{Kind::NoFolder, "There is no home folder to keep scores in"};
        if (auto prepared = prepareFile(embeddedFile()); !prepared) return prepared;
    }
    auto table = ScoreTable::open(choice.database, choice.password, embeddedFile());
    if (!table) return std::move(table).error();
    table_ = std::make_unique<ScoreTable>(std::move(*table));
    connectedChoice_ = number;
    return {};
}

/// Makes sure that the file of the embedded database is one. A damaged one is kept, and a new one begun.
Result<void, ScoreError> ScoreWorker::prepareFile(const std::filesystem::path& file) {
    std::optional<ScoreError> damage;
    try {
        static_cast<void>(
            openOrSetAside(file, {}, [&](const SqliteError& error, const std::filesystem::path& kept) {
                damage = ScoreError{
                    Kind::Damaged,
                    fmt::format("The scores were damaged ({}). They are kept as {}, and new ones begun",
                                error.what(), kept.string())};
            }));
    } catch (const SqliteError& error) {
        return ScoreError{Kind::CannotConnect,
                          fmt::format("{} cannot be used: {}", file.string(), error.what())};
    }
    if (damage) tell(std::move(damage));
    return {};
}

Result<void, ScoreError> ScoreWorker::test(const ScoreDatabase& database, const std::string& password) const {
    if (database.kind == ScoreDatabase::Kind::Embedded && !folder_)
        return ScoreError{Kind::NoFolder, "There is no home folder to keep scores in"};
    const auto table = ScoreTable::open(database, password, embeddedFile());
    if (!table) return table.error();
    return {};
}

}  // namespace roque
