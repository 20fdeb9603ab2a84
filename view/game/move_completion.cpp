#include "view/game/move_completion.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <utility>

#include "model/movegen/legal_moves.h"
#include "model/notation/illegal_move_text.h"
#include "model/notation/move_text.h"
#include "model/notation/san.h"
#include "model/notation/uci_move.h"

namespace roque {
namespace {

constexpr std::string_view kSmallPieces = "nrqk";  // a lower-case b is a file

/// The essence of a move's text during typing: without optional signs, and with one spelling for castling and
/// for English piece letters.
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

/// One way to write a move.
struct MoveText {
    std::string shown;
    std::string essence;
};

/// What has been typed so far, verbatim and in essence: its readings, the likeliest first.
struct Beginning {
    std::string_view typed;
    std::vector<std::string> essences;
};

/// The texts that start with what was typed, in order; if there are none, those that match in essence.
std::vector<std::string> thoseThatBegin(const std::vector<MoveText>& texts, const Beginning& beginning) {
    std::vector<std::string> found;
    const auto addIf = [&](auto begins) {
        for (const MoveText& each : texts) {
            if (begins(each)) found.push_back(each.shown);
        }
    };
    addIf([&](const MoveText& each) { return each.shown.starts_with(beginning.typed); });
    for (const std::string& essence : beginning.essences) {
        if (found.empty()) addIf([&](const MoveText& each) { return each.essence.starts_with(essence); });
    }
    std::ranges::sort(found);
    return found;
}

/// SAN without the signs of check and mate.
std::string withoutCheck(std::string san) {
    while (san.ends_with('+') || san.ends_with('#')) san.pop_back();
    return san;
}

/// Why the first reading that is a move is illegal.
std::optional<Message> reasonFor(const Position& position, const std::vector<std::string>& readings) {
    for (const std::string& reading : readings) {
        if (auto reason = illegalMoveText(position, reading)) return reason;
    }
    return std::nullopt;
}

bool isAmbiguous(const Result<Move, MoveError>& move) {
    return !move && move.error().kind == MoveError::Kind::Ambiguous;
}

/// The move that the first matching reading means. If none matches, the problem of the closest reading.
Result<Move, MoveError> parseAny(const Position& position, const std::vector<std::string>& readings) {
    auto move = parseMove(position, readings.front());
    for (std::size_t at = 1; !move && at < readings.size(); ++at) {
        auto other = parseMove(position, readings[at]);
        if (other || (isAmbiguous(other) && !isAmbiguous(move))) move = std::move(other);
    }
    return move;
}

/// An impossible castling move has no other reading, however it is written.
MoveError problemWith(std::string_view typed, MoveError error) {
    const std::string letters = essence(typed);
    if (letters == "OO" || letters == "OOO") error.kind = MoveError::Kind::Illegal;
    error.text = typed;
    return error;
}

/// The longest common prefix of all texts.
std::string_view commonBeginning(const std::vector<std::string>& texts) {
    std::string_view common = texts.front();
    for (const std::string& each : texts) {
        const auto [end, other] = std::ranges::mismatch(common, each);
        common = common.substr(0, static_cast<std::size_t>(end - common.begin()));
    }
    return common;
}

Beginning beginningOf(std::string_view typed, const std::vector<std::string>& readings) {
    Beginning beginning{typed, {}};
    std::ranges::transform(readings, std::back_inserter(beginning.essences), essence);
    return beginning;
}

/// Adds what all candidates continue with, unless the text is a move already.
MoveCompletion withRest(MoveCompletion completion, std::string_view typed) {
    if (completion.candidates.empty() || completion.move) return completion;
    const std::string_view common = commonBeginning(completion.candidates);
    if (!typed.empty() && common.starts_with(typed)) completion.rest = common.substr(typed.size());
    return completion;
}

/// The premove that the first matching reading means. If it can mean several or none, the problem.
Result<Move, MoveError> premoveOf(const std::vector<PremoveText>& premoves,
                                  const std::vector<std::string>& essences, std::string_view typed) {
    MoveError error{MoveError::Kind::Illegal, std::string(typed)};
    for (const std::string& wanted : essences) {
        const auto means = [&](const PremoveText& each) {
            return std::ranges::find(each.forms, wanted, essence) != each.forms.end();
        };
        const auto found = std::ranges::find_if(premoves, means);
        if (found == premoves.end()) continue;
        if (std::find_if(std::next(found), premoves.end(), means) == premoves.end()) return found->move;
        error.kind = MoveError::Kind::Ambiguous;
    }
    return error;
}

}  // namespace

MoveCompletion completePremove(const std::vector<PremoveText>& premoves, std::string_view typed,
                               const PieceLetters& letters) {
    const Beginning beginning = beginningOf(typed, englishReadings(typed, letters));
    std::vector<MoveText> san;
    std::vector<MoveText> uci;
    for (const PremoveText& each : premoves) {
        san.push_back({withPieces(each.san, letters), essence(each.san)});
        uci.push_back({each.uci, essence(each.uci)});
    }
    MoveCompletion completion;
    completion.candidates = thoseThatBegin(san, beginning);
    if (completion.candidates.empty()) completion.candidates = thoseThatBegin(uci, beginning);
    if (!typed.empty()) {
        const auto move = premoveOf(premoves, beginning.essences, typed);
        if (move)
            completion.move = *move;
        else if (completion.candidates.empty())
            completion.problem = move.error();
    }
    return withRest(std::move(completion), typed);
}

MoveCompletion completeMove(const Position& position, std::string_view typed, const PieceLetters& letters) {
    const std::vector<std::string> readings = englishReadings(typed, letters);
    const Beginning beginning = beginningOf(typed, readings);
    std::vector<MoveText> san;
    std::vector<MoveText> uci;
    for (const Move move : legalMoves(position)) {
        const std::string english = withoutCheck(toSan(position, move));
        san.push_back({withPieces(english, letters), essence(english)});
        const std::string squares = toUci(move, position);
        uci.push_back({squares, essence(squares)});
    }
    MoveCompletion completion;
    completion.candidates = thoseThatBegin(san, beginning);
    if (completion.candidates.empty()) completion.candidates = thoseThatBegin(uci, beginning);
    if (!typed.empty()) {
        const auto move = parseAny(position, readings);
        if (move)
            completion.move = *move;
        else if (completion.candidates.empty())
            completion.problem = problemWith(typed, move.error());
    }
    if (completion.problem && completion.problem->kind == MoveError::Kind::Illegal)
        completion.reason = reasonFor(position, readings);
    return withRest(std::move(completion), typed);
}

}  // namespace roque
