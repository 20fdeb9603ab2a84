#include "controller/plugins/plugin_engine.h"

#include <chrono>
#include <thread>

#include <dlfcn.h>
#include <gmock/gmock.h>

#include "controller/plugins/in_process_engine.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "tests/controller/plugins/plugin_test_support.h"

namespace roque {
namespace {

using namespace std::chrono_literals;
using test::ask;
using test::playerOf;
using testing::HasSubstr;

Position positionFrom(std::string_view fen) {
    return *parseFen(fen);
}

/// The failure of a search.
PluginError failureOf(const std::string& plugin, const SearchRequest& request = {}) {
    const auto player = playerOf(plugin);
    const auto answer = ask(*player, request);
    return answer ? PluginError{PluginError::Kind::SearchFailed,
                                Message::verbatim("it played " + toUci(answer->best, request.start))}
                  : answer.error();
}

/// The scripted plugin, set to answer with a text.
std::unique_ptr<PluginEngine> playerThatAnswers(std::string_view text) {
    auto player = playerOf("scripted");
    EXPECT_TRUE(player->setOption("Answer", text));
    return player;
}

/// The request as the scripted plugin reports it.
std::string seenByPlugin(const SearchRequest& request) {
    const auto player = playerOf("scripted");
    EXPECT_TRUE(player->setOption("Tell request", "true"));
    return english(ask(*player, request).error().text);
}

// Faults in an answer

TEST(PluginEngine, RefusesAnIllegalMove) {
    EXPECT_EQ(
        failureOf("bad_illegal_move"),
        (PluginError{PluginError::Kind::IllegalMove, ROQUE_MESSAGE("Its answer {0} is not legal", "e2e5")}));
}

TEST(PluginEngine, RefusesAMoveOfTheOtherSide) {
    EXPECT_EQ(failureOf("bad_wrong_side_move").kind, PluginError::Kind::IllegalMove);
}

TEST(PluginEngine, RefusesTheNullMove) {
    EXPECT_EQ(failureOf("bad_null_move"),
              (PluginError{PluginError::Kind::NoMove, ROQUE_MESSAGE("It answered with no move")}));
}

TEST(PluginEngine, RefusesAnEmptyAnswer) {
    EXPECT_EQ(failureOf("bad_empty_move").kind, PluginError::Kind::NoMove);
}

TEST(PluginEngine, ShowsGarbageAsText) {
    const PluginError failure = failureOf("bad_garbage_move");
    EXPECT_EQ(failure.kind, PluginError::Kind::UnreadableMove);
    EXPECT_EQ(english(failure.text), "Its answer \"\xEF\xBF\xBD %s \" is not a move");
}

TEST(PluginEngine, ReadsNoFurtherThanTheAnswerGoes) {
    EXPECT_EQ(failureOf("bad_endless_move"),
              (PluginError{PluginError::Kind::UnreadableMove,
                           ROQUE_MESSAGE("Its answer \"{0}\" is not a move", "e2e4e2e4")}));
}

// Exceptions and failures

TEST(PluginEngine, SurvivesAThrowInASearch) {
    EXPECT_EQ(failureOf("bad_throws_in_search"),
              (PluginError{PluginError::Kind::SearchFailed, Message::verbatim("lost in thought")}));
}

TEST(PluginEngine, SurvivesAThrowOfAnything) {
    EXPECT_EQ(failureOf("bad_throws_number").kind, PluginError::Kind::SearchFailed);
}

TEST(PluginEngine, SaysSoIfThePluginSaysNothing) {
    EXPECT_EQ(failureOf("bad_fails_silently"),
              (PluginError{PluginError::Kind::SearchFailed, ROQUE_MESSAGE("It failed without saying why")}));
}

TEST(PluginEngine, SurvivesAThrowInAnOption) {
    const auto player = playerOf("bad_throws_in_option");
    EXPECT_EQ(player->setOption("Level", "2").error(),
              (PluginError{PluginError::Kind::OptionFailed, Message::verbatim("I like it as it is")}));
    EXPECT_TRUE(ask(*player)) << "it plays on";
}

TEST(PluginEngine, SurvivesAThrowInANewGame) {
    EXPECT_EQ(playerOf("bad_throws_in_new_game")->newGame().error().kind, PluginError::Kind::NewGameFailed);
}

// Options

TEST(PluginEngine, FindsAnOptionInAnyCase) {
    EXPECT_TRUE(playerOf("scripted")->setOption("aNSWER", "e2e4"));
}

TEST(PluginEngine, RefusesAnUnknownOption) {
    EXPECT_EQ(
        playerOf("scripted")->setOption("Hash", "1").error(),
        (PluginError{PluginError::Kind::UnknownOption, ROQUE_MESSAGE("It has no option '{0}'", "Hash")}));
}

TEST(PluginEngine, SendsNoValueThatTheOptionDoesNotAllow) {
    EXPECT_EQ(playerOf("scripted")->setOption("Level", "21").error().kind, PluginError::Kind::InvalidValue);
    EXPECT_EQ(playerOf("scripted")->setOption("Answer", "two\nlines").error().kind,
              PluginError::Kind::InvalidValue);
}

// The question

TEST(PluginEngine, TellsTheGameAndNoLimits) {
    SearchRequest request;
    request.moves = {Move(Square::E2, Square::E4, Move::Kind::DoublePush),
                     Move(Square::E7, Square::E5, Move::Kind::DoublePush)};
    EXPECT_EQ(seenByPlugin(request),
              "fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1; chess960 0; moves 2, last e7e5; "
              "depth 0 mate 0 nodes 0 time -1 clocks -1 -1 increments 0 0 to go 0 infinite 0; among "
              "0, first none; ponder 0");
}

TEST(PluginEngine, TellsEveryLimit) {
    SearchRequest request;
    request.limits.depth = 5;
    request.limits.mate = 3;
    request.limits.nodes = 12'345'678'901;
    request.limits.moveTime = 1s;
    request.limits.timeLeft = {60s, -5ms};  // a flag about to fall
    request.limits.increment = {2s, 3s};
    request.limits.movesToGo = 40;
    request.limits.infinite = true;
    EXPECT_THAT(
        seenByPlugin(request),
        HasSubstr("depth 5 mate 3 nodes 12345678901 time 1000 clocks 60000 0 increments 2000 3000 to go "
                  "40 infinite 1"));
}

TEST(PluginEngine, TellsTheMovesInQuestion) {
    SearchRequest request;
    request.searchMoves = {Move(Square::G1, Square::F3), Move(Square::B1, Square::C3)};
    EXPECT_THAT(seenByPlugin(request), HasSubstr("among 2, first g1f3"));
}

TEST(InProcessEngine, PassesOnWhatItsPlayerSaysToPeople) {
    const auto plugin = Plugin::load(test::testPluginFile("scripted"), PluginOrigin::Shipped);
    ASSERT_TRUE(plugin);
    const auto engine = InProcessEngine::make(**plugin);
    ASSERT_TRUE(engine && (*engine)->setOption("Answer", "e2e4"));
    std::vector<std::string> said;
    ASSERT_TRUE((*engine)->search({}, {.onText = [&](const std::string& text) { said.push_back(text); }}));
    EXPECT_THAT(said, testing::ElementsAre("one line"));
}

TEST(PluginEngine, TellsWhetherItIsTheOpponentsTurn) {
    SearchRequest request;
    const auto isPondering = std::make_shared<std::atomic<bool>>(true);
    request.isPondering = isPondering;
    EXPECT_THAT(seenByPlugin(request), HasSubstr("ponder 1"));
    *isPondering = false;
    EXPECT_THAT(seenByPlugin(request), HasSubstr("ponder 0"));
}

TEST(PluginEngine, NeverAsksForAnIllegalMove) {
    SearchRequest request;
    request.searchMoves = {Move(Square::E2, Square::E5)};
    EXPECT_EQ(failureOf("healthy", request),
              (PluginError{PluginError::Kind::InvalidRequest,
                           ROQUE_MESSAGE("The move {0} to be searched is not legal", "e2e5")}));
}

TEST(PluginEngine, WritesCastlingAsTheVariantAsks) {
    SearchRequest request;
    request.start = positionFrom("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    request.moves = {Move(Square::E1, Square::H1, Move::Kind::Castling)};
    EXPECT_THAT(seenByPlugin(request), HasSubstr("w K - 0 1; chess960 0; moves 1, last e1g1"));
    request.variant = Variant::Chess960;
    EXPECT_THAT(seenByPlugin(request), HasSubstr("w H - 0 1; chess960 1; moves 1, last e1h1"));
}

TEST(PluginEngine, UnderstandsCastlingInBothNotations) {
    SearchRequest request;
    request.start = positionFrom("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    const Move castling(Square::E1, Square::H1, Move::Kind::Castling);
    EXPECT_EQ(ask(*playerThatAnswers("e1g1"), request)->best, castling);
    EXPECT_EQ(ask(*playerThatAnswers("e1h1"), request)->best, castling);
}

TEST(PluginEngine, UnderstandsAPromotion) {
    SearchRequest request;
    request.start = positionFrom("8/P6k/8/8/8/8/7K/8 w - - 0 1");
    EXPECT_EQ(ask(*playerThatAnswers("a7a8n"), request)->best.promotion(), PieceType::Knight);
}

TEST(PluginEngine, NeverSendsAnIllegalGame) {
    SearchRequest request;
    request.moves = {Move(Square::E2, Square::E5)};
    EXPECT_EQ(failureOf("healthy", request),
              (PluginError{PluginError::Kind::InvalidRequest,
                           ROQUE_MESSAGE("Ply {0} of the game, {1}, is not legal", 1, "e2e5")}));
}

TEST(PluginEngine, NeverAsksWhenTheGameIsOver) {
    SearchRequest request;
    request.start = positionFrom("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    EXPECT_EQ(failureOf("healthy", request).kind, PluginError::Kind::InvalidRequest);
}

TEST(PluginEngine, DoesNotAskForAVariantThatThePluginDoesNotPlay) {
    SearchRequest request;
    request.variant = Variant::Chess960;
    EXPECT_EQ(failureOf("standard_only", request),
              (PluginError{PluginError::Kind::Unsupported, ROQUE_MESSAGE("It does not play Chess960")}));
}

// Reports during the search

TEST(PluginEngine, DropsWhatIsOddInAReport) {
    std::vector<SearchInfo> infos;
    const std::atomic<bool> stop = false;
    const auto answer =
        playerOf("bad_odd_info")->search({}, stop, [&](const SearchInfo& info) { infos.push_back(info); });
    EXPECT_TRUE(answer);
    ASSERT_EQ(infos.size(), 5U) << "a report that is not there is no report";
    EXPECT_EQ(infos[0].scoreForMover, std::nullopt);
    EXPECT_EQ(infos[0].time, 0ms);
    EXPECT_EQ(infos[0].line, std::vector{Move(Square::E2, Square::E4, Move::Kind::DoublePush)});
    EXPECT_EQ(infos[0].lineText, "e4");
    EXPECT_TRUE(infos[1].line.empty());
    EXPECT_TRUE(infos[2].line.empty());
    EXPECT_EQ(infos[3].scoreForMover, (Score{Score::Kind::Centipawns, -1'000'000}));
    EXPECT_EQ(infos[4].scoreForMover, (Score{Score::Kind::Mate, -1'000'000}));
}

TEST(PluginEngine, KeepsAThrowOfTheReceiverFromThePlugin) {
    const std::atomic<bool> stop = false;
    const auto answer = playerOf("bad_odd_info")->search({}, stop, [](const SearchInfo&) {
        throw std::runtime_error("no room for it");
    });
    EXPECT_TRUE(answer);
}

TEST(PluginEngine, StopsAFloodOfReports) {
    std::atomic<bool> stop = false;
    unsigned reports = 0;
    const auto answer = playerOf("bad_floods_info")->search({}, stop, [&](const SearchInfo&) {
        if (++reports == 10'000) stop = true;
    });
    EXPECT_TRUE(answer);
    EXPECT_EQ(reports, 10'000U);
}

TEST(PluginEngine, DropsWhatIsToldAfterTheSearch) {
    auto player = playerOf("bad_talks_after_search");
    std::atomic<unsigned> reports = 0;
    {
        const std::atomic<bool> stop = false;
        const auto answer = player->search({}, stop, [&](const SearchInfo&) { ++reports; });
        ASSERT_TRUE(answer);
    }
    const unsigned duringSearch = reports;
    player.reset();  // the thread that the plugin left behind keeps reporting

    void* const library = ::dlopen(test::testPluginFile("bad_talks_after_search").c_str(), RTLD_NOW);
    ASSERT_NE(library, nullptr);
    const auto stopsSeen = reinterpret_cast<int (*)()>(::dlsym(library, "roque_test_stops_seen"));
    ASSERT_NE(stopsSeen, nullptr);
    while (stopsSeen() < 3)
        std::this_thread::yield();  // it has been told to stop, and has reported before each
    EXPECT_EQ(reports, duringSearch);
}

// Stopping

TEST(PluginEngine, IsStoppedFromAnotherThread) {
    const auto player = playerOf("waits_for_stop");
    std::atomic<bool> stop = false;
    std::jthread other([&] { stop = true; });
    EXPECT_TRUE(player->search({}, stop, {})) << "it returns, or the test's time runs out";
}

TEST(PluginEngine, SearchesAgainAfterAStop) {
    const auto player = playerOf("waits_for_stop");
    const std::atomic<bool> stop = true;
    EXPECT_TRUE(player->search({}, stop, {}));
    EXPECT_TRUE(player->search({}, stop, {}));
}

TEST(PluginEngine, SharesNothingWithAnotherPlayerOfItsPlugin) {
    const auto one = playerThatAnswers("e2e4");
    const auto other = playerThatAnswers("d2d4");
    std::vector<Move> answers(2);
    {
        std::jthread first([&] { answers[0] = ask(*one)->best; });
        std::jthread second([&] { answers[1] = ask(*other)->best; });
    }
    EXPECT_EQ(answers[0].from(), Square::E2);
    EXPECT_EQ(answers[1].from(), Square::D2);
}

}  // namespace
}  // namespace roque
