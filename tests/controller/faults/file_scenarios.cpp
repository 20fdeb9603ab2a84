#include "tests/controller/faults/file_scenarios.h"

#include <algorithm>
#include <utility>

#include "controller/pgn/pgn_saving.h"
#include "controller/plugins/failed_loads.h"
#include "controller/plugins/guest_consents.h"
#include "controller/settings/settings_file.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

namespace fs = std::filesystem;

/// Replaces one file, step by step.
class FileScenario final : public FaultScenario {
public:
    /// Makes a version; returns what it tells the person if it fails.
    using Step = std::function<std::optional<Message>(const fs::path& folder)>;

    /// The first step makes version 0.
    FileScenario(std::string name, fs::path file, std::vector<Step> steps)
        : name_(std::move(name)), file_(std::move(file)), steps_(std::move(steps)) {}

    [[nodiscard]] std::string name() const override { return name_; }
    [[nodiscard]] int versions() const override { return static_cast<int>(steps_.size()) - 1; }

    void prepare(const fs::path& folder) override {
        const TemporaryFolder undisturbed;
        for (const Step& step : steps_) {
            step(undisturbed.path());
            contents_.push_back(contentIn(undisturbed.path()));
        }
        steps_[0](folder);
    }

    void run(const fs::path& folder, const RunNotes& notes) override {
        for (int version = 1; version <= versions(); ++version) {
            notes.begins(version);
            const auto failure = steps_[static_cast<std::size_t>(version)](folder);
            if (failure) return notes.tells(*failure);
            notes.shows(version);
            notes.keeps(version);
        }
    }

    [[nodiscard]] std::optional<int> versionIn(const fs::path& folder) override {
        const auto found = std::ranges::find(contents_, contentIn(folder));
        if (found == contents_.end()) return std::nullopt;
        return static_cast<int>(found - contents_.begin());
    }

private:
    /// Nothing if there is no file: that differs from an empty one.
    [[nodiscard]] std::optional<std::string> contentIn(const fs::path& folder) const {
        return fs::exists(folder / file_) ? std::optional(readText(folder / file_)) : std::nullopt;
    }

    std::string name_;
    fs::path file_;
    std::vector<Step> steps_;
    std::vector<std::optional<std::string>> contents_;  ///< of the file, by version; known once prepared
};

template <typename Saved>
std::optional<Message> failureOf(const Saved& saved) {
    return saved ? std::nullopt : std::optional(saved.error().describe());
}

FileScenario::Step saveSettings(int size) {
    return [size](const fs::path& folder) -> std::optional<Message> {
        SettingsFile file(folder);
        LoadedSettings loaded = file.load();
        if (loaded.problem) return loaded.problem->describe();
        loaded.settings.board.size = size;
        return failureOf(file.save(loaded.settings));
    };
}

FileScenario::Step decide(GuestConsent::Decision decision) {
    return [=](const fs::path& folder) {
        return failureOf(GuestConsents(folder).keep({"a1", decision, "Anna", "/players/anna.so"}));
    };
}

/// The program ends while it loads a plugin, and begins again.
std::optional<Message> failToLoad(const fs::path& folder) {
    const fs::path record = folder / "failed-loads";
    const std::string before = readText(record);
    PluginRegistry registry{std::vector<PluginFolder>{}};
    FailedLoads loads(folder, registry);
    loads.addCrashes({CrashReport{{}, {}, {{Risk::Kind::Loading, "/players/anna.so"}}}});
    // A failure is told by the log.
    return readText(record) == before ? std::optional(Message::verbatim("not written")) : std::nullopt;
}

constexpr const char* kGames = "games.pgn";
constexpr const char* kFirst = "[Event \"one\"]\n\n1. e4 e5 *\n\n";
constexpr const char* kSecond = "[Event \"two\"]\n\n1. d4 d5 *\n\n";

FileScenario::Step writeGames() {
    return [](const fs::path& folder) -> std::optional<Message> {
        writeText(folder / kGames, std::string(kFirst) + kSecond);
        return std::nullopt;
    };
}

template <typename Saved>
std::optional<Message> textOfFailure(const Saved& saved) {
    return saved ? std::nullopt : std::optional(saved.error().text);
}

FileScenario::Step saveGameBack(const std::string& comment) {
    return [=](const fs::path& folder) {
        const GameOrigin origin{folder / kGames, 0, kFirst, 0, false};
        return textOfFailure(saveBack(origin, "[Event \"one\"]\n\n1. e4 {" + comment + "} *\n\n"));
    };
}

FileScenario::Step saveGameAtEnd() {
    return [](const fs::path& folder) {
        return textOfFailure(saveAtEnd(folder / kGames, "[Event \"three\"]\n\n1. c4 *\n\n"));
    };
}

FileScenario::Step saveGameAlone(const std::string& event) {
    return [=](const fs::path& folder) {
        return textOfFailure(saveAlone(folder / kGames, "[Event \"" + event + "\"]\n\n1. b4 *\n\n"));
    };
}

std::optional<Message> nothing(const fs::path& /*folder*/) {
    return std::nullopt;
}

}  // namespace

FaultScenarios fileScenarios() {
    using Decision = GuestConsent::Decision;
    const auto add = [](FaultScenarios& all, const char* name, const char* file,
                        std::vector<FileScenario::Step> steps) {
        all.push_back(std::make_unique<FileScenario>(name, file, std::move(steps)));
    };
    FaultScenarios all;
    add(all, "settings", "settings.json", {saveSettings(50), saveSettings(60), saveSettings(70)});
    add(all, "new settings", "settings.json", {nothing, saveSettings(60)});
    add(all, "players", "players.json",
        {decide(Decision::Allowed), decide(Decision::Refused), decide(Decision::InProcess)});
    add(all, "failed loads", "failed-loads", {failToLoad, failToLoad, failToLoad});
    add(all, "a game saved back", kGames, {writeGames(), saveGameBack("better")});
    add(all, "a game added", kGames, {writeGames(), saveGameAtEnd()});
    add(all, "a game alone", kGames, {nothing, saveGameAlone("one"), saveGameAlone("two")});
    return all;
}

}  // namespace roque::test
