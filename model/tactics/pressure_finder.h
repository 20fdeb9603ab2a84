#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "model/base/export.h"
#include "model/tactics/material_proof.h"
#include "model/tactics/pressure.h"

namespace roque {

/// Finds what a reply to a bad move forces or threatens though it wins nothing, and proves it, as far as a
/// MaterialProof looks. What is forced: the answer that seems best submits to it, and any other that does not
/// loses material. What is threatened: it happens if the side passes. [search-thread]
class ROQUE_MODEL PressureFinder {
public:
    /// What an engine says would happen if a side passed.
    struct Passed {
        int pawns = 0;           ///< that the opponent would win, at most
        std::vector<Move> line;  ///< begins with the opponent's move
    };
    /// Asks an engine about a position in which a side may pass.
    using Advice = std::function<Passed(const Position&)>;

    /// The proof outlives the finder. With advice, a threat must hold by it as well, and other threats are
    /// found than captures.
    explicit PressureFinder(MaterialProof& proof, Advice advice = {}) noexcept
        : proof_(proof), advice_(std::move(advice)) {}

    /// What a legal reply to a legal move does; nothing if nothing can be proved. `answer` is the one that
    /// seems best; if it is none or not legal, only threats are found.
    [[nodiscard]] std::optional<Pressure> find(const Position& before, Move move, Move reply, Move answer);
    /// What a legal move does by itself.
    [[nodiscard]] std::optional<Pressure> findAtOnce(const Position& position, Move move, Move answer);

private:
    [[nodiscard]] std::optional<Pressure> findAny();
    [[nodiscard]] std::optional<Pressure> byMateThreat() const;
    [[nodiscard]] std::optional<Pressure> byAttack();
    [[nodiscard]] std::optional<Pressure> byThreat();
    [[nodiscard]] std::optional<Pressure> byTactic();
    [[nodiscard]] std::optional<Pressure> byPassedPawn();
    [[nodiscard]] std::optional<Pressure> byPawns();
    [[nodiscard]] bool wins(const Position& position, Move capture, Square victim);
    [[nodiscard]] bool mustMove(Square victim);
    [[nodiscard]] bool wins(const Position& position, const MaterialClaim& claim);
    [[nodiscard]] MaterialClaim claimOf(int pawns, int before) const;
    [[nodiscard]] const Passed& ifPassed();

    MaterialProof& proof_;
    Advice advice_;
    Position before_ = Position::start();  ///< before the move that is replied to
    Position moved_ = Position::start();   ///< after it
    Position after_ = Position::start();   ///< after the reply
    Square arrival_ = Square::None;        ///< of the move that is replied to
    Move reply_ = Move::none();
    Move answer_ = Move::none();  ///< that seems best
    Color winner_ = Color::White;
    std::optional<Passed> passed_;  ///< the advice on the position after the reply, once it was asked for
};

}  // namespace roque
