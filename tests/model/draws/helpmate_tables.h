#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "model/position/position.h"

namespace roque::test {

/// Which positions of an ending let White give mate if both sides help: worked out for every position of the
/// ending, from the mates backwards, with no knowledge of chess but the legal moves.
///
/// An ending is named by the letters of its pieces as in FEN, without the kings: "Nq" is king and knight
/// against king and queen. At most two pieces, no pawns of both sides; a table takes megabytes and seconds.
class HelpmateTables {
public:
    /// Whether White can mate from a position of an ending that is small enough.
    [[nodiscard]] bool canWhiteMate(const Position& position);

    /// Calls `check` with every position of an ending and whether White can mate from it. Of positions that
    /// are turns or reflections of one another it may leave out all but one.
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
        std::vector<Square> kings;  ///< where White's king may stand: others are turned and reflected
        std::vector<Verdict> verdicts;
    };

    const Table& tableOf(const std::string& pieces);
    void fill(Table& table);
    [[nodiscard]] bool mates(const Table& table, const Position& position);

    std::map<std::string, Table> tables_;
};

}  // namespace roque::test
