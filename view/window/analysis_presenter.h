#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "controller/analysis/analysis.h"
#include "controller/analysis/analysis_players.h"
#include "controller/game/game_controller.h"
#include "controller/plugins/plugin_registry.h"
#include "controller/settings/settings_store.h"
#include "view/board/drawing/board_annotations.h"
#include "view/commands/action_registry.h"
#include "view/game/game_session.h"
#include "view/panels/engine_stack.h"
#include "view/panels/evaluation_bar.h"
#include "view/panels/line_preview.h"
#include "view/toolkit/wrapped_text.h"
#include "view/window/engine_presenter.h"
#include "view/window/why_presenter.h"

namespace roque {

/// Live analysis in the window: which engines look at which position, and what panels and board show of it.
/// Bar and arrows go by the first engine that is on. Nothing of a game in progress is analysed. Which engines
/// stand side by side, and with how many lines, is remembered; all are off at the start. [ui-thread]
class AnalysisPresenter {
public:
    static constexpr std::size_t kMaxEngines = 4;

    /// The panels that it fills.
    struct Panels {
        EngineStack& engines;
        WrappedText& together;  ///< about all engines together
        EvaluationBar& bar;
        LinePreview& preview;
    };

    /// All that is borrowed outlives this object. Registers the actions.
    AnalysisPresenter(UiDispatcher& dispatcher, GameController& controller, GameSession& session,
                      ActionRegistry& actions, const PluginRegistry& plugins, Engines& engines,
                      SettingsStore& settings);

    /// Uses these panels, which outlive this object, from now on.
    void attach(const Panels& panels);

    /// "Why not this move?", which the first engine chosen here answers.
    [[nodiscard]] WhyPresenter& why() noexcept { return why_; }

    /// Called when the arrows of the board may be others.
    std::function<void()> onMarks;

    /// Looks at the session as it is now.
    void show();
    /// Sets whether nobody can see the window because the session is locked, and whether the computer runs on
    /// its battery.
    void setDesk(bool isLocked, bool isOnBattery);
    /// Sets how the pieces are written.
    void setLetters(const PieceLetters& letters);

    /// Whether the position shown may be analysed: it is of no game in progress.
    [[nodiscard]] bool isPossible() const;

    /// Whether an engine looks at a position, or for the answer to "why not".
    [[nodiscard]] bool isComputing() const { return isOn() || why_.isLooking(); }

    /// The arrows of the position shown.
    [[nodiscard]] BoardAnnotations marks() const;

private:
    void leave();
    void registerActions();
    void watchWindows();
    [[nodiscard]] bool isOn() const;
    [[nodiscard]] std::vector<AnalysisPlayers::Entry> freePlayers(const EnginePresenter* asking) const;
    [[nodiscard]] std::optional<AnalysisPlayer> firstPlayer() const;
    [[nodiscard]] bool canAdd() const;
    EnginePresenter& addBox(const AnalysingEngine& remembered);
    void addBoxes();
    void addAwaited();
    void remember() const;
    void addEngine();
    void removeEngine(const EngineBox& box);
    void turnAll(bool isOn);
    void turn(EnginePresenter& engine, bool isOn);
    void onEngine();
    void onEngines();
    [[nodiscard]] const AnalysisEngine* lead() const;
    void watch();
    void showEngines();
    void showTogether();
    void showBar();

    UiDispatcher& dispatcher_;
    GameController& controller_;
    GameSession& session_;
    ActionRegistry& actions_;
    const PluginRegistry& plugins_;
    SettingsStore& settings_;
    AnalysisPlayers players_;
    Analysis analysis_;
    std::optional<Panels> panels_;
    PieceLetters letters_ = kEnglishLetters;
    std::vector<std::unique_ptr<EnginePresenter>> engines_;  ///< in the order of their boxes
    std::vector<AnalysingEngine> awaited_;  ///< further engines of the last run, in the order of their boxes
    bool isLocked_ = false;                 ///< the session
    WhyPresenter why_;
    Subscription closing_;
    Subscription stores_;
    WeakSelf<AnalysisPresenter> self_{this};
};

}  // namespace roque
