#include "tests/controller/faults/fault_scenario.h"

#include <charconv>
#include <string_view>

#include <fcntl.h>
#include <unistd.h>

#include "tests/controller/faults/file_scenarios.h"
#include "tests/controller/faults/journal_scenario.h"
#include "tests/controller/faults/points_scenario.h"
#include "tests/controller/faults/study_scenario.h"

namespace roque::test {

RunNotes::RunNotes(const std::filesystem::path& file)
    : file_(::open(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600)) {}

RunNotes::~RunNotes() {
    ::close(file_);
}

void RunNotes::add(const std::string& line) const {
    const std::string text = line + '\n';
    if (::write(file_, text.data(), text.size()) < 0) ::_exit(1);
}

void RunState::read(const std::string& line) {
    const std::string_view text = line;
    const std::size_t blank = text.find(' ');
    const std::string_view word = text.substr(0, blank);
    if (word == "tells") {
        told.emplace_back(text.substr(blank + 1));
        return;
    }
    int& version = word == "begins" ? begun : word == "shows" ? shown : kept;
    std::from_chars(text.data() + blank + 1, text.data() + text.size(), version);
}

FaultScenarios faultScenarios() {
    FaultScenarios all = fileScenarios();
    using Database = PointsScenario::Database;
    for (const Database database : {Database::Embedded, Database::None})
        all.push_back(std::make_unique<PointsScenario>(database));
    all.push_back(std::make_unique<JournalScenario>());
    all.push_back(std::make_unique<StudyScenario>());
    return all;
}

}  // namespace roque::test
