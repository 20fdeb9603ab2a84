#include "controller/scores/points_service.h"

#include <utility>

#include "controller/scores/points_csv.h"
#include "controller/scores/points_table.h"
#include "controller/scores/points_worker.h"
#include "controller/storage/files.h"

namespace roque {
namespace {

/// A server may block a thread for longer: the thread is then detached.
constexpr std::chrono::milliseconds kPatienceWithServers{500};

/// Writes the result of a query to a file.
template <typename T>
Result<void, PointsError> writeTable(const std::filesystem::path& file, const Result<T, PointsError>& found) {
    if (!found) return found.error();
    const auto written = writeFileAtomically(file, toCsv(*found), OutputFile::NewFile::Usual);
    if (!written) return PointsError{PointsError::Kind::Failed, written.error().describe()};
    return {};
}

}  // namespace

PointsService::PointsService(UiDispatcher& dispatcher, const std::optional<std::filesystem::path>& folder,
                             std::function<void(const Status&)> onStatus)
    : dispatcher_(dispatcher),
      onStatus_(std::move(onStatus)),
      link_(std::make_shared<UiLink>(dispatcher)),
      databaseThread_(kPatienceWithServers) {
    const auto report = [link = link_, onStatus = self_.bind(&PointsService::onStatus)](
                            const Status& status) { link->post([onStatus, status] { onStatus(status); }); };
    worker_ = std::make_shared<PointsWorker>(folder, report);
}

PointsService::~PointsService() {
    link_->cut();
}

void PointsService::use(const PointsDatabase& database, const std::string& password) {
    worker_->use(database, password);
    status_.error.reset();  // errors of another database or password no longer apply
    deliver();
}

void PointsService::useNone() {
    worker_->useNone();
}

void PointsService::save(const PointsEntry& entry) {
    queueThread_.post([worker = worker_, entry] { worker->enqueue(entry); });
    // Queued behind it, so that everything delivered was in the queue before.
    queueThread_.post([link = link_, deliver = self_.bind(&PointsService::deliver)] { link->post(deliver); });
}

void PointsService::deliver() {
    databaseThread_.post([worker = worker_] { worker->deliver(); });
}

void PointsService::onStatus(const Status& status) {
    if (status.waiting > 0) retryLater();
    if (status == status_) return;
    status_ = status;
    if (onStatus_) onStatus_(status_);
}

void PointsService::retryLater() {
    if (std::exchange(isRetryPosted_, true)) return;
    dispatcher_.postAfter(kRetryInterval, self_.bind([](PointsService& service) {
        service.isRetryPosted_ = false;
        service.deliver();
    }));
}

/// A callback that is not called once the service is gone.
template <typename T>
auto PointsService::whileAlive(Callback<T> callback) const {
    return self_.bind(
        [callback = std::move(callback)](PointsService&, const auto& answer) { callback(answer); });
}

/// Asks the database on its thread, and brings the answer back. The question takes the way of a saved game,
/// through the queue's thread, so that games saved before it are found.
template <typename T>
void PointsService::ask(std::function<Result<T, PointsError>(PointsTable&)> question, Callback<T> onDone) {
    const auto work = [worker = worker_, link = link_, question = std::move(question),
                       done = whileAlive(std::move(onDone))] {
        link->post([done, answer = worker->ask<T>(question)] { done(answer); });
    };
    queueThread_.post([link = link_, ask = self_.bind([work](PointsService& service) {
        service.databaseThread_.post(work);
    })] { link->post(ask); });
}

void PointsService::findBackend(PointsDatabase::Kind kind, Callback<void> onDone) {
    databaseThread_.post([link = link_, kind, done = whileAlive(std::move(onDone))] {
        link->post([done, answer = PointsTable::findBackend(kind)] { done(answer); });
    });
}

void PointsService::test(const PointsDatabase& database, const std::string& password, Callback<void> onDone) {
    databaseThread_.post(
        [worker = worker_, link = link_, database, password, done = whileAlive(std::move(onDone))] {
            link->post([done, answer = worker->test(database, password)] { done(answer); });
        });
}

void PointsService::find(const PointsQuery& query, Callback<std::vector<PointsEntry>> onDone) {
    ask<std::vector<PointsEntry>>([query](PointsTable& table) { return table.find(query); },
                                  std::move(onDone));
}

void PointsService::players(unsigned most, Callback<std::vector<PlayerSummary>> onDone) {
    ask<std::vector<PlayerSummary>>([most](PointsTable& table) { return table.players(most); },
                                    std::move(onDone));
}

void PointsService::exportCsv(const PointsQuery& query, const std::filesystem::path& file,
                              Callback<void> onDone) {
    ask<void>([query, file](PointsTable& table) { return writeTable(file, table.find(query)); },
              std::move(onDone));
}

void PointsService::exportPlayers(const std::filesystem::path& file, Callback<void> onDone) {
    ask<void>([file](PointsTable& table) { return writeTable(file, table.players(PointsQuery::kAll)); },
              std::move(onDone));
}

}  // namespace roque
