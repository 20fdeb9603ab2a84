#include "model/notation/san.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "model/movegen/legal_moves.h"
#include "tests/model/notation/reading.h"
#include "tests/support/data_file.h"

namespace roque::test {
namespace {

/// The move of a text, castling as "king takes rook".
std::string read(std::string_view fen, std::string_view text, SanReading reading = SanReading::Lenient) {
    const Position position = positionOf(fen);
    return outcomeOf(parseSan(position, text, reading), position);
}

/// The SAN of a move given in UCI.
std::string write(std::string_view fen, std::string_view uci) {
    const Position position = positionOf(fen);
    const auto move = parseUciMove(position, uci);
    return move ? toSan(position, *move) : english(move.error().describe());
}

/// An expectation of san_cases.json ("e1g1", "ERR:illegal") in the words of outcomeOf().
std::string expectation(const Position& position, const std::string& text) {
    if (text.starts_with("ERR:")) return text.substr(4);
    return outcomeOf(parseUciMove(position, text), position);
}

void expectCases(const char* column, SanReading reading) {
    const auto cases = nlohmann::json::parse(openData("san_cases.json"));
    ASSERT_EQ(cases.size(), 94U);
    for (const auto& each : cases) {
        const auto fen = each.at("fen").get<std::string>();
        const auto text = each.at("text").get<std::string>();
        const Position position = positionOf(fen);
        EXPECT_EQ(outcomeOf(parseSan(position, text, reading), position),
                  expectation(position, each.at(column).get<std::string>()))
            << text.substr(0, 20) << " in " << fen;
    }
}

TEST(SanReading, IsStrictAsTheCasesSay) {
    expectCases("strict", SanReading::Strict);
}

TEST(SanReading, IsLenientAsTheCasesSay) {
    expectCases("lenient", SanReading::Lenient);
}

TEST(San, NamesTheFileOfOneOfTwo) {
    EXPECT_EQ(write("4k3/8/8/8/8/8/4K3/R4R2 w - - 0 1", "a1d1"), "Rad1");
}

TEST(San, NamesTheRankWhereTheFileIsTheSame) {
    EXPECT_EQ(write("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "a1a3"), "R1a3");
}

TEST(San, NamesTheSquareWhereFileAndRankAreShared) {
    EXPECT_EQ(write("6k1/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1"), "Qh4e1");
}

TEST(San, NamesTheFileWhereOthersShareNeitherOrOnlyTheRank) {
    EXPECT_EQ(write("4k3/8/8/1N3N2/8/8/8/1N2K3 w - - 0 1", "f5d4"), "Nfd4");
    EXPECT_EQ(write("6k1/8/8/1N3N2/8/8/8/K4N2 w - - 0 1", "f5e3"), "N5e3");
}

TEST(San, DoesNotCountAPinnedRival) {
    EXPECT_EQ(write("4k3/4r3/8/8/8/4N3/8/N3K3 w - - 0 1", "a1c2"), "Nc2");
}

TEST(San, MarksCheckAndMateAndPromotion) {
    EXPECT_EQ(write("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"), "Ra8#");
    EXPECT_EQ(write("5k2/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q"), "a8=Q+");
    EXPECT_EQ(write("3n2k1/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8n"), "exd8=N");
    EXPECT_EQ(write("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6"), "exd6");
    EXPECT_EQ(write("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"), "O-O-O+");
}

TEST(SanReading, ForgivesDecoration) {
    constexpr std::string_view kEnPassant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    for (const std::string_view text :
         {"exd6 e.p.", "exd6 e.p.!?", "exd6+! e.p.", "e5xd6", "e5-d6", "e5×d6", "ed6ep"})
        EXPECT_EQ(read(kEnPassant, text), "e5d6") << text;
}

TEST(SanReading, HoldsToWhatIsSaidToBeEnPassant) {
    EXPECT_EQ(read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e6 e.p."), "illegal");
    EXPECT_EQ(read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5e6 e.p."), "illegal");
}

TEST(SanReading, KnowsFigurinesOfBothColours) {
    for (const std::string_view text : {"♘f3", "♞f3", "♞g1–f3"})
        EXPECT_EQ(read(kStart, text), "g1f3") << text;
    EXPECT_EQ(read(kStart, "♙e4"), "e2e4");
    EXPECT_EQ(read(kStart, "Pe2-e4??"), "e2e4");
}

TEST(SanReading, TakesBForAFileWhereThatIsAMove) {
    constexpr std::string_view kBoth =
        "4k3/8/8/8/8/2p5/1P6/B3K3 w - - 0 1";  // both b2xc3 and, if it were free, Bc3
    EXPECT_EQ(read(kBoth, "bxc3"), "b2c3");
    EXPECT_EQ(read("4k3/8/8/8/8/2p5/8/B3K3 w - - 0 1", "bxc3"), "a1c3");
    EXPECT_EQ(read("4k3/8/8/8/8/2p5/8/B3K3 w - - 0 1", "bxc3", SanReading::Strict), "illegal");
    EXPECT_EQ(read("4k3/8/8/8/8/2p5/8/B3B2K w - - 0 1", "bxc3"), "ambiguous");
}

TEST(SanReading, DoesNotTakeAKingsStepForCastling) {
    constexpr std::string_view kCastling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    EXPECT_EQ(read(kCastling, "Kg1"), "illegal");
    EXPECT_EQ(read(kCastling, "Kh1"), "illegal");
    EXPECT_EQ(read(kCastling, "e1g1"), "e1h1");
}

TEST(SanReading, RefusesHalfAMove) {
    for (const std::string_view text :
         {"N",  "x", "xd5", "Nx", "4e4",     "e",    "=Q",     "e8=",   "e8=(Q", "e8Q)", "P",    "+",
          "ep", "O", "O-",  "-O", "O-O-O-O", "0-0-", "e2--e4", "Nxxf3", "N-f3",  "e4e",  "e2ee4"})
        EXPECT_EQ(read("4k3/4P3/8/8/8/8/8/4K3 w - - 0 1", text), "syntax") << text;
}

TEST(SanReading, SurvivesHostileText) {
    for (const std::string& hostile :
         {std::string(10'000, '+'), std::string(10'000, 'e'), std::string(10'000, '\0'),
          std::string(10'000, '\xE2'), "Nf3" + std::string(10'000, '!'), std::string(10'000, ' ') + "Nf3",
          std::string("Nf3\0", 4)})
        EXPECT_EQ(read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", hostile), "syntax");
}

}  // namespace
}  // namespace roque::test
