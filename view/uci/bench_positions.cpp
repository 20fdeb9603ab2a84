#include <array>

#include "view/uci/bench.h"

namespace roque::uci {
namespace {

// Twelve chosen by hand; the others are from games of Bastion against other programs.
constexpr std::array<std::string_view, 45> kPositions{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1",
    "8/8/1p1k4/8/1P1K4/8/6P1/8 w - - 0 1",
    "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1",
    "8/4k3/8/3B4/8/2N5/8/3K4 w - - 0 1",
    "8/1k6/4q3/8/8/2K5/2Q2P2/8 w - - 0 1",
    "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1",
    "r1bqkb1r/pp3ppp/2nppn2/6B1/3NP3/2N5/PPP2PPP/R2QKB1R w KQkq - 2 7",
    "2r3k1/pp3ppp/4p3/3nP3/3P4/P4N2/1P3PPP/2R3K1 b - - 0 22",
    "4k3/pq3p1r/4p1p1/P1p1B1Pb/PbQ1PP2/4R2p/2P2K1P/1R6 w - - 0 33",
    "rnb1rk2/5n1p/5Rp1/pPN2p2/2B5/4PP2/1B3KPP/7R b - - 2 27",
    "1r2kb1r/p1p2ppn/b2q4/1p2n1Pp/P2P3P/2P5/1P2Q1B1/RNB1K1NR w KQk - 1 14",
    "R1b4k/4n2p/1b1p4/2p3p1/1PP1B3/4P2P/1K3P2/7R w - - 4 32",
    "7R/1pp5/4k3/8/3K4/1P1P4/6P1/8 w - - 1 29",
    "r1b1k1nr/ppp2ppp/2n5/2bqp1P1/7P/1P3N2/P1PP1P2/RNBQKB1R w KQkq - 0 9",
    "r6r/2pkpp2/1pnq2pR/3p2P1/B2P1P2/NQP1PK2/PP6/R7 w - - 0 19",
    "r1bqk1nr/1ppp1ppp/pbn5/4p3/1PP5/P3PQ2/3PNPPP/RNB1KB1R b KQkq - 0 9",
    "1r1qkb1r/pP2p1p1/2pp4/3n1b2/3N1P1p/P6P/1RP3P1/1NBQKB1R b Kk - 1 16",
    "rnbqkbnr/1pppp1p1/8/p6p/2P1p3/NQ6/PP1PBPPP/R1B1K1NR w KQkq - 0 6",
    "r2qkb1r/1ppbpp2/p1n2np1/3p3p/4PP2/3P1NBP/PPPNB1P1/1R1QK2R b Kkq - 1 10",
    "3k1b1r/6pp/1N3pN1/p2p4/3P1Pb1/P3P1P1/1P4B1/n1B1K2R b - - 3 22",
    "rnb1kbnr/1pq1pppp/p1p5/3p3P/P7/6P1/1PPPPP1R/RNBQKBN1 w Qkq - 0 6",
    "8/3k1pq1/3p3p/7P/2Q1P1P1/5K2/8/8 b - - 3 76",
    "q1n2b1r/1ppb1kp1/5p1p/2PPp2P/4N1Pn/1QN1P3/1B2BP2/4K1R1 w - - 3 24",
    "r3k3/1p1n1r1p/2p1b3/p2p4/1P1B3P/3P1P2/PP1K2P1/R4BNR w q - 0 20",
    "rnb1kb1r/pp1p1ppp/1qp1pn2/4P3/5P2/PP5N/1BPP2PP/RN1QKB1R b KQkq - 0 7",
    "2k2r2/2n3p1/p7/2R1B1Pp/P3pP2/4Q1KP/2P3r1/3q3R w - - 0 35",
    "r1b1kb1r/p1p3pp/1pnpp3/8/3PP2q/P2P3P/1P3P2/RNBQKBNR b KQkq - 0 10",
    "r1b1kb1r/ppp2npp/2n5/3qp3/3P4/N1P2N2/PP1B2PP/R2QKB1R w KQkq - 0 10",
    "1Rb5/3k4/4p1p1/1K2B2p/1P3P2/4P1P1/8/8 b - - 0 54",
    "r2qkb1r/ppp1pppp/n3b3/3p4/3P1BnP/8/PPP1PP1R/RN1QKBN1 w Qkq - 0 6",
    "1q5k/8/4B1p1/5rP1/4RRKP/P4Q2/1r6/8 w - - 13 55",
    "1r3rk1/p2pbppp/4pnn1/2P5/3BP3/1Q1N1PP1/6BP/R3K2R b K - 0 27",
    "2kr4/ppp3rp/3p4/2nP4/2P1Pq2/1PK1nN2/PQ2P3/R5R1 w - - 0 28",
    "rnbqkb1r/p1pp1p2/1p2p1p1/7p/P4Pn1/N2PP3/1PP3PP/R1BQKBNR b kq - 0 7",
    "r2q1rk1/pbnp1pp1/4pn2/1pb4p/7P/P1N1PN2/1PP1BPP1/R1BQ1KR1 b - - 2 11",
    "3r2k1/p4pp1/3B4/P2P2P1/4P1b1/2r5/1R6/5RK1 w - - 3 30",
    "1r4k1/8/2p1p1pp/3p3n/rP1P1n2/1PP2PqP/2NQ2P1/R4B1K w - - 0 31",
    "2r1r1k1/ppq2pb1/5npp/3pn3/8/PPN1PPP1/3BN2P/R2Q1RK1 w - - 0 17",
    "r1bqkb1r/5ppp/pp6/2pp1n2/3P1P2/P1N4N/1PPQ2PP/R3KB1R w KQkq - 2 11",
    "R5k1/5pb1/3p4/4n3/4P3/2Ppq2P/3N2QK/5R2 b - - 0 31",
    "2k1r3/2p5/n4bNp/1p3r2/1P1P4/P1P3B1/1NK5/R5R1 b - - 0 29",
};

}  // namespace

std::span<const std::string_view> benchPositions() noexcept {
    return kPositions;
}

}  // namespace roque::uci
