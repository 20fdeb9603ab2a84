#include "model/notation/fen_reader.h"

#include <algorithm>
#include <utility>

#include "model/base/utf8.h"
#include "model/notation/in_quotes.h"
#include "model/pieces/piece.h"

namespace roque {
namespace {

constexpr std::string_view kBlanks = " \t\r\n\v\f";

/// Eight letters can name every right, in both styles.
constexpr std::size_t kMaxCastlingLetters = 8;

constexpr char lowered(char letter) noexcept {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// The color a letter's case stands for.
constexpr Color colorOf(char letter) noexcept {
    return letter == lowered(letter) ? Color::Black : Color::White;
}

/// The first character of a non-empty text; one byte if it is not UTF-8.
std::string_view firstCharacter(std::string_view text) noexcept {
    return text.substr(0, std::max<std::size_t>(utf8Length(text), 1));
}

/// The field to blame for a problem of the position.
FenField fieldOf(PositionProblem problem) noexcept {
    switch (problem) {
        case PositionProblem::OpponentInCheck:
        case PositionProblem::ImpossibleCheck:
            return FenField::SideToMove;
        case PositionProblem::CastlingRightWithoutRook:
        case PositionProblem::CastlingRightWithoutKing:
        case PositionProblem::SeveralCastlingRooksOnWing:
            return FenField::Castling;
        case PositionProblem::EnPassantImpossible:
            return FenField::EnPassant;
        default:
            return FenField::Pieces;
    }
}

}  // namespace

FenReader::FenReader(std::string_view fen) {
    std::size_t fields = 0;
    std::size_t start = fen.find_first_not_of(kBlanks);
    if (start != fen.npos && fen.find('/') == fen.npos) {  // not a FEN at all: no field is where it belongs
        report(FenField::Pieces, start + 1, ROQUE_MESSAGE("{0} is not a FEN", inQuotes(fen.substr(start))));
        return;
    }
    for (; start != fen.npos && fields < kFenFieldCount; ++fields) {
        const std::size_t end = std::min(fen.find_first_of(kBlanks, start), fen.size());
        read(FenField(fields), {fen.substr(start, end - start), start + 1});
        start = fen.find_first_not_of(kBlanks, end);
    }
    for (; fields < index(FenField::HalfmoveClock); ++fields)
        report(FenField(fields), fen.size() + 1, ROQUE_MESSAGE("is missing"));
    if (start != fen.npos)
        report(FenField::Rest, start + 1,
               ROQUE_MESSAGE("{0} does not belong to it", inQuotes(fen.substr(start))));
}

void FenReader::judgePosition() {
    if (!isReadable(FenField::Pieces)) return;
    for (const PositionProblem problem : validate(setup_).list()) {
        const FenField field = fieldOf(problem);
        const bool needsSide = field == FenField::SideToMove || field == FenField::EnPassant;
        if (!isReadable(field) || (needsSide && !isReadable(FenField::SideToMove))) continue;
        error_.problems.push_back({field, columns_[index(field)], describe(problem), problem});
    }
    std::stable_sort(error_.problems.begin(), error_.problems.end(),
                     [](const FenProblem& a, const FenProblem& b) { return a.column < b.column; });
}

void FenReader::read(FenField field, Part part) {
    columns_[index(field)] = part.column;
    switch (field) {
        case FenField::Pieces:
            return readPieces(part);
        case FenField::SideToMove:
            return readSideToMove(part);
        case FenField::Castling:
            return readCastling(part);
        case FenField::EnPassant:
            return readEnPassant(part);
        case FenField::HalfmoveClock:
            return readCount(field, part, setup_.halfmoveClock);
        default:
            return readCount(field, part, setup_.fullmoveNumber);
    }
}

void FenReader::readPieces(Part pieces) {
    constexpr std::ptrdiff_t kRanks = 8;
    const auto ranks = std::count(pieces.text.begin(), pieces.text.end(), '/') + 1;
    if (ranks != kRanks) {
        report(FenField::Pieces, pieces.column,
               ROQUE_MESSAGES("there is {0} rank instead of 8", "there are {0} ranks instead of 8", ranks));
    }
    std::size_t start = 0;
    for (std::uint32_t rank = kRanks; rank-- > 0 && start <= pieces.text.size();) {
        const std::size_t end = std::min(pieces.text.find('/', start), pieces.text.size());
        readRank(Rank(rank), {pieces.text.substr(start, end - start), pieces.column + start});
        start = end + 1;
    }
}

void FenReader::readRank(Rank rank, Part squares) {
    constexpr std::uint32_t kFiles = 8;
    std::uint32_t file = 0;
    bool isReadable = true;
    for (std::size_t at = 0; at < squares.text.size() && file <= kFiles;) {
        const std::string_view character = firstCharacter(squares.text.substr(at));
        const Piece* const piece = Piece::fromSymbol(character[0]);
        if (const auto digit = rankFromDigit(character[0])) {
            file += static_cast<std::uint32_t>(*digit) + 1;
        } else {
            if (piece == nullptr) {
                report(FenField::Pieces, squares.column + at,
                       ROQUE_MESSAGE("{0} is neither a piece nor a number from 1 to 8", inQuotes(character)));
                isReadable = false;
            } else if (file < kFiles) {
                setup_.board.put(piece->color(), piece->type(), squareAt(File(file), rank));
            }
            ++file;
        }
        at += character.size();
    }
    if (file == kFiles || !isReadable) return;
    report(FenField::Pieces, squares.column,
           file > kFiles ? ROQUE_MESSAGE("rank {0} has more than 8 squares", digitOf(rank))
                         : ROQUE_MESSAGES("rank {1} has {0} square instead of 8",
                                          "rank {1} has {0} squares instead of 8", file, digitOf(rank)));
}

void FenReader::readSideToMove(Part side) {
    if (side.text == "b")
        setup_.sideToMove = Color::Black;
    else if (side.text != "w")
        report(FenField::SideToMove, side.column,
               ROQUE_MESSAGE("{0} is neither w nor b", inQuotes(side.text)));
}

void FenReader::readCastling(Part rights) {
    if (rights.text == "-") return;
    if (rights.text.size() > kMaxCastlingLetters) {
        report(FenField::Castling, rights.column,
               ROQUE_MESSAGE("{0} has more than 8 letters", inQuotes(rights.text)));
        return;
    }
    for (std::size_t at = 0; at < rights.text.size();) {
        const std::string_view character = firstCharacter(rights.text.substr(at));
        const Color color = colorOf(character[0]);
        const char letter = lowered(character[0]);
        if (letter == 'k')
            setup_.castlingRooks |= bit(outermostRook(color, Wing::KingSide));
        else if (letter == 'q')
            setup_.castlingRooks |= bit(outermostRook(color, Wing::QueenSide));
        else if (const auto file = fileFromLetter(letter))
            setup_.castlingRooks |= bit(squareAt(*file, relativeRank(color, Rank::First)));
        else
            report(FenField::Castling, rights.column + at,
                   ROQUE_MESSAGE("{0} is neither K, Q nor a file, and rights are not a single -",
                                 inQuotes(character)));
        at += character.size();
    }
}

void FenReader::readEnPassant(Part square) {
    if (square.text == "-") return;
    if (const auto target = parseSquare(square.text))
        setup_.enPassant = *target;
    else
        report(FenField::EnPassant, square.column,
               ROQUE_MESSAGE("{0} is neither a square nor -", inQuotes(square.text)));
}

void FenReader::readCount(FenField field, Part number, std::uint16_t& counter) {
    if (number.text.find_first_not_of("0123456789") != number.text.npos) {
        report(field, number.column, ROQUE_MESSAGE("{0} is not a number", inQuotes(number.text)));
        return;
    }
    constexpr std::uint32_t kMax = Setup::kMaxCount;
    std::uint32_t value = 0;
    for (const char digit : number.text)
        value = std::min(value * 10 + static_cast<std::uint32_t>(digit - '0'), kMax);
    counter = static_cast<std::uint16_t>(value);
}

Square FenReader::outermostRook(Color color, Wing wing) const {
    const Bitboard home = rankMask(color, Rank::First);
    const Bitboard king = setup_.board.pieces(color, PieceType::King) & home;
    if (king != 0) {
        const Bitboard below = king - 1;
        const Bitboard rooks = setup_.board.pieces(color, PieceType::Rook) & home;
        if (wing == Wing::KingSide && (rooks & ~below) != 0) return lastOf(rooks);
        if (wing == Wing::QueenSide && (rooks & below) != 0) return firstOf(rooks);
    }
    return squareAt(wing == Wing::KingSide ? File::H : File::A, relativeRank(color, Rank::First));
}

bool FenReader::isReadable(FenField field) const {
    return !faulty_[index(field)];
}

void FenReader::report(FenField field, std::size_t column, Message what) {
    faulty_.set(index(field));
    error_.problems.push_back({field, column, std::move(what), std::nullopt});
}

}  // namespace roque
