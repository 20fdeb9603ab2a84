#include <string_view>

#include "model/movegen/legal_moves.h"
#include "model/pgn/pgn_parser.h"

// The result of a game: at the end of its moves, in its tag and on the board.
namespace roque {
namespace {

using Kind = PgnProblem::Kind;
using pgn::Token;

/// The result a token stands for; the first letter decides.
GameResult resultOf(std::string_view text) {
    if (text == "*") return GameResult::Unknown;
    if (text.starts_with("1/2") || (text[0] != '1' && text[0] != '0')) return GameResult::Draw;
    return text[0] == '1' ? GameResult::WhiteWins : GameResult::BlackWins;
}

}  // namespace

std::optional<GameResult> readPgnResult(std::string_view text) {
    pgn::Lexer lexer(text);
    const Token token = lexer.next();
    if (token.kind != Token::Kind::Result || lexer.next().kind != Token::Kind::End) return std::nullopt;
    return resultOf(token.text);
}

/// A result inside a variation is either a mistake or the result of the game, if the variation is never
/// closed.
void PgnParser::noteResult(const Token& token) {
    if (lines_.size() > 1 || ignored_ > 0)
        resultInVariation_ = resultOf(token.text);
    else if (result_)
        report(Kind::UnknownToken, token.at, token.text);
    else
        result_ = resultOf(token.text);
}

void PgnParser::finishGame(bool isComplete) {
    const bool isOpen = lines_.size() > 1 || ignored_ > 0;
    if (isComplete && isOpen) report(Kind::UnclosedVariation, end_, {});
    while (lines_.size() > 1) {
        lines_.pop_back();
        if (isComplete) visitor_.endVariation();
    }
    if (!result_) result_ = resultInVariation_;
    const auto inTag = readPgnResult(resultTag_);
    if (isComplete && !result_) report(Kind::MissingResult, end_, {});
    if (isComplete && result_ && inTag && *inTag != *result_) {
        report({Kind::ResultMismatch,
                0,
                std::nullopt,
                std::string(toString(*result_)),
                resultTag_.substr(0, kLongestText),
                {}},
               end_);
    }
    const GameResult result = result_.value_or(inTag.value_or(GameResult::Unknown));
    if (isComplete && !isOpen) compareWithBoard(result);
    visitor_.endGame(result, text_.substr(begin_, end_ - begin_));
}

/// Reports a result that the last position of the main line contradicts. An unknown one contradicts nothing.
void PgnParser::compareWithBoard(GameResult result) {
    const Position& last = line().now;
    if (result == GameResult::Unknown || line().isBroken || hasLegalMove(last)) return;
    const bool isMate = last.isCheck();
    const GameResult onBoard = !isMate                             ? GameResult::Draw
                               : last.sideToMove() == Color::White ? GameResult::BlackWins
                                                                   : GameResult::WhiteWins;
    if (result != onBoard)
        report(isMate ? Kind::CheckmateMismatch : Kind::StalemateMismatch, end_, toString(result));
}

}  // namespace roque
