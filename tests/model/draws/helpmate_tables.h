#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "model/position/position.h"

namespace roque::test {

/// Computes for every position of an ending whether White can mate with Black's help: backwards from the
/// mates, with no knowledge of chess but the legal moves.
///
/// The name of an ending is the FEN letters of its pieces without the kings: "Nq" is king and knight against
/// king and queen. At most two pieces, and not pawns of both sides; a table takes megabytes and seconds.
class HelpmateTables {
public:
    /// Whether White can mate from a position of such an ending.
    [[nodiscard]] bool canWhiteMate(const Position& position);

    /// Calls `check` with every position of an ending and whether White can mate from it. Of positions that
    /// are rotations or reflections of each other it may skip all but one.
    template <typename Check>
    void forEach(const std::string& pieces, Check&& check) {
        const Table& table = tableOf(pieces);
        for (std::size_t at = 0; at < table.verdicts.size(); ++at) {
            if (table.verdicts[at] == Verdict::Illegal) continue;
            check(*table.positionAt(at), table.verdicts[at] == Verdict::Mates);
        }
    }

private:
    enum class Verdict : std::uint8_t { Illegal, Unknown, Mates };

    struct Table {
        explicit Table(std::string letters);
        [[nodiscard]] std::size_t indexOf(const Position& position) const;
        [[nodiscard]] std::optional<Position> positionAt(std::size_t at) const;

        std::string pieces;
        std::vector<Square> kings;  ///< squares of White's king; others are rotated or reflected
        std::vector<Verdict> verdicts;
    };

    const Table& tableOf(const std::string& pieces);
    void fill(Table& table);
    [[nodiscard]] bool mates(const Table& table, const Position& position);

    std::map<std::string, Table> tables_;
};

}  // namespace roque::test
