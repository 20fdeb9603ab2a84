#include "model/notation/pgn/pgn_problem.h"

#include "model/notation/in_quotes.h"

namespace roque {
namespace {

std::string sentence(const PgnProblem& problem) {
    using Kind = PgnProblem::Kind;
    const std::string quoted = inQuotes(problem.text);
    switch (problem.kind) {
        case Kind::IllegalMove:
            return quoted + " is not a legal move here";
        case Kind::AmbiguousMove:
            return quoted + " fits several legal moves";
        case Kind::UnknownToken:
            return quoted + " is neither a move nor anything else of PGN";
        case Kind::BadGlyph:
            return quoted + " is not a judgement: $0 to $255, or !, ?, !!, ??, !?, ?!";
        case Kind::BadFen:
            return "the FEN cannot be used: " + problem.text;
        case Kind::MalformedTag:
            return quoted + " is not a tag: it takes [Name \"value\"]";
        case Kind::UnclosedComment:
            return "a comment is not closed by }";
        case Kind::UnclosedVariation:
            return "a variation is not closed by )";
        case Kind::VariationWithoutMove:
            return "a variation comes before any move that it could replace";
        case Kind::TooDeep:
            return "variations are nested too deep";
        case Kind::TooLong:
            return "the game is too long to be read";
        case Kind::UnescapedQuote:
            return "the value " + quoted + " has quotation marks without \\ before them";
        case Kind::MissingResult:
            return "the moves do not end with a result";
        case Kind::ResultMismatch:
            return "the moves end with another result than the tag says: " + problem.text;
        case Kind::ResultInVariation:
            return "a result stands inside a variation";
        case Kind::DuplicateTag:
            return "the tag " + problem.text + " comes twice; the last one counts";
        case Kind::EmptyVariation:
            return "a variation has no move";
        case Kind::StrayBracket:
            return quoted + " closes nothing";
        case Kind::UnknownVariant:
            return quoted + " is a variant that is not known; read as standard chess";
    }
    return {};
}

}  // namespace

std::string PgnProblem::describe() const {
    std::string where = "line " + std::to_string(line);
    if (move) {
        where += ", move " + std::to_string(move->number)
                 + (move->side == Color::White ? " of White" : " of Black");
    }
    return where + ": " + sentence(*this);
}

}  // namespace roque
