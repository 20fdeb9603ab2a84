#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "controller/analysis/analysis.h"
#include "controller/analysis/analysis_players.h"
#include "controller/game/game_controller.h"
#include "controller/plugins/plugin_registry.h"
#include "view/board/drawing/board_annotations.h"
#include "view/commands/action_registry.h"
#include "view/game/game_session.h"
#include "view/panels/engine_box.h"
#include "view/panels/evaluation_bar.h"
#include "view/panels/line_preview.h"
#include "view/window/why_presenter.h"

namespace roque {

/// Live analysis in the window: which engine looks at which position, and what panels and board show of it.
/// Nothing of a game in progress is analysed. [ui-thread]
class AnalysisPresenter {
public:
    /// All that is borrowed outlives this object. Registers the actions.
    AnalysisPresenter(UiDispatcher& dispatcher, GameController& controller, GameSession& session,
                      ActionRegistry& actions, const PluginRegistry& plugins, Engines& engines);

    /// Uses these panels, which outlive this object, from now on.
    void attach(EngineBox& box, EvaluationBar& bar, LinePreview& preview);

    /// "Why not this move?", which the engine chosen here answers.
    [[nodiscard]] WhyPresenter& why() noexcept { return why_; }

    /// Called when the arrows of the board may be others.
    std::function<void()> onMarks;

    /// Looks at the session as it is now.
    void show();
    /// Sets how the pieces are written.
    void setLetters(const PieceLetters& letters);

    /// Whether the position shown may be analysed: it is of no game in progress.
    [[nodiscard]] bool isPossible() const;

    /// The arrows of the position shown.
    [[nodiscard]] BoardAnnotations marks() const;

private:
    void leave();
    void registerActions();
    void turn(bool isOn);
    [[nodiscard]] bool isOn() const;
    [[nodiscard]] AnalysisEngine& engine();
    [[nodiscard]] const AnalysisEngine* current() const;
    [[nodiscard]] std::string wanted() const;
    void onEngines();
    void choose(std::size_t player);
    void setLines(unsigned lines);
    void insertLine(std::size_t row, std::size_t plies);
    void preview(std::size_t row, std::size_t plies);
    void watch();
    void listPlayers();
    void showEngine();
    void showBar();
    [[nodiscard]] wxString stateWords() const;

    UiDispatcher& dispatcher_;
    GameController& controller_;
    GameSession& session_;
    ActionRegistry& actions_;
    const PluginRegistry& plugins_;
    AnalysisPlayers players_;
    Analysis analysis_;
    EngineBox* box_ = nullptr;
    EvaluationBar* bar_ = nullptr;
    LinePreview* preview_ = nullptr;
    PieceLetters letters_ = kEnglishLetters;
    std::string chosen_;                  ///< the identifier of the player; empty: the strongest
    std::optional<StoredEngine> stored_;  ///< the chosen engine of the list, as it was when it was added
    unsigned lines_ = 1;
    WhyPresenter why_;
    Subscription closing_;
    Subscription stores_;
    WeakSelf<AnalysisPresenter> self_{this};
};

}  // namespace roque
