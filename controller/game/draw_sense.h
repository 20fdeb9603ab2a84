#pragma once

#include <map>
#include <optional>
#include <vector>

#include "controller/search/search.h"
#include "model/base/color.h"
#include "model/game/game.h"

namespace roque {

/// How AI players judge draws and hopeless games: by what their searches have said over the last moves, by
/// the material, and by whether the game still makes progress. docs/manners.md states the rules. [ui-thread]
class DrawSense {
public:
    /// Notes what the player of the side to move thinks of the game's present position.
    void note(const Game& game, const SearchInfo& info);
    /// Forgets what was thought after the game's present position: moves were taken back.
    void goBackTo(const Game& game);
    /// Forgets what the player of a side has thought: another one takes its place.
    void forget(Color color);

    /// Whether the player of a side agrees to a draw in the present position.
    [[nodiscard]] bool agrees(const Game& game, Color color) const;
    /// Whether the player of a side offers a draw, having just moved. The controller then calls noteOffer().
    [[nodiscard]] bool offers(const Game& game, Color color) const;
    /// The player of a side has offered a draw: it does not do so again soon.
    void noteOffer(const Game& game, Color color);
    /// Whether the player of a side claims a draw that the rules allow: if it does not stand better.
    [[nodiscard]] bool claims(const Game& game, Color color) const;
    /// Whether the game has been hopeless for the player of a side for several of its moves.
    [[nodiscard]] bool isHopeless(Color color) const;

private:
    /// What a search said in the end.
    struct Thought {
        Score score;
        unsigned depth = 0;

        bool operator==(const Thought&) const = default;
    };
    using Thoughts = std::map<unsigned, Thought>;  ///< by ply

    [[nodiscard]] std::vector<Thought> latest(Color color, std::size_t number) const;
    [[nodiscard]] bool mayWinByForce(const Game& game, Color color) const;
    [[nodiscard]] bool isStuck(const Game& game, Color color) const;
    [[nodiscard]] bool isSettled(Color color) const;

    ByColor<Thoughts> thoughts_;
    ByColor<std::vector<unsigned>> offers_;  ///< the plies of a side's offers
};

}  // namespace roque
