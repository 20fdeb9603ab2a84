#include "view/terminal/match/tune_command.h"

#include <chrono>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include <fmt/ostream.h>

#include "controller/match/game_table.h"
#include "controller/storage/files.h"
#include "controller/tuning/parameter_table.h"
#include "controller/tuning/tuning_journal.h"
#include "controller/tuning/tuning_report.h"
#include "controller/tuning/tuning_runner.h"
#include "view/terminal/command/interrupt.h"
#include "view/terminal/command/terminal_text.h"
#include "view/terminal/match/engine_remarks.h"

namespace roque::terminal {
namespace {

using tuning::TuningRunner;
using Clock = std::chrono::steady_clock;

/// What is to be tuned of an engine, which is started for that.
Result<tuning::Parameters, Message> parametersOf(const TuneOptions& options, const match::MatchPlayer& player,
                                                 const EngineDeadlines& deadlines) {
    using tuning::Parameters;
    const auto refuse = [&](Message why) {
        return failure<Parameters>(ROQUE_MESSAGE("{0}: {1}", player.name, std::move(why)));
    };
    std::optional<Parameters> listed;
    if (!options.parameters.empty()) {
        auto read = tuning::readParameters(options.parameters);
        if (!read) return read;
        listed = std::move(*read);
    }
    EngineLoop loop;
    const auto engine = match::startPlayer(loop, player, deadlines);
    if (!engine) return refuse(engine.error().text);
    if (!listed) listed = tuning::parametersOf((*engine)->options(), player.options, options.names);
    auto chosen = tuning::chosen(*listed, options.names);
    if (!chosen) return chosen;
    if (chosen->empty()) return refuse(ROQUE_MESSAGE("It has no options that are numbers to be tuned"));
    if (const auto checked = tuning::checkParameters(*chosen, (*engine)->options()); !checked)
        return refuse(checked.error());
    return chosen;
}

Result<tuning::TuningSettings, Message> tuningSettings(const TuneOptions& options) {
    using tuning::TuningSettings;
    TuningSettings settings;
    auto games = gameSettings(options, {options.engine});
    if (!games) return failure<TuningSettings>(std::move(games).error());
    settings.games = std::move(*games);
    const match::MatchPlayer player = settings.games.players.front();
    auto parameters = parametersOf(options, player, settings.games.deadlines);
    if (!parameters) return failure<TuningSettings>(std::move(parameters).error());
    settings.parameters = std::move(*parameters);
    settings.games.players.push_back(player);
    settings.games.rounds = settings.schedule.rounds = options.rounds;
    settings.schedule.rate = options.rate;
    return settings;
}

/// Writes the rounds of a running tuning to a file and shows how it gets on.
class Tuning {
public:
    Tuning(const TuneOptions& options, tuning::TuningSettings settings, const Streams& streams)
        : options_(options), settings_(std::move(settings)), streams_(streams) {}

    /// Opens the files. If one cannot be used, says so and returns false.
    bool openFiles() {
        if (!checkOutput()) return false;
        if (!options_.journal.empty()) {
            using Begin = tuning::TuningJournal::Begin;
            auto journal = tuning::TuningJournal::open(
                options_.journal, options_.resumes ? Begin::Resume : Begin::Anew, settings_);
            if (!journal) {
                say(streams_.error, journal.error());
                return false;
            }
            journal_ = std::move(*journal);
            played_ = journal_->rounds();
        }
        values_ = tuning::Spsa(settings_.parameters, settings_.schedule, settings_.games.seed).start();
        if (!played_.empty()) values_ = played_.back().values;
        return writeResult();
    }

    ExitCode play() {
        showBeginning();
        rounds_ = played_.size();
        TuningRunner runner(settings_, played_);
        const TuningRunner::End end =
            runner.run(Interrupt::flag(), [this](const TuningRunner::Played& played) { note(played); });
        if (journal_) journal_->flush();
        return finish(end);
    }

private:
    [[nodiscard]] const std::string& name() const { return settings_.games.players.front().name; }

    void showBeginning() const {
        say(streams_.out, ROQUE_MESSAGE("Parameters: {0}. Rounds: {1}. Openings: {2}. Seed: {3}.",
                                        settings_.parameters.size(), settings_.schedule.rounds,
                                        settings_.games.openings.size(), settings_.games.seed));
        if (!played_.empty())
            say(streams_.out, ROQUE_MESSAGES("{0} round was played already.",
                                             "{0} rounds were played already.", played_.size()));
        streams_.out.flush();
    }

