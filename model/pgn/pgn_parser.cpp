#include "model/pgn/pgn_parser.h"

#include <array>
#include <charconv>
#include <utility>

#include "model/notation/null_move.h"
#include "model/notation/san.h"
#include "model/pgn/pgn_lexis.h"
#include "model/pgn/text_encoding.h"

namespace roque {
namespace {

using Kind = PgnProblem::Kind;
using pgn::Token;

/// The suffixes of the standard (section 8.2.3.8); the NAG of each is its index plus 1.
constexpr std::array<std::string_view, 6> kSuffixes{"!", "?", "!!", "??", "!?", "?!"};

/// Evaluation symbols from books that programs write instead of the NAG.
constexpr auto kSigns = std::to_array<std::pair<std::string_view, Nag>>({
    {"=", Nag{10}},   {"+=", Nag{14}}, {"+/=", Nag{14}}, {"=+", Nag{15}}, {"=/+", Nag{15}}, {"+/-", Nag{16}},
    {"-/+", Nag{17}}, {"+-", Nag{18}}, {"-+", Nag{19}},  {"N", Nag{146}}, {"⩲", Nag{14}},   {"⩱", Nag{15}},
    {"±", Nag{16}},   {"∓", Nag{17}},  {"+−", Nag{18}},  {"−+", Nag{19}}, {"∞", Nag{13}},   {"=∞", Nag{44}},
    {"□", Nag{7}},    {"∆", Nag{140}}, {"⌓", Nag{142}},
});

std::optional<Nag> parseGlyph(std::string_view text) {
    unsigned number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data() + 1, end, number);
    if (error != std::errc() || rest != end || number > 255) return std::nullopt;
    return static_cast<Nag>(number);
}

std::optional<Nag> parseSuffix(std::string_view text) {
    for (std::size_t at = 0; at < kSuffixes.size(); ++at) {
        if (kSuffixes[at] == text) return static_cast<Nag>(at + 1);
    }
    return std::nullopt;
}

std::optional<Nag> parseSign(std::string_view text) {
    for (const auto& [sign, nag] : kSigns) {
        if (sign == text) return nag;
    }
    return std::nullopt;
}

}  // namespace

void PgnParser::parse(const PgnSection& section) {
    text_ = section.text;
    line_ = section.line;
    begin_ = 0;
    if (!isUtf8(text_)) {
        converted_.clear();
        appendAsUtf8(text_, converted_);
        text_ = converted_;
    }
    lexer_ = pgn::Lexer(text_);
    if (section.isFragment) {
        parseFragment();
        return;
    }
    while (isGameAhead()) parseGame();
}

/// Whether there is anything besides comments, which alone do not make a game.
bool PgnParser::isGameAhead() const {
    pgn::Lexer ahead = lexer_;
    Token token = ahead.next();
    while (token.kind == Token::Kind::Comment) token = ahead.next();
    return token.kind != Token::Kind::End;
}

void PgnParser::parseFragment() {
    beginGame();
    visitor_.beginGame();
    report(Kind::TooLong, begin_, {});
    visitor_.endGame(GameResult::Unknown, text_);
}

void PgnParser::beginGame() {
    std::size_t begin = pgn::skipBlanks(text_, lexer_.position());
    // Only in the first column does a "%" hide its line. Another one keeps what stands before it.
    if (begin < text_.size() && text_[begin] == '%') {
        while (begin > lexer_.position() && !pgn::isNewline(text_[begin - 1])) --begin;
    }
    if (const std::size_t tags = pgn::behindLineComments(text_, begin); tags != begin) {
        begin = tags;
        lexer_.goTo(begin);
    }
    line_ += pgn::countLines(text_.substr(begin_, begin - begin_));
    begin_ = end_ = begin;
    tagNames_.clear();
    earlyComments_.clear();
    fen_.clear();
    resultTag_.clear();
    variant_ = Variant::Standard;
    result_.reset();
    resultInVariation_.reset();
    lines_.clear();
    ignored_ = 0;
    areMovesFollowed_ = true;
    problems_ = 0;
}

void PgnParser::parseGame() {
    beginGame();
    visitor_.beginGame();
    parseTags();
    const bool hasStart = prepareStart();
    const bool isWanted = hasStart && visitor_.beginMoves(line().now, variant_) == PgnMoves::Read;
    line().isBroken = !isWanted;
    areMovesFollowed_ = isWanted;
    if (isWanted) {
        for (const std::string_view text : earlyComments_) visitor_.comment(text);
    }
    while (handle(lexer_.next())) end_ = lexer_.position();
    // The lexer skips dots; but what they follow may mean something else without them: "1-0.".
    while (end_ < text_.size() && text_[end_] == '.') ++end_;
    finishGame(isWanted);
}

