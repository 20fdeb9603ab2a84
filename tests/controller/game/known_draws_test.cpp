#include <array>
#include <iostream>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "controller/game/draw_sense.h"
#include "controller/game/material_look.h"
#include "controller/plugins/in_process_engine.h"
#include "model/draws/pawn_ending.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "tests/controller/game/controller_test.h"
#include "tests/support/data_file.h"
#include "tests/support/position_of.h"

// Draw offers in positions whose outcome is known, to the strong player at a few thousand nodes a move.
namespace roque::test {
namespace {

using Check = bool (*)(const Position&);

/// Positions of some pieces on random squares.
class RandomEndings {
public:
    explicit RandomEndings(unsigned seed) : random_(seed) {}

    /// A position of pieces, written as in FEN, in which a condition holds.
    [[nodiscard]] Position next(const std::string& pieces, Check holds) {
        while (true) {
            Setup setup;
            setup.halfmoveClock = 10;
            setup.fullmoveNumber = 60;
            setup.sideToMove = random_() % 2 == 0 ? Color::White : Color::Black;
            for (const char letter : pieces) put(setup.board, letter);
            const auto position = Position::from(setup);
            const bool isWhole = count(setup.board.occupied()) == pieces.size();
            if (position && isWhole && hasLegalMove(*position) && holds(*position)) return *position;
        }
    }

private:
    void put(Board& board, char letter) {
        const bool isWhite = letter < 'a';
        const auto type = std::string_view("PNBRQK").find(isWhite ? letter : static_cast<char>(letter - 32));
        constexpr std::array kTypes{PieceType::Pawn, PieceType::Knight, PieceType::Bishop,
                                    PieceType::Rook, PieceType::Queen,  PieceType::King};
        board.put(isWhite ? Color::White : Color::Black, kTypes.at(type), Square(random_() % 64));
    }

    std::mt19937 random_;
};

/// Nothing hangs.
bool isCalm(const Position& position) {
    return !position.isCheck() && materialWithin(position, 3) == 0;
}

bool hasPawn(const Position& position) {
    return position.board().pieces(PieceType::Pawn) != kNoSquares;
}
bool isPawnDraw(const Position& position) {
    return hasPawn(position) && !isPawnEndingWon(position) && materialWithin(position, 1) == 0;
}
bool isPawnWin(const Position& position) {
    return hasPawn(position) && isPawnEndingWon(position);
}

bool isWrongCorner(const Position& position) {
    const Board& board = position.board();
    const bool isInCorner = board.king(Color::Black) == Square::H8;
    const bool isRookPawn = fileOf(firstOf(board.pieces(PieceType::Pawn))) == File::H;
    const bool isLight = (board.pieces(PieceType::Bishop) & kDarkSquares) == 0;
    return isInCorner && isRookPawn && isLight;  // h8 is dark
}

/// A judge with the strong player's thoughts.
class KnownDraws : public testing::Test {
protected:
    /// What the player of a side thinks of a position after some moves of both.
    void playOn(const Position& start, unsigned plies) {
        game_ = std::make_unique<Game>(start);
        sense_ = {};
        static_cast<void>(engine_->newGame(Variant::Standard).has_value());
        for (unsigned ply = 0; ply < plies && !game_->outcome(); ++ply) {
            SearchRequest request{game_->start(), Variant::Standard, game_->moves(), {}};
            request.limits.nodes = 3'000;
            const auto answer = engine_->search(request, {.onInfo = [this](const SearchInfo& info) {
                                                    if (info.multiPv == 1 && info.bound == ScoreBound::Exact)
                                                        sense_.note(*game_, info);
                                                }});
            if (!answer || !game_->play(answer->best)) return;
        }
    }
    /// The number of positions, of `wanted` that are drawn, in which a draw was declined.
    void expectDraws(const char* name, const std::string& pieces, Check holds, unsigned wanted) {
        unsigned declined = 0;
        for (unsigned number = 0; number < wanted;) {
            playOn(endings_.next(pieces, holds), 8);
            const bool isSameEnding = count(game_->position().board().occupied()) == pieces.size();
            if (game_->outcome() || !isSameEnding || !holds(game_->position())) continue;
            judge(number++ % 2 == 0 ? Color::White : Color::Black, declined);
        }
        std::cout << name << ": " << wanted << " drawn, " << declined << " declined\n";
        drawn_ += wanted;
        wrong_ += declined;
    }
    void judge(Color color, unsigned& declined) {
        if (sense_.agrees(*game_, color)) return;
        ++declined;
        std::cout << "  declined by " << (color == Color::White ? "White: " : "Black: ")
                  << toFen(game_->position()) << '\n';
    }
    /// The same for positions that White wins: how often the win was given away.
    void expectWins(const char* name, const std::string& pieces, Check holds, unsigned wanted) {
        unsigned given = 0;
        for (unsigned number = 0; number < wanted;) {
            const Position position = endings_.next(pieces, holds);
            playOn(position, number % 2);
            // So few nodes lose a win now and then, which is no question of draws.
            if (game_->outcome() || !holds(game_->position())) continue;
            given += sense_.agrees(*game_, Color::White) || sense_.offers(*game_, Color::White) ? 1U : 0U;
            ++number;
        }
        std::cout << name << ": " << wanted << " won, " << given << " given away\n";
        won_ += wanted;
        given_ += given;
    }

