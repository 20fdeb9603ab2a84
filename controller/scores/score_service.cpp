#include "controller/scores/score_service.h"

#include <utility>

#include "controller/scores/score_csv.h"
#include "controller/scores/score_table.h"
#include "controller/scores/score_worker.h"
#include "controller/storage/files.h"

namespace roque {
namespace {

/// Servers may keep a thread for longer: it is then left alone.
constexpr std::chrono::milliseconds kPatienceWithServers{500};

/// Writes what was found to a file.
template <typename T>
Result<void, ScoreError> writeTable(const std::filesystem::path& file, const Result<T, ScoreError>& found) {
    if (!found) return found.error();
    const auto written = writeFileAtomically(file, toCsv(*found), OutputFile::NewFile::Usual);
    if (!written) return ScoreError{ScoreError::Kind::Failed, written.error().describe()};
    return {};
}

}  // namespace

ScoreService::ScoreService(UiDispatcher& dispatcher, const std::optional<std::filesystem::path>& folder,
                           std::function<void(const Status&)> onStatus)
    : dispatcher_(dispatcher),
      onStatus_(std::move(onStatus)),
      self_(std::make_shared<ScoreService*>(this)),
      link_(std::make_shared<UiLink>(dispatcher)),
      databaseThread_(kPatienceWithServers) {
    const auto report = [link = link_, self = std::weak_ptr(self_)](const Status& status) {
        link->post([self, status] {
            if (const auto alive = self.lock()) (*alive)->onStatus(status);
        });
    };
    worker_ = std::make_shared<ScoreWorker>(folder, report);
}

ScoreService::~ScoreService() {
    link_->cut();
}

void ScoreService::use(const ScoreDatabase& database, const std::string& password) {
    worker_->use(database, password);
    status_.error.reset();  // what was wrong with another database, or password, is not so with this
    deliver();
}

void ScoreService::useNone() {
    worker_->useNone();
}

void ScoreService::save(const ScoreEntry& entry) {
    queueThread_.post([worker = worker_, entry] { worker->enqueue(entry); });
    // Behind it, so that what is delivered has been in the queue before.
    queueThread_.post([self = std::weak_ptr(self_), link = link_] {
        link->post([self] {
            if (const auto alive = self.lock()) (*alive)->deliver();
        });
    });
}

void ScoreService::deliver() {
    databaseThread_.post([worker = worker_] { worker->deliver(); });
}

void ScoreService::onStatus(const Status& status) {
    if (status.waiting > 0) retryLater();
    if (status == status_) return;
    status_ = status;
    if (onStatus_) onStatus_(status_);
}

void ScoreService::retryLater() {
    if (std::exchange(isRetryPosted_, true)) return;
    dispatcher_.postAfter(kRetryInterval, [self = std::weak_ptr(self_)] {
        const auto alive = self.lock();
        if (!alive) return;
        (*alive)->isRetryPosted_ = false;
        (*alive)->deliver();
    });
}

/// Brings a question to the database and the answer back.
template <typename T>
void ScoreService::ask(std::function<Result<T, ScoreError>(ScoreTable&)> question, Callback<T> onDone) {
    databaseThread_.post([worker = worker_, link = link_, self = std::weak_ptr(self_),
                          question = std::move(question), onDone = std::move(onDone)] {
        link->post([self, onDone, answer = worker->ask<T>(question)] {
            if (!self.expired()) onDone(answer);
        });
    });
}

void ScoreService::findBackend(ScoreDatabase::Kind kind, Callback<void> onDone) {
    databaseThread_.post([link = link_, self = std::weak_ptr(self_), kind, onDone = std::move(onDone)] {
        link->post([self, onDone, answer = ScoreTable::findBackend(kind)] {
            if (!self.expired()) onDone(answer);
        });
    });
}

void ScoreService::test(const ScoreDatabase& database, const std::string& password, Callback<void> onDone) {
    databaseThread_.post([worker = worker_, link = link_, self = std::weak_ptr(self_), database, password,
                          onDone = std::move(onDone)] {
        link->post([self, onDone, answer = worker->test(database, password)] {
            if (!self.expired()) onDone(answer);
        });
    });
}

void ScoreService::find(const ScoreQuery& query, Callback<std::vector<ScoreEntry>> onDone) {
    ask<std::vector<ScoreEntry>>([query](ScoreTable& table) { return table.find(query); }, std::move(onDone));
}

void ScoreService::players(unsigned most, Callback<std::vector<PlayerSummary>> onDone) {
    ask<std::vector<PlayerSummary>>([most](ScoreTable& table) { return table.players(most); },
                                    std::move(onDone));
}

void ScoreService::exportCsv(const ScoreQuery& query, const std::filesystem::path& file,
                             Callback<void> onDone) {
    ask<void>([query, file](ScoreTable& table) { return writeTable(file, table.find(query)); },
              std::move(onDone));
}

void ScoreService::exportPlayers(const std::filesystem::path& file, Callback<void> onDone) {
    ask<void>([file](ScoreTable& table) { return writeTable(file, table.players(ScoreQuery::kAll)); },
              std::move(onDone));
}

}  // namespace roque
