#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "controller/analysis/analysis.h"
#include "controller/analysis/analysis_players.h"
#include "view/game/game_session.h"
#include "view/game/piece_letters.h"
#include "view/panels/engine_box.h"
#include "view/panels/line_preview.h"

namespace roque {

/// One engine of the live analysis: which player it is, what its box shows, and what a person does in that.
/// [ui-thread]
class EnginePresenter {
public:
    /// What it works with. All of it outlives the object.
    struct Environment {
        Analysis& analysis;
        const AnalysisPlayers& players;
        GameSession& session;
        LinePreview& preview;
        const PieceLetters& letters;
        std::function<bool()> isPossible;  ///< whether engines may look at the game shown
        /// The players that no other box has.
        std::function<std::vector<AnalysisPlayers::Entry>(const EnginePresenter&)> freePlayers;
        std::function<void()> onEngine;  ///< another engine is on, one is off, or has other lines
        std::function<void()> onHeight;  ///< its box needs another height
    };

    /// Shows itself in a box, which outlives it; `player` is the identifier of a player, or empty: the first
    /// that is free; `lines` is how many it is asked for.
    EnginePresenter(EngineBox& box, Environment environment, std::string player, unsigned lines);

    [[nodiscard]] EngineBox& box() const noexcept { return box_; }
    /// The player that the person has chosen, or that was on; empty: none yet.
    [[nodiscard]] const std::string& chosen() const noexcept { return chosen_; }
    /// The chosen player if it is still there, else the first that is free; empty if there is none.
    [[nodiscard]] std::string wanted() const;
    [[nodiscard]] unsigned lines() const noexcept { return lines_; }
    /// Its engine; nullptr if it was never on.
    [[nodiscard]] const AnalysisEngine* current() const;
    [[nodiscard]] bool isOn() const;

    /// Holds fast to the player that it has by itself: no other box may have it.
    void keepPlayer() { chosen_ = wanted(); }
    void turn(bool isOn);
    /// The engines of the person may have other settings now, or be gone.
    void onEngines();
    /// Fills the box anew.
    void show();

private:
    void bindBox();
    [[nodiscard]] AnalysisEngine& engine();
    void turnOff();
    void choose(std::size_t player);
    void setLines(unsigned lines);
    void insertLine(std::size_t row, std::size_t plies);
    void preview(std::size_t row, std::size_t plies);
    void showPlayers();
    void showLines();
    [[nodiscard]] bool isTelling() const;
    [[nodiscard]] wxString stateWords() const;
    [[nodiscard]] wxString searchWords(const AnalysisEngine& shown) const;

    EngineBox& box_;
    Environment environment_;
    std::string chosen_;
    std::optional<StoredEngine> stored_;  ///< the engine of the list, as it was when it was added
    unsigned lines_ = 1;
};

}  // namespace roque