/// Handles one token; returns false if it no longer belongs to the game.
bool PgnParser::handle(const Token& token) {
    switch (token.kind) {
        case Token::Kind::End:
        case Token::Kind::TagsAhead:
            return false;
        case Token::Kind::Word:
        case Token::Kind::Number:
        case Token::Kind::Open:
            if (result_) {
                lexer_.goTo(token.at);
                return false;
            }
            if (token.kind == Token::Kind::Word) playWord(token);
            if (token.kind == Token::Kind::Open) openVariation(token);
            break;
        case Token::Kind::Close:
            closeVariation(token);
            break;
        case Token::Kind::Result:
            noteResult(token);
            break;
        case Token::Kind::Glyph:
        case Token::Kind::Suffix:
            judge(token);
            break;
        case Token::Kind::OpenComment:
            report(Kind::UnclosedComment, token.at, {});
            [[fallthrough]];
        case Token::Kind::Comment:
            if (!isIgnoring()) visitor_.comment(token.text);
            break;
        case Token::Kind::CloseBrace:
            report(Kind::StrayBracket, token.at, token.text);
            break;
        case Token::Kind::Unknown:
            report(Kind::UnknownToken, token.at, token.text);
            break;
    }
    return true;
}

void PgnParser::playWord(const Token& token) {
    if (isIgnoring()) return;
    Line& current = line();
    if (isNullMoveText(token.text)) {
        pass(token);
        return;
    }
    const auto move = parseSan(current.now, token.text);
    if (!move) {
        refuseWord(token, move.error().kind);
        return;
    }
    current.before = current.now;
    current.now = current.before.after(*move);
    current.move = *move;
    visitor_.move(current.before, *move, current.now);
}

/// A null move, which nobody can play who is in check.
void PgnParser::pass(const Token& token) {
    Line& current = line();
    if (current.now.isCheck()) {
        report(Kind::IllegalMove, token.at, token.text);
        current.isBroken = true;
        return;
    }
    current.before = current.now;
    current.now = current.before.afterNull();
    current.move = Move::null();
    visitor_.move(current.before, current.move, current.now);
}

/// Skips a word that is not a move; an unplayable move breaks its line.
void PgnParser::refuseWord(const Token& token, MoveError::Kind why) {
    const bool isEnPassant = token.text == "e.p." || token.text == "e.p" || token.text == "ep";
    if (isEnPassant && line().move.kind() == Move::Kind::EnPassant) return;
    if (why == MoveError::Kind::Syntax) {
        const auto sign = parseSign(token.text);
        if (sign && line().hasMoves()) {
            visitor_.nag(*sign);
            return;
        }
        report(Kind::UnknownToken, token.at, token.text);
        return;
    }
    report(why == MoveError::Kind::Illegal ? Kind::IllegalMove : Kind::AmbiguousMove, token.at, token.text);
    line().isBroken = true;
}

void PgnParser::openVariation(const Token& token) {
    const bool isDeep = lines_.size() > kMaxVariationDepth;
    if (isIgnoring() || isDeep || !line().hasMoves()) {
        if (!isIgnoring()) report(isDeep ? Kind::TooDeep : Kind::VariationWithoutMove, token.at, {});
        ++ignored_;
        return;
    }
    const Position start = line().before;
    lines_.emplace_back(start);
    visitor_.beginVariation();
}

void PgnParser::closeVariation(const Token& token) {
    if (resultInVariation_) report(Kind::ResultInVariation, token.at, {});
    resultInVariation_.reset();
    if (ignored_ > 0) {
        --ignored_;
        return;
    }
    if (lines_.size() == 1) {
        report(Kind::StrayBracket, token.at, token.text);
        return;
    }
    if (!line().hasMoves() && !line().isBroken) report(Kind::EmptyVariation, token.at, {});
    lines_.pop_back();
    visitor_.endVariation();
}

void PgnParser::judge(const Token& token) {
    if (isIgnoring()) return;
    const auto nag = token.kind == Token::Kind::Glyph ? parseGlyph(token.text) : parseSuffix(token.text);
    if (nag && line().hasMoves())
        visitor_.nag(*nag);
    else
        report(Kind::BadGlyph, token.at, token.text);
}

void PgnParser::report(Kind kind, std::size_t at, std::string_view text) {
    report({kind, 0, std::nullopt, std::string(text.substr(0, kLongestText)), {}, {}}, at);
}

/// Adds where the problem is.
void PgnParser::report(PgnProblem problem, std::size_t at) {
    if (++problems_ > kMaxProblems) return;
    problem.line = line_ + pgn::countLines(text_.substr(begin_, at - begin_));
    if (!lines_.empty() && areMovesFollowed_)
        problem.move = {line().now.fullmoveNumber(), line().now.sideToMove()};
    visitor_.problem(problem);
}

}  // namespace roque
