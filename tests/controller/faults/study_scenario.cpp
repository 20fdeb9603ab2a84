#include "tests/controller/faults/study_scenario.h"

#include <chrono>
#include <thread>

#include "controller/journal/study_journal.h"
#include "tests/controller/threads/manual_dispatcher.h"

namespace roque::test {

void StudyScenario::run(const std::filesystem::path& folder, const RunNotes& notes) {
    ManualDispatcher dispatcher;
    bool isTroubled = false;
    StudyJournal journal(dispatcher, folder, [&](const std::optional<Message>& trouble) {
        isTroubled = trouble.has_value();
        if (trouble) notes.tells(*trouble);
    });
    for (int version = 1; version <= versions(); ++version) {
        notes.begins(version);
        journal.keep({std::to_string(version), {}, std::nullopt, "2024-02-29T18:00:05Z"});
        if (!journal.isKeeping()) continue;
        notes.shows(version);
        while (!journal.isAllWritten() && !isTroubled) {
            dispatcher.runPending();
            std::this_thread::sleep_for(std::chrono::microseconds(200));
        }
        if (journal.isAllWritten()) notes.keeps(version);
    }
    dispatcher.runPending();
}

std::optional<int> StudyScenario::versionIn(const std::filesystem::path& folder) {
    ManualDispatcher dispatcher;
    StudyJournal journal(dispatcher, folder, {});
    std::optional<std::vector<LeftStudy>> found;
    journal.findLeftBehind([&](std::vector<LeftStudy> studies) { found = std::move(studies); });
    if (!dispatcher.runUntil([&] { return found.has_value(); }) || found->size() > 1) return std::nullopt;
    return found->empty() ? 0 : std::stoi(found->front().study.pgn);
}

}  // namespace roque::test