    RandomEndings endings_{1};
    std::unique_ptr<SearchEngine> engine_ = *InProcessEngine::make(*testPlugins().find("bastion"));
    std::unique_ptr<Game> game_;
    DrawSense sense_;
    unsigned drawn_ = 0;
    unsigned wrong_ = 0;
    unsigned won_ = 0;
    unsigned given_ = 0;
};

TEST_F(KnownDraws, AreAgreedToAndWinsAreNot) {
    expectDraws("king and pawn against king", "KPk", isPawnDraw, 90);
    expectDraws("rook against rook", "KRkr", isCalm, 60);
    expectDraws("rook against bishop", "KRkb", isCalm, 30);
    expectDraws("rook against knight", "KRkn", isCalm, 20);
    expectDraws("bishop against bishop", "KBkb", isCalm, 20);
    expectDraws("rook and bishop against rook", "KRBkr", isCalm, 20);
    expectDraws("queen against queen", "KQkq", isCalm, 20);
    expectDraws("rook pawn and wrong bishop", "KBPk", isWrongCorner, 30);
    expectDraws("minor pieces", "KNkn", isCalm, 10);
    expectWins("king and pawn against king", "KPk", isPawnWin, 50);
    expectWins(
        "queen against king", "KQk",
        [](const Position& position) { return materialWithin(position, 2) >= 0; }, 20);
    expectWins(
        "rook against king", "KRk",
        [](const Position& position) {
            return position.sideToMove() == Color::White || materialWithin(position, 1) == 0;
        },
        20);
    for (const std::string& line : dataLines("mates.tsv")) {
        if (won_ >= 100) break;
        const Position position = positionOf(split(line, '\t').at(0).c_str());
        const Color mover = position.sideToMove();
        playOn(position, 0);
        const bool isGivenAtOnce = sense_.agrees(*game_, mover);
        playOn(position, 1);
        game_->takeBack();
        ++won_;
        given_ += isGivenAtOnce || sense_.agrees(*game_, mover) ? 1U : 0U;
    }
    std::cout << drawn_ << " drawn positions, " << wrong_ << " declined; " << won_ << " won ones, " << given_
              << " given away\n";
    EXPECT_GE(drawn_, 300U);
    EXPECT_GE(won_, 100U);
    EXPECT_LE((wrong_ + given_) * 50, drawn_ + won_);  // 98 %
    EXPECT_EQ(given_, 0U);
}

TEST_F(KnownDraws, IncludePawnsThatAreLockedForEver) {
    unsigned declined = 0;
    constexpr std::array kWalls{"4k2r/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/R3K3 w - - 30 60",
                                "2k4r/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/R5K1 b - - 30 60",
                                "4k3/3r4/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4R3/4K3 w - - 30 60",
                                "4k3/1r1r4/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4R3/R3K3 b - - 30 60",
                                "4k3/3q4/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4Q3/4K3 w - - 30 60"};
    for (const char* const fen : kWalls) {
        playOn(positionOf(fen), 12);
        if (!game_->outcome()) judge(game_->position().sideToMove(), declined);
    }
    EXPECT_EQ(declined, 0U);
}

}  // namespace
}  // namespace roque::test
