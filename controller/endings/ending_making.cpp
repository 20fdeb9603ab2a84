#include "controller/endings/ending_making.h"

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <memory>
#include <new>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include "controller/endings/ending_file.h"
#include "controller/storage/file_error.h"
#include "controller/storage/files.h"
#include "controller/storage/output_file.h"
#include "controller/threads/mutex.h"
#include "controller/threads/thread_priority.h"
#include "controller/threads/working_threads.h"
#include "model/endings/ending_maker.h"
#include "model/endings/ending_tables.h"

namespace roque {
namespace {

/// A table that is made.
struct MadeEnding {
    std::size_t material;
    EndingBlocks blocks;
};

/// The tables that several threads make, each when those are there that it needs. [any-thread]
class EndingsInWork {
public:
    /// Makes one table after another, until there is none left or a stop is requested.
    template <typename Deliver>
    void work(const std::stop_token& stop, Deliver deliver) {
        lowerThreadPriority();
        while (const std::optional<std::size_t> material = begin(stop)) {
            EndingMaker maker(EndingMaterial::all()[*material],
                              [this](std::size_t smaller) -> const EndingTable& { return table(smaller); });
            std::unique_ptr<const EndingTable> made = maker.make([&stop] { return stop.stop_requested(); });
            if (!made) return;
            deliver(MadeEnding{*material, compressed(*made)});
            end(*material, std::move(made));
        }
    }

private:
    /// The number of the next table, once all that it may need are there.
    [[nodiscard]] std::optional<std::size_t> begin(const std::stop_token& stop) {
        MutexLock lock(mutex_);
        if (next_ == kEndings) return std::nullopt;
        const std::size_t material = next_++;
        const bool isReady =
            change_.wait(lock, stop, [&]() ROQUE_REQUIRES(mutex_) { return canBegin(material); });
        return isReady ? std::optional(material) : std::nullopt;
    }

    /// A table needs those of fewer men or fewer pawns only.
    [[nodiscard]] bool canBegin(std::size_t material) const ROQUE_REQUIRES(mutex_) {
        const auto all = EndingMaterial::all();
        for (std::size_t earlier = 0; earlier < material; ++earlier) {
            const bool isPeer =
                all[earlier].size() == all[material].size() && all[earlier].pawns() == all[material].pawns();
            if (!isPeer && !tables_.has(earlier)) return false;
        }
        return true;
    }

    void end(std::size_t material, std::unique_ptr<const EndingTable> table) {
        const MutexLock lock(mutex_);
        tables_.put(material, std::move(table));
        change_.notify_all();
    }

    /// One that is there; it stays where it is.
    [[nodiscard]] const EndingTable& table(std::size_t material) {
        const MutexLock lock(mutex_);
        return tables_[material];
    }

    Mutex mutex_;
    std::condition_variable_any change_;
    std::size_t next_ ROQUE_GUARDED_BY(mutex_) = 0;
    EndingTables tables_ ROQUE_GUARDED_BY(mutex_);
};

void write(OutputFile& file, const std::vector<EndingBlocks>& tables) {
    file.write(endingFileHeader(tables));
    for (const EndingBlocks& blocks : tables) {
        for (const std::string& block : blocks) file.write(block);
    }
    file.keep();
}

double weight(std::size_t material) {
    return static_cast<double>(EndingIndex(EndingMaterial::all()[material]).size());
}

}  // namespace

std::filesystem::path endingFilePath(const std::filesystem::path& dataFolder) {
    return dataFolder / "four-men.endings";
}

Result<bool, Message> makeEndings(const std::filesystem::path& path, unsigned threads,
                                  const EndingProgress& progress, const std::stop_token& stop) {
    using namespace std::chrono_literals;
    if (const auto made = makePrivateFolders(path.parent_path()); !made)
        return failure<bool>(made.error().describe());
    try {
        OutputFile file(path);  // now, so that a place that cannot be written to is told before the work
        EndingsInWork inWork;
        std::vector<EndingBlocks> tables(kEndings);
        WorkingThreads<MadeEnding> workers;
        workers.start(threads, [&](const std::stop_token& isOver) {
            inWork.work(isOver, [&](MadeEnding made) { workers.deliver(std::move(made)); });
        });
        double all = 0;
        for (std::size_t material = 0; material < kEndings; ++material) all += weight(material);
        double done = 0;
        while (!workers.isOver() && !workers.hasFailed() && !stop.stop_requested()) {
            std::optional<MadeEnding> made = workers.take(50ms);
            if (!made) continue;
            done += weight(made->material);
            tables[made->material] = std::move(made->blocks);
            if (progress) progress(done / all);
        }
        workers.stop();
        workers.rethrow();
        if (stop.stop_requested()) return false;
        write(file, tables);
        return true;
    } catch (const std::bad_alloc&) {
        return failure<bool>(ROQUE_MESSAGE("There is not enough memory to make the endings"));
    } catch (const std::system_error& error) {
        return failure<bool>(FileError{FileError::Step::Write, path, error.code()}.describe());
    } catch (const std::exception& error) {
        return failure<bool>(Message::verbatim(error.what()));
    }
}

}  // namespace roque