    void note(const TuningRunner::Played& played) {
        values_ = played.round.values;
        ++rounds_;
        if (journal_) journal_->append(played.round);
        for (const std::string& text : remarks_.fresh(name(), played.told))
            say(streams_.error, ROQUE_MESSAGE("{0}: {1}", name(), text));
        if (!played.round.points)
            say(streams_.error,
                ROQUE_MESSAGE("Round {0} does not count: {1}", played.round.number + 1, played.fault));
        if (rounds_ % options_.reportEvery == 0 && rounds_ < settings_.schedule.rounds) showProgress();
    }

    void showProgress() {
        constexpr std::size_t kShown = 4;
        const std::chrono::duration<double> time = Clock::now() - began_;
        const double games = 2 * static_cast<double>(rounds_ - played_.size());
        const std::string speed = fmt::format("{:.1f}", games / time.count());
        const std::string moved = tuning::farthest(settings_.parameters, values_, kShown);
        say(streams_.out, moved.empty()
                              ? ROQUE_MESSAGE("{0} of {1} rounds, {2} games a second", rounds_,
                                              settings_.schedule.rounds, speed)
                              : ROQUE_MESSAGE("{0} of {1} rounds, {2} games a second; moved most: {3}",
                                              rounds_, settings_.schedule.rounds, speed, moved));
        streams_.out.flush();
        static_cast<void>(writeResult());
    }

    /// Whether a file, which need not be there, is that of the result.
    [[nodiscard]] bool isOutput(const std::filesystem::path& file) const {
        std::error_code isUnknown;
        return !file.empty()
               && std::filesystem::weakly_canonical(file, isUnknown)
                      == std::filesystem::weakly_canonical(options_.output, isUnknown);
    }

    /// Says so if the file of the result is none to write to; before a journal is begun, and without a change
    /// to that file.
    [[nodiscard]] bool checkOutput() const {
        if (options_.output.empty()) return true;
        if (isOutput(options_.parameters)) {
            say(streams_.error,
                ROQUE_MESSAGE("{0} is the table of --parameters: name another file for the result",
                              options_.output));
            return false;
        }
        if (isOutput(options_.journal)) {
            say(streams_.error,
                ROQUE_MESSAGE("{0} is the journal: name another file for the result", options_.output));
            return false;
        }
        auto tried = checkPlace(options_.output);
        if (tried) tried = tryToWrite(options_.output);
        if (!tried) say(streams_.error, tried.error().describe());
        return static_cast<bool>(tried);
    }

    /// Says so if the file of the result cannot be written.
    bool writeResult() const {
        if (options_.output.empty()) return true;
        const auto written =
            writeFileAtomically(options_.output, tuning::parametersText(settings_.parameters, values_),
                                OutputFile::NewFile::Usual);
        if (!written) say(streams_.error, written.error().describe());
        return static_cast<bool>(written);
    }

    ExitCode finish(TuningRunner::End end) const {
        fmt::print(streams_.out, "{}",
                   tuning::tuningTable(settings_.parameters, values_, terminalCatalogue()));
        if (end == TuningRunner::End::EngineFailed)
            say(streams_.error, ROQUE_MESSAGE("{0} has failed again and again.", name()));
        if (end == TuningRunner::End::Interrupted)
            say(streams_.error,
                journal_ ? ROQUE_MESSAGE("Interrupted. --resume goes on with the rounds that are missing.")
                         : ROQUE_MESSAGE("Interrupted."));
        if (!writeResult()) return ExitCode::BadInput;
        return end == TuningRunner::End::Complete ? ExitCode::Success : ExitCode::Mismatch;
    }

    const TuneOptions& options_;
    tuning::TuningSettings settings_;
    const Streams& streams_;
    std::optional<tuning::TuningJournal> journal_;
    std::vector<tuning::TuningRound> played_;  ///< in an earlier run
    std::size_t rounds_ = 0;                   ///< played, then or now
    tuning::Spsa::Values values_;
    EngineRemarks remarks_;
    Clock::time_point began_ = Clock::now();
};

}  // namespace

ExitCode runTune(const TuneOptions& options, const Streams& streams) {
    auto settings = tuningSettings(options);
    if (!settings) {
        say(streams.error, settings.error());
        return ExitCode::BadInput;
    }
    const Interrupt interrupt;
    Tuning tuning(options, std::move(*settings), streams);
    return tuning.openFiles() ? tuning.play() : ExitCode::BadInput;
}

}  // namespace roque::terminal
