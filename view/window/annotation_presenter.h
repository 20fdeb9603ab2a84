#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include <wx/frame.h>

#include "controller/analysis/analysis_players.h"
#include "controller/settings/settings_store.h"
#include "view/commands/action_registry.h"
#include "view/game/game_annotator.h"
#include "view/panels/annotation_bar.h"
#include "view/window/action_buttons.h"
#include "view/window/report_card.h"

namespace roque {

/// Annotations in the window: asks who annotates the game on the board, shows how far they have come, and
/// graph and report of a game that is annotated. [ui-thread]
class AnnotationPresenter {
public:
    /// What shows all this, one in the place of the other. They outlive this object.
    struct Panels {
        ActionButtons& offer;  ///< to annotate the game
        AnnotationBar& bar;
        ReportCard& card;
        const wxWindow& page;  ///< shown if and only if their page is
    };

    /// All that is borrowed outlives this object. Registers the actions.
    AnnotationPresenter(wxFrame& frame, UiDispatcher& dispatcher, GameController& controller,
                        GameSession& session, ActionRegistry& actions, const PluginRegistry& plugins,
                        Engines& engines, SettingsStore& settings);
    AnnotationPresenter(const AnnotationPresenter&) = delete;
    AnnotationPresenter& operator=(const AnnotationPresenter&) = delete;
    ~AnnotationPresenter();

    /// Uses these panels from now on.
    void attach(const Panels& panels);

    /// Called with a sentence when a game has been annotated.
    std::function<void(const wxString&)> onNews;
    /// Called with a sentence when it could not be.
    std::function<void(const wxString&)> onTrouble;

    /// Whether a game is being annotated.
    [[nodiscard]] bool isRunning() const noexcept { return annotator_.progress().has_value(); }

    /// Whether the program may end; asks if a game is being annotated, which would be lost.
    [[nodiscard]] bool mayEnd() const;

    /// Sets whether there is room for all panels, or only for the progress.
    void setRoom(bool hasRoom);
    /// Looks at the session as it is now.
    void show();

private:
    void registerActions();
    void ask();
    [[nodiscard]] std::size_t shownPly() const;
    [[nodiscard]] const GameNode* mainLineNode(std::size_t ply) const;
    void goTo(std::size_t ply);
    void read();
    void showParts();

    wxFrame& frame_;
    GameSession& session_;
    ActionRegistry& actions_;
    SettingsStore& settings_;
    AnalysisPlayers players_;
    GameAnnotator annotator_;
    std::optional<Panels> panels_;
    bool hasRoom_ = true;
    // What was read of the game on the board, and when.
    const GameNode* root_ = nullptr;
    std::uint64_t revision_ = 0;
    GameFigures figures_;
    ScoreGraph graph_;
};

}  // namespace roque
