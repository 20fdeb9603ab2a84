#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <vector>

#include "controller/analysis/analysis_player.h"
#include "controller/analysis/analysis_rules.h"
#include "controller/analysis/analysis_subject.h"
#include "controller/analysis/line_table.h"
#include "controller/search/search_thread.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/weak_self.h"

namespace roque {

/// One engine that analyses the position it is shown, as long as it is on. [ui-thread]
///
///     Off ──> Starting ──> Idle <──> Searching ──> Stopping ──> Idle     Ended: it has failed
///
/// While it searches, another position only becomes the next question, in place of one that waits already: it
/// is asked when the engine has answered the stop. Nothing that was said of an earlier question is shown with
/// a later one.
class AnalysisEngine {
public:
    enum class State : std::uint8_t { Off, Starting, Idle, Searching, Stopping, Ended };

    static constexpr unsigned kMaxLines = 8;

    /// The dispatcher outlives the engine. `onChanged` is called when there is something new to show, never
    /// within a call of this object.
    AnalysisEngine(UiDispatcher& dispatcher, AnalysisPlayer player, const AnalysisRules& rules,
                   std::function<void()> onChanged);

    [[nodiscard]] const AnalysisPlayer& player() const noexcept { return player_; }

    /// Starts it, or ends it. It forgets an earlier failure.
    void turn(bool isOn);
    /// Lets another program, or another setting of it, take the place of the engine; one that is on begins
    /// anew.
    void replace(AnalysisPlayer player);
    [[nodiscard]] bool isOn() const noexcept { return isOn_; }

    /// Asks about a position from now on; nothing: about none.
    void show(const std::optional<AnalysisSubject>& subject);
    /// Lets it search, or has it rest while nobody looks.
    void setQuiet(bool isQuiet);
    /// Lets it think about a position only for the time on a battery, unless it is told to go on.
    void setOnBattery(bool isOnBattery);
    /// How many lines it is asked for, 1 to kMaxLines.
    void setLines(unsigned lines);
    [[nodiscard]] unsigned lines() const noexcept { return lines_; }
    /// The threads that it may use. Ignored unless the player shares the processors with others.
    void setThreads(unsigned threads);
    /// With how many it computes; none while it is off.
    [[nodiscard]] unsigned threads() const noexcept;
    /// Searches on after it has come to the end of its time for a position.
    void goOn();

    [[nodiscard]] State state() const noexcept { return state_; }
    /// Whether it has searched the position for as long as it may, or as it can.
    [[nodiscard]] bool isDone() const noexcept { return isDone_; }
    /// Why it has ended, or could not search this position.
    [[nodiscard]] const std::optional<Message>& trouble() const noexcept { return trouble_; }
    /// What it says of the position.
    [[nodiscard]] const LineTable& table() const noexcept { return table_; }
    [[nodiscard]] const std::optional<AnalysisSubject>& subject() const noexcept { return subject_; }

    /// Whether all threads have ended that it ever had.
    [[nodiscard]] bool hasLeft() const noexcept { return !thread_ && leaving_.empty(); }

private:
    using TimePoint = SearchControl::TimePoint;

    void start();
    void leave();
    void sweepSoon();
    [[nodiscard]] SearchThread::Listener listener();
    void onStarted(const std::vector<PluginOption>& options);
    void onProgress(Ticket ticket, const SearchInfo& info);
    void onAnswered();
    void onFailed(const EngineError& error);

    [[nodiscard]] bool isWanted() const noexcept;
    void proceed();
    void ask();
    void beginTable();
    void setOptions(const std::vector<PluginOption>& options);
    void tellNumber(const char* option, unsigned& told, unsigned wanted);
    [[nodiscard]] std::optional<std::chrono::milliseconds> timeForPosition() const;
    void planEnd();
    /// Reports at once, or when it may again.
    void tell();
    void tellSoon();
    /// Runs an action on this object at a time.
    template <typename Action>
    void at(TimePoint time, Action action);

    UiDispatcher& dispatcher_;
    AnalysisPlayer player_;
    AnalysisRules rules_;
    std::function<void()> onChanged_;
    std::unique_ptr<SearchThread> thread_;
    std::list<std::unique_ptr<SearchThread>> leaving_;  ///< until they have ended
    State state_ = State::Off;
    bool isOn_ = false;
    bool isQuiet_ = false;
    bool isDone_ = false;
    bool isOnBattery_ = false;
    bool goesOn_ = false;     ///< it was told to go on with this position
    std::uint64_t ends_ = 0;  ///< how often an end of a search was planned
    unsigned lines_ = 1;
    unsigned linesSet_ = 1;       ///< of which the engine has been told
    unsigned linesPossible_ = 1;  ///< as the engine says
    unsigned threads_ = 1;
    unsigned threadsSet_ = 1;       ///< of which the engine has been told
    unsigned threadsPossible_ = 1;  ///< as the engine says
    std::optional<AnalysisSubject> subject_;
    Variant variant_ = Variant::Standard;  ///< of which the engine has been told
    std::optional<Message> trouble_;
    LineTable table_;
    Ticket ticket_;         ///< of the table
    bool isAsked_ = false;  ///< the engine has been asked the question of the table
    bool hasLine_ = false;  ///< and has told a line
    TimePoint nextQuestion_ = TimePoint::min();
    bool isQuestionPlanned_ = false;
    TimePoint nextReport_ = TimePoint::min();
    bool isReportPlanned_ = false;
    WeakSelf<AnalysisEngine> self_{this};
};

}  // namespace roque
