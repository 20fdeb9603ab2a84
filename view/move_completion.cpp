#include "view/move_completion.h"

#include <algorithm>
#include <cctype>
#include <iterator>

#include "model/movegen/legal_moves.h"
#include "model/notation/move_text.h"
#include "model/notation/san.h"
#include "model/notation/uci_move.h"

namespace roque {
namespace {

constexpr std::string_view kSmallPieces = "nrqk";  // a small b is a file

/// What counts of a move's text while it is typed: not the signs that may be left out, not how castling and
/// the letters of pieces are written.
std::string essence(std::string_view text) {
    std::string letters;
    for (const char letter : text) {
        if (std::string_view(" x+#=-:").find(letter) == std::string_view::npos)
            letters += letter == '0' || letter == 'o' ? 'O' : letter;
    }
    if (!letters.empty() && kSmallPieces.find(letters.front()) != std::string_view::npos)
        letters.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(letters.front())));
    return letters;
}

/// The texts that begin with what was typed, in order; if none does, those that do in essence.
std::vector<std::string> thoseThatBegin(const std::vector<std::string>& texts, std::string_view typed) {
    std::vector<std::string> found;
    std::ranges::copy_if(texts, std::back_inserter(found),
                         [typed](const std::string& each) { return each.starts_with(typed); });
    if (found.empty()) {
        std::ranges::copy_if(texts, std::back_inserter(found),
                             [beginning = essence(typed)](const std::string& each) {
                                 return essence(each).starts_with(beginning);
                             });
    }
    std::ranges::sort(found);
    return found;
}

/// Castling that is not possible is no other text, however it is written.
MoveError problemWith(std::string_view typed, MoveError error) {
    const std::string letters = essence(typed);
    if (letters == "OO" || letters == "OOO") error.kind = MoveError::Kind::Illegal;
    return error;
}

/// What all texts begin with.
std::string_view commonBeginning(const std::vector<std::string>& texts) {
    std::string_view common = texts.front();
    for (const std::string& each : texts) {
        const auto [end, other] = std::ranges::mismatch(common, each);
        common = common.substr(0, static_cast<std::size_t>(end - common.begin()));
    }
    return common;
}

}  // namespace

MoveCompletion completeMove(const Position& position, std::string_view typed) {
    MoveCompletion completion;
    std::vector<std::string> san;
    std::vector<std::string> uci;
    for (const Move move : legalMoves(position)) {
        san.push_back(toSan(position, move));
        uci.push_back(toUci(move, position));
    }
    completion.candidates = thoseThatBegin(san, typed);
    if (completion.candidates.empty()) completion.candidates = thoseThatBegin(uci, typed);
    if (!typed.empty()) {
        const auto move = parseMove(position, typed);
        if (move)
            completion.move = *move;
        else if (completion.candidates.empty())
            completion.problem = problemWith(typed, move.error());
    }
    if (completion.candidates.empty()) return completion;
    const std::string_view common = commonBeginning(completion.candidates);
    if (!typed.empty() && common.starts_with(typed)) completion.rest = common.substr(typed.size());
    return completion;
}

}  // namespace roque
