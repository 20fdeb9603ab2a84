#include "controller/scores/points_worker.h"

#include <utility>

#include "controller/diagnostics/log.h"
#include "controller/storage/files.h"

namespace roque {
namespace {

using Kind = PointsError::Kind;

constexpr const char* kDatabaseFile = "scores.sqlite";
constexpr const char* kQueueFile = "scores-waiting.sqlite";

}  // namespace

PointsWorker::PointsWorker(const std::optional<std::filesystem::path>& folder,
                           std::function<void(const PointsStatus&)> onStatus)
    : folder_(folder), onStatus_(std::move(onStatus)) {
    if (!folder_) return;
    queue_.emplace(*folder_ / kQueueFile, [this](const SqliteError& error,
                                                 const std::filesystem::path& keptAs) {
        const MutexLock lock(mutex_);
        queueDamage_ = PointsError{
            Kind::Damaged, ROQUE_MESSAGE("The games waiting for the table of scores could not be read ({0}). "
                                         "They are kept as {1}",
                                         error.message(), keptAs)};
    });
}

void PointsWorker::use(const PointsDatabase& database, const std::string& password) {
    const MutexLock lock(mutex_);
    choice_ = Choice{database, password};
    ++choices_;
}

void PointsWorker::useNone() {
    const MutexLock lock(mutex_);
    choice_.reset();
    ++choices_;
}

void PointsWorker::enqueue(const PointsEntry& entry) {
    {
        const MutexLock lock(mutex_);
        onlyInMemory_.push_back(entry);
    }
    retryQueue();
}

/// Writes games to the disk that could not be written before.
void PointsWorker::retryQueue() {
    if (!queue_) return;
    std::vector<PointsEntry> entries;
    {
        const MutexLock lock(mutex_);
        entries = onlyInMemory_;
    }
    for (const PointsEntry& entry : entries) {
        try {
            queue_->add(entry);
        } catch (const SqliteError& error) {
            tell(PointsError{Kind::Failed,
                             ROQUE_MESSAGE("Scores cannot be written to the disk: {0}", error.message())});
            return;
        }
        const MutexLock lock(mutex_);
        std::erase_if(onlyInMemory_, [&](const PointsEntry& each) { return each.id == entry.id; });
    }
}

std::vector<PointsEntry> PointsWorker::waiting() {
    std::vector<PointsEntry> entries;
    try {
        if (queue_) entries = queue_->waiting();
    } catch (const SqliteError&) {
        // Disk errors are reported when something is written.
    }
    const MutexLock lock(mutex_);
    entries.insert(entries.end(), onlyInMemory_.begin(), onlyInMemory_.end());
    return entries;
}

void PointsWorker::forget(const std::string& id) {
    {
        const MutexLock lock(mutex_);
        std::erase_if(onlyInMemory_, [&](const PointsEntry& each) { return each.id == id; });
    }
    try {
        if (queue_) queue_->remove(id);
    } catch (const SqliteError&) {
        // The game will be sent again, and the table recognises it.
    }
}

void PointsWorker::deliver() {
    for (const PointsEntry& entry : waiting()) {
        const auto added = ask<void>([&](PointsTable& table) { return table.add(entry); });
        if (!added) {
            retryQueue();
            tell(added.error());
            return;
        }
        forget(entry.id);
    }
    tell(std::nullopt);
}

void PointsWorker::tell(std::optional<PointsError> error) {
    const std::size_t count = waiting().size();
    std::optional<PointsError> damage;
    {
        const MutexLock lock(mutex_);
        damage = std::exchange(queueDamage_, std::nullopt);
    }
    if (damage) report({count, std::move(damage)});
    report({count, std::move(error)});
}

/// Reports the status, and logs a problem when it is new.
void PointsWorker::report(const PointsStatus& status) {
    {
        const MutexLock lock(mutex_);
        if (status.error && status.error != lastError_)
            log(LogLevel::Error, "scores: " + english(status.error->text));
        lastError_ = status.error;
    }
    onStatus_(status);
}

std::filesystem::path PointsWorker::embeddedFile() const {
    return folder_ ? *folder_ / kDatabaseFile : std::filesystem::path();
}

Result<void, PointsError> PointsWorker::connect() {
    Choice choice;
    unsigned number = 0;
    {
        const MutexLock lock(mutex_);
        if (!choice_) return PointsError{Kind::BadSetting, ROQUE_MESSAGE("The database is not open yet")};
        choice = *choice_;
        number = choices_;
    }
    if (table_ && connectedChoice_ == number) return {};
    table_.reset();
    if (choice.database.kind == PointsDatabase::Kind::Embedded) {
        if (!folder_)
            return PointsError{Kind::NoFolder, ROQUE_MESSAGE("There is no home folder to keep scores in")};
        if (auto prepared = prepareFile(embeddedFile()); !prepared) return prepared;
    }
    auto table = PointsTable::open(choice.database, choice.password, embeddedFile());
    if (!table) return std::move(table).error();
    table_ = std::make_unique<PointsTable>(std::move(*table));
    connectedChoice_ = number;
    return {};
}

/// Checks the file of the embedded database. A damaged one is kept under another name, and a new one created.
Result<void, PointsError> PointsWorker::prepareFile(const std::filesystem::path& file) {
    std::optional<PointsError> damage;
    try {
        static_cast<void>(
            openOrSetAside(file, {}, [&](const SqliteError& error, const std::filesystem::path& kept) {
                damage = PointsError{
                    Kind::Damaged,
                    ROQUE_MESSAGE("The scores were damaged ({0}). They are kept as {1}, and new ones begun",
                                  error.message(), kept)};
            }));
    } catch (const SqliteError& error) {
        return PointsError{Kind::CannotConnect,
                           ROQUE_MESSAGE("{0} cannot be used: {1}", file, error.message())};
    }
    if (damage) tell(std::move(damage));
    return {};
}

Result<void, PointsError> PointsWorker::test(const PointsDatabase& database,
                                             const std::string& password) const {
    if (database.kind == PointsDatabase::Kind::Embedded && !folder_)
        return PointsError{Kind::NoFolder, ROQUE_MESSAGE("There is no home folder to keep scores in")};
    const auto table = PointsTable::open(database, password, embeddedFile());
    if (!table) return table.error();
    return {};
}

}  // namespace roque
