#include "model/pgn/pgn_problem.h"

#include "model/notation/in_quotes.h"
#include "model/notation/null_move.h"

namespace roque {
namespace {

using Kind = PgnProblem::Kind;

Message sentence(const PgnProblem& problem) {
    const std::string quoted = inQuotes(problem.text);
    switch (problem.kind) {
        case Kind::IllegalMove:
            if (isNullMoveText(problem.text))
                return ROQUE_MESSAGE("{0} is a null move, which a side in check cannot make", quoted);
            return ROQUE_MESSAGE("{0} is not a legal move here", quoted);
        case Kind::AmbiguousMove:
            return ROQUE_MESSAGE("{0} fits several legal moves", quoted);
        case Kind::UnknownToken:
            return ROQUE_MESSAGE("{0} is neither a move nor anything else of PGN", quoted);
        case Kind::BadGlyph:
            return ROQUE_MESSAGE("{0} is not a judgement: $0 to $255, or !, ?, !!, ??, !?, ?!", quoted);
        case Kind::BadFen:
            return ROQUE_MESSAGE("the FEN cannot be used: {0}", problem.fen.describe());
        case Kind::MalformedTag:
            return ROQUE_MESSAGE("{0} is not a tag: it takes [Name \"value\"]", quoted);
        case Kind::UnclosedComment:
            return ROQUE_MESSAGE("a comment is not closed by }");
        case Kind::UnclosedVariation:
            return ROQUE_MESSAGE("a variation is not closed by )");
        case Kind::VariationWithoutMove:
            return ROQUE_MESSAGE("a variation comes before any move that it could replace");
        case Kind::TooDeep:
            return ROQUE_MESSAGE("variations are nested too deep");
        case Kind::TooLong:
            return ROQUE_MESSAGE("the game is too long to be read");
        case Kind::UnescapedQuote:
            return ROQUE_MESSAGE("the value {0} has quotation marks without \\ before them", quoted);
        case Kind::MissingResult:
            return ROQUE_MESSAGE("the moves do not end with a result");
        case Kind::ResultMismatch:
            return ROQUE_MESSAGE("the moves end with another result than the tag says: {0} instead of {1}",
                                 problem.text, problem.tagged);
        case Kind::ResultInVariation:
            return ROQUE_MESSAGE("a result stands inside a variation");
        case Kind::DuplicateTag:
            return ROQUE_MESSAGE("the tag {0} comes twice; the last one counts", problem.text);
        case Kind::EmptyVariation:
            return ROQUE_MESSAGE("a variation has no move");
        case Kind::StrayBracket:
            return ROQUE_MESSAGE("{0} closes nothing", quoted);
        case Kind::UnknownVariant:
            return ROQUE_MESSAGE("{0} is a variant that is not known; read as standard chess", quoted);
        case Kind::CheckmateMismatch:
            return ROQUE_MESSAGE("the moves end with checkmate, but the result is {0}", problem.text);
        case Kind::StalemateMismatch:
            return ROQUE_MESSAGE("the moves end with stalemate, but the result is {0}", problem.text);
    }
    return ROQUE_MESSAGE("the game cannot be read");
}

}  // namespace

Message PgnProblem::describe() const {
    if (!move) return ROQUE_MESSAGE("line {0}: {1}", line, sentence(*this));
    if (move->side == Color::White)
        return ROQUE_MESSAGE("line {0}, move {1} of White: {2}", line, move->number, sentence(*this));
    return ROQUE_MESSAGE("line {0}, move {1} of Black: {2}", line, move->number, sentence(*this));
}

}  // namespace roque
