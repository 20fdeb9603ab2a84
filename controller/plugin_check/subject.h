#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "controller/plugin_check/finding.h"
#include "controller/plugin_check/process_state.h"
#include "controller/plugins/plugin.h"

namespace roque::check {

/// The plugin that a check is about, in the process of its guest.
class Subject {
public:
    /// Receives what is done next, such as "it made a player". May be called by several threads, one at a
    /// time.
    using Step = std::function<void(std::string_view)>;

    /// `library` is the constant of `plugin`. `before` and `output` are from before it was loaded.
    Subject(const Plugin& plugin, const roque_player_plugin& library, std::uint64_t seed, Step step,
            const ProcessState& before, OutputTrap& output)
        : plugin_(plugin),
          library_(library),
          seed_(seed),
          step_(std::move(step)),
          before_(before),
          output_(output) {}

    [[nodiscard]] const Plugin& plugin() const noexcept { return plugin_; }
    [[nodiscard]] const roque_player_plugin& library() const noexcept { return library_; }
    [[nodiscard]] std::uint64_t seed() const noexcept { return seed_; }
    [[nodiscard]] const ProcessState& before() const noexcept { return before_; }
    [[nodiscard]] OutputTrap& output() const noexcept { return output_; }

    /// Tells what is done next: if the process ends or hangs, that is what is reported.
    void step(std::string_view what) const { step_(what); }

private:
    const Plugin& plugin_;
    const roque_player_plugin& library_;
    std::uint64_t seed_;
    Step step_;
    const ProcessState& before_;
    OutputTrap& output_;
};

/// What keeps a search short.
enum class Pace : std::uint8_t {
    Quick,   ///< a small depth and little time, whichever the player heeds
    Steady,  ///< a small depth alone, so that the answer does not depend on how busy the machine is
};

/// A player of the subject. What goes wrong is a Finding. Belongs to one thread at a time.
class TestedPlayer {
public:
    using Clock = std::chrono::steady_clock;

    struct Answer {
        SearchAnswer answer;
        Clock::time_point began;
        Clock::time_point ended;
    };

    /// Makes a player, with one thread, 16 megabytes of tables and the subject's seed, if it has these
    /// options.
    [[nodiscard]] static Result<TestedPlayer, Finding> make(const Subject& subject);
    /// Makes one whose options are never set.
    [[nodiscard]] static Result<TestedPlayer, Finding> makeUntouched(const Subject& subject);

    TestedPlayer(TestedPlayer&&) = default;
    TestedPlayer& operator=(TestedPlayer&&) = default;
    ~TestedPlayer();

    [[nodiscard]] Finding setOption(std::string_view name, std::string_view value);
    [[nodiscard]] Finding newGame();

    /// Searches until the player answers; it is told to stop at `deadline`. The answer is a legal move.
    [[nodiscard]] Result<Answer, Finding> search(const SearchRequest& request, Clock::time_point deadline);

    /// The same with limits that make it short.
    [[nodiscard]] Result<Answer, Finding> search(SearchRequest request, Pace pace);

private:
    TestedPlayer(const Subject& subject, std::unique_ptr<PluginEngine> engine)
        : subject_(&subject), engine_(std::move(engine)) {}

    const Subject* subject_;
    std::unique_ptr<PluginEngine> engine_;
};

/// How a question is named in reports: as a FEN of the position in question.
[[nodiscard]] std::string nameOf(const SearchRequest& request);

/// Whether the subject has an option of a name that is a number, as the seed is.
[[nodiscard]] bool hasNumber(const Subject& subject, std::string_view option);

/// The moves that a player answers, in UCI notation, each question in a game of its own.
[[nodiscard]] Result<std::vector<std::string>, Finding> movesOf(TestedPlayer& player,
                                                                const std::vector<SearchRequest>& requests,
                                                                Pace pace);

/// Asks a new player all of these, each in a game of its own.
[[nodiscard]] Finding asksAll(const Subject& subject, const std::vector<SearchRequest>& requests);

/// Time for questions of which none is special: a slow player is asked fewer.
class Budget {
public:
    /// Whether there is time for another one.
    [[nodiscard]] bool isLeft() const noexcept { return TestedPlayer::Clock::now() < end_; }

private:
    static constexpr std::chrono::seconds kTime{3};

    TestedPlayer::Clock::time_point end_ = TestedPlayer::Clock::now() + kTime;
};

}  // namespace roque::check
