#include "view/uci/uci_session.h"

#include <fstream>

#include <gmock/gmock.h>

#include "tests/view/uci/conversation.h"

namespace roque::uci {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(UciSession, IntroducesThePlayer) {
    Conversation chat;
    chat.say("uci");
    const auto lines = chat.lines();
    EXPECT_THAT(lines.front(), StartsWith("id name Bastion"));
    EXPECT_THAT(lines, Contains("option name Hash type spin default 64 min 1 max 65536"));
    EXPECT_THAT(lines, Contains("option name Ponder type check default false"));
    EXPECT_THAT(lines, Contains("option name UCI_Chess960 type check default false"));
    EXPECT_EQ(lines.back(), "uciok");
}

TEST(UciSession, TellsTheChancesIfItIsToldTo) {
    Conversation chat;
    chat.say("uci");
    EXPECT_THAT(chat.lines(), Contains("option name UCI_ShowWDL type check default false"));
    chat.say("position fen 7k/5ppp/8/8/8/8/8/R6K w - - 0 1");
    chat.say("go depth 3");
    ASSERT_TRUE(chat.hears("bestmove"));
    EXPECT_THAT(chat.lines(), Not(Contains(HasSubstr("wdl"))));
    chat.say("setoption name UCI_ShowWDL value true");
    chat.say("go depth 3");
    ASSERT_TRUE(chat.hears("bestmove", 2));
    EXPECT_THAT(chat.last("info depth 3"), HasSubstr("score mate 1 wdl 1000 0 0 nodes"));
    EXPECT_EQ(chat.heard("info string"), 1) << "its network, and no complaint";
}

TEST(UciSession, BeginsEveryLineOfAComplaintWithInfoString) {
    Conversation chat;
    chat.say("position fen 8/8/8/8/8/8/8/8 w - - 0 1");
    EXPECT_THAT(chat.lines(), ElementsAre("info string column 1, pieces: White has no king",
                                          "info string column 1, pieces: Black has no king"));
    chat.say("go depth deep nodes 1");
    EXPECT_THAT(chat.lines(), Contains("info string go depth wants a number, not 'deep'"));
}

TEST(UciSession, CountsMoveSequences) {
    Conversation chat;
    chat.say("position fen 8/8/8/8/8/8/7p/k1K5 w - - 0 1 moves c1c2");
    chat.say("go perft 1");
    chat.session().finish();
    EXPECT_THAT(chat.lines(), testing::UnorderedElementsAre("a1a2: 1", "h2h1q: 1", "h2h1r: 1", "h2h1b: 1",
                                                            "h2h1n: 1", "Nodes searched: 5"));
}

TEST(UciSession, CountsDeepWithoutLosingAnything) {
    Conversation chat;
    chat.say("go perft 4");
    chat.session().finish();
    EXPECT_THAT(chat.lines(), Contains("Nodes searched: 197281"));
}

TEST(UciSession, EndsACountThatIsStopped) {
    Conversation chat;
    chat.say("go perft 20");
    chat.say("stop");
    EXPECT_EQ(chat.heard("Nodes searched"), 0);
}

TEST(UciSession, NeitherCountsNorSearchesToADepthThatCannotBeCounted) {
    Conversation chat;
    chat.say("go perft 99");
    chat.say("go perft deep");
    chat.session().finish();
    EXPECT_THAT(chat.lines(), ElementsAre("info string go perft wants a number from 1 to 64, not '99'",
                                          "info string go perft wants a number, not 'deep'"));
}

TEST(UciSession, ClearsTheHash) {
    Conversation chat;
    chat.say("uci");
    EXPECT_THAT(chat.lines(), Contains("option name Clear Hash type button"));
    const auto nodesOf = [&] {
        chat.say("go depth 6");
        chat.session().finish();
        const auto lines = chat.lines();
        const std::string& last = lines[lines.size() - 2];
        return last.substr(last.find(" nodes "), last.find(" nps ") - last.find(" nodes "));
    };
    const std::string first = nodesOf();
    EXPECT_NE(nodesOf(), first) << "it remembers";
    chat.say("setoption name Clear Hash");
    EXPECT_EQ(nodesOf(), first);
}

TEST(UciSession, NamesAFileThatIsNoNetworkAndPlaysOn) {
    Conversation chat;
    chat.say("setoption name EvalFile value /nowhere/some.net");
    chat.say("setoption name Hash value 16");  // which has no trouble of its own
    chat.say("go depth 3");
    chat.session().finish();
    EXPECT_THAT(chat.lines(), Contains("info string /nowhere/some.net cannot be read"));
    EXPECT_EQ(chat.heard("bestmove"), 1);
}

TEST(UciSession, NamesItsNetworkOnce) {
    Conversation chat;
    const auto search = [&] {
        chat.say("go depth 1");
        chat.session().finish();
        return chat.heard("info string network ");
    };
    EXPECT_EQ(search(), 1);
    EXPECT_EQ(search(), 1);
    chat.say("setoption name EvalFile value none");
    EXPECT_EQ(search(), 1) << "there is none";
    chat.say("setoption name EvalFile value");
    chat.say("setoption name Level value 5");
    EXPECT_EQ(search(), 1) << "a weak player has none";
    chat.say("setoption name Level value 12");
    EXPECT_EQ(search(), 2);
}

TEST(UciSession, IsReadyAlsoDuringASearch) {
    Conversation chat;
    chat.say("go infinite");
    chat.say("isready");
    EXPECT_EQ(chat.heard("readyok"), 1);
    EXPECT_EQ(chat.heard("bestmove"), 0);
}

TEST(UciSession, AnswersAfterAStop) {
    Conversation chat;
    chat.say("position startpos moves e2e4 e7e5");
    chat.say("go infinite");
    chat.say("stop");
    EXPECT_TRUE(chat.hears("bestmove"));
    chat.say("stop");
    EXPECT_EQ(chat.heard("bestmove"), 1) << "a second stop means nothing";
}

TEST(UciSession, HoldsTheAnswerOfAnInfiniteSearchBack) {
    Conversation chat;
    chat.say("position fen 7k/8/5K2/6Q1/8/8/8/8 w - - 0 1");  // mate in one: nothing is left to think about
    chat.say("go depth 2 infinite");
    EXPECT_TRUE(chat.hears("info depth 2"));
    EXPECT_EQ(chat.heard("bestmove"), 0);
    chat.say("stop");
    EXPECT_TRUE(chat.hears("bestmove g5g7"));
}

TEST(UciSession, HoldsTheAnswerBackAlsoWhereThereIsNoMove) {
    Conversation chat;
    chat.say("position fen 7k/6Q1/5K2/8/8/8/8/8 b - - 0 1");
    chat.say("go infinite");
    EXPECT_EQ(chat.heard("bestmove"), 0);
    chat.say("ponderhit");
    EXPECT_EQ(chat.heard("bestmove"), 0);
    chat.say("stop");
    EXPECT_EQ(chat.heard("bestmove 0000"), 1);
    chat.say("stop");
    chat.say("go ponder wtime 1000 btime 1000");
    EXPECT_EQ(chat.heard("bestmove"), 1);
    chat.say("ponderhit");
    EXPECT_EQ(chat.heard("bestmove 0000"), 2);
}

TEST(UciSession, TakesAMoveOnceThatIsNamedTwice) {
    Conversation chat;
    chat.say("setoption name MultiPV value 2");
    chat.say("go depth 2 searchmoves e2e4 e2e4");
    EXPECT_TRUE(chat.hears("bestmove e2e4"));
    EXPECT_THAT(chat.lines(), Not(Contains(HasSubstr("multipv 2"))));
}

TEST(UciSession, HoldsTheAnswerBackUntilThePonderMoveIsMade) {
    Conversation chat;
    chat.say("go ponder movetime 1");
    EXPECT_TRUE(chat.hears("info depth 3"));
    EXPECT_EQ(chat.heard("bestmove"), 0);
    chat.say("ponderhit");
    EXPECT_TRUE(chat.hears("bestmove"));
}

TEST(UciSession, AnswersAPonderSearchThatIsStopped) {
    Conversation chat;
    chat.say("go ponder wtime 1000 btime 1000");
    chat.say("stop");
    EXPECT_TRUE(chat.hears("bestmove"));
}

TEST(UciSession, AnswersEveryGoEvenIfTheNextComesTooEarly) {
    Conversation chat;
    chat.say("go infinite");
    chat.say("go infinite");
    EXPECT_EQ(chat.heard("bestmove"), 1);
    chat.say("go depth 1");
    EXPECT_TRUE(chat.hears("bestmove", 3));
}

TEST(UciSession, EndsTheSearchWhenItQuits) {
    Conversation chat;
    chat.say("go infinite");
    EXPECT_EQ(chat.session().execute("quit"), UciSession::Next::Quit);
    EXPECT_EQ(chat.heard("bestmove"), 1);
}

TEST(UciSession, FollowsAFen) {
    Conversation chat;
    chat.say("position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
    chat.say("go depth 3");
    EXPECT_TRUE(chat.hears("bestmove d1d8"));
    EXPECT_THAT(chat.last("info depth"), HasSubstr("score mate 1"));
}

TEST(UciSession, SearchesOnlyTheMovesInQuestion) {
    Conversation chat;
    chat.say("position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
    chat.say("go searchmoves g1h1 a1a8 depth 3");
    EXPECT_TRUE(chat.hears("bestmove g1h1"));
    EXPECT_THAT(chat.lines(), Contains(AllOf(StartsWith("info string"), HasSubstr("a1a8"))));
}

TEST(UciSession, KeepsThePositionIfTheNewOneMakesNoSense) {
    Conversation chat;
    chat.say("position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
    chat.say("position fen nonsense");
    chat.say("position");
    EXPECT_EQ(chat.heard("info string"), 2);
    chat.say("go depth 3");
    EXPECT_TRUE(chat.hears("bestmove d1d8"));
}

TEST(UciSession, FollowsMovesAsFarAsTheyAreLegal) {
    Conversation chat;
    chat.say("position startpos moves f2f3 e7e5 g2g4 e2e4 d8h4");
    EXPECT_EQ(chat.heard("info string"), 1);
    chat.say("go depth 4");
    EXPECT_TRUE(chat.hears("bestmove d8h4")) << "the game stands before the move that is not legal";
}

TEST(UciSession, HasNoMoveWhenTheGameIsOver) {
    Conversation chat;
    chat.say("position startpos moves f2f3 e7e5 g2g4 d8h4");
    chat.say("go depth 1");
    EXPECT_THAT(chat.lines(), ElementsAre("info depth 0 score mate 0", "bestmove 0000"));
}

TEST(UciSession, SkipsWordsBeforeACommand) {
    Conversation chat;
    chat.say("joho isready");
    chat.say("   \t");
    chat.say("\x01\xff garbage");
    EXPECT_THAT(chat.lines(), ElementsAre("readyok"));
}

TEST(UciSession, SetsOptionsWhoseNamesHaveBlanks) {
    Conversation chat;
    chat.say("setoption name move overhead value 100");
    chat.say("setoption name Hash value 2");
    chat.say("setoption name Ponder value true");
    chat.say("setoption name UCI_Chess960 value true");
    EXPECT_TRUE(chat.lines().empty());
    chat.say("setoption name Hash value many");
    chat.say("setoption name Nonsense value 1");
    EXPECT_EQ(chat.heard("info string"), 2);
}

TEST(UciSession, WritesCastlingAsChess960Does) {
    const char* const kPosition = "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    Conversation chat;
    chat.say(kPosition);
    chat.say("go searchmoves e1g1 depth 1");
    EXPECT_TRUE(chat.hears("bestmove e1g1"));
    chat.say("setoption name UCI_Chess960 value true");
    chat.say("go searchmoves e1h1 depth 1");
    EXPECT_TRUE(chat.hears("bestmove e1h1"));
}

TEST(UciSession, PassesOnWhatAPlayerSaysBesidesItsLines) {
    Conversation chat(engineOf(ROQUE_BAD_PLUGINS, "scripted"));
    chat.say("setoption name Answer value e2e4");
    chat.say("go depth 1");
    ASSERT_TRUE(chat.hears("bestmove"));
    EXPECT_THAT(chat.lines(), ElementsAre("info depth 7 currmove g1f3 currmovenumber 2",
                                          "info string one line", "bestmove e2e4"));
}

TEST(UciSession, SaysThatThereIsNoMemoryForTheHash) {
    constexpr std::size_t kMost = 65'536;
    std::ifstream memory("/proc/meminfo");
    std::string name;
    std::size_t kibibytes = 0;
    memory >> name >> kibibytes;
    if (kibibytes / 1024 / 4 >= kMost) GTEST_SKIP() << "this machine has it";
    Conversation chat;
    chat.say("setoption name Hash value 65536");
    chat.say("go depth 1");
    chat.say("go depth 1");
    ASSERT_TRUE(chat.hears("bestmove", 2));
    EXPECT_EQ(chat.heard("info string Hash is "), 1);
    chat.say("setoption name Hash value 1");
    chat.say("go depth 1");
    ASSERT_TRUE(chat.hears("bestmove", 3));
    EXPECT_EQ(chat.heard("info string Hash is "), 1);
}

TEST(UciSession, ForgetsTheGameBefore) {
    Conversation chat;
    const auto nodesOf = [&](std::ptrdiff_t times) {
        chat.say("go depth 7");
        EXPECT_TRUE(chat.hears("bestmove", times));
        const std::string line = chat.last("info depth 7");
        return line.substr(line.find(" nodes "), line.find(" nps ") - line.find(" nodes "));
    };
    const std::string first = nodesOf(1);
    chat.say("ucinewgame");
    EXPECT_EQ(nodesOf(2), first);
    EXPECT_NE(nodesOf(3), first) << "it remembers what it has not been told to forget";
}

TEST(UciSession, TellsWhyAPlayerHasFailed) {
    Conversation chat(engineOf(ROQUE_BAD_PLUGINS, "bad_throws_in_search"));
    chat.say("go depth 1");
    EXPECT_TRUE(chat.hears("bestmove 0000"));
    EXPECT_EQ(chat.last("info string"), "info string lost in thought");
}

TEST(UciSession, StopsASearchSomeTimeAfterTheEndOfItsInput) {
    for (const char* const go :
         {"go depth 100", "go wtime 6000000 btime 6000000", "go mate 1", "go infinite"}) {
        Conversation chat;
        chat.say(go);
        chat.session().finish(std::chrono::milliseconds(50));
        EXPECT_EQ(chat.heard("bestmove "), 1) << go;
        const bool isEndless = go == std::string_view("go infinite");
        EXPECT_EQ(chat.heard("info string The search is not finished"), isEndless ? 0 : 1) << go;
    }
}

TEST(UciSession, StopsACountSomeTimeAfterTheEndOfItsInput) {
    Conversation chat;
    chat.say("go perft 20");
    chat.session().finish(std::chrono::milliseconds(50));
    EXPECT_EQ(chat.last("info string "), "info string The count is not finished: the input has ended");
    EXPECT_EQ(chat.heard("Nodes searched"), 0);
}

TEST(UciSession, AnswersASearchThatEndsSoonAfterTheEndOfItsInput) {
    Conversation chat;
    chat.say("go depth 8");
    chat.session().finish();
    EXPECT_EQ(chat.heard("info depth 8 "), 1);
    EXPECT_EQ(chat.heard("bestmove "), 1);
}

}  // namespace
}  // namespace roque::uci
