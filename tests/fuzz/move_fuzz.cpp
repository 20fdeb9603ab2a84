#include <cstddef>
#include <cstdint>
#include <string_view>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/move_text.h"
#include "model/notation/san.h"
#include "model/notation/uci_move.h"
#include "tests/fuzz/property.h"

// The first line of an input is a FEN, the rest a move as a person might type it: it is refused with a
// reason, or is legal and is then written and read again as the same move in every notation.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace roque;
    using fuzz::require;
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    const auto end = input.find('\n');
    const auto position = parseFen(input.substr(0, end));
    if (!position || end == std::string_view::npos) return 0;
    const auto move = parseMove(*position, input.substr(end + 1));
    if (!move) {
        require(!english(move.error().describe()).empty(), "a refusal has a reason");
        return 0;
    }
    require(isLegal(*position, *move), "what is read is legal");
    const auto san = parseSan(*position, toSan(*position, *move), SanReading::Strict);
    require(san && *san == *move, "SAN is read as the same move");
    for (const CastlingNotation style : {CastlingNotation::KingTwoSquares, CastlingNotation::KingTakesRook}) {
        const auto uci = parseUciMove(*position, toUci(*move, *position, style));
        require(uci && *uci == *move, "UCI is read as the same move");
    }
    return 0;
}
