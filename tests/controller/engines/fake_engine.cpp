// fake-engine FAULT: a UCI chess program with the named fault, to test the engine host. Without a fault it
// plays the first legal move.

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <thread>

#include <fcntl.h>
#include <unistd.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"

namespace {

using namespace std::chrono_literals;

std::string fault;
int margin = 50;

bool has(std::string_view name) {
    return fault == name;
}

void say(const std::string& line) {
    std::cout << line << '\n' << std::flush;
}

[[noreturn]] void sleepForEver() {
    while (true) std::this_thread::sleep_for(1h);
}

/// Writes a text all at once or, with a fault, byte by byte.
void sayRaw(std::string_view text) {
    const std::size_t step = has("byte-by-byte") ? 1 : text.size();
    for (; !text.empty(); text.remove_prefix(std::min(step, text.size())))
        std::cout << text.substr(0, step) << std::flush;
}

/// Reads "position startpos|fen ... moves ...".
roque::Position positionOf(const std::string& line) {
    std::istringstream words(line);
    std::string word;
    words >> word >> word;
    roque::Position position = roque::Position::start();
    if (word == "fen") {
        std::string fen;
        while (words >> word && word != "moves") fen += word + ' ';
        position = *roque::parseFen(fen);
    } else {
        words >> word;
    }
    while (words >> word) position = position.after(*roque::parseUciMove(position, word));
    return position;
}

void introduceOddly() {
    if (has("binary-name")) sayRaw(std::string("id name \xff\xfe\0\x1b[31mRed\r\n", 21));
    if (has("huge-name")) say("id name " + std::string(50'000, 'x'));
    if (has("endless-line")) {
        const std::string block(1U << 20U, 'x');
        for (int megabyte = 0; megabyte < 100; ++megabyte) std::cout << block;
        say("");
    }
    if (has("malformed-options")) {
        for (const char* const line :
             {"option", "option name", "option name X", "option name X type", "option name X type spin",
              "option name Y type spin default 99999999999999999999 min 1 max 2",
              "option name Z type combo default none", "option name  type check default true",
              "option name Good type spin default 7 min 1 max 9"})
            say(line);
    }
}

void introduce() {
    if (has("slow")) std::this_thread::sleep_for(500ms);
    if (has("silent")) sleepForEver();
    if (has("talks-but-no-uciok")) {
        while (true) say("info string still loading");
    }
    introduceOddly();
    if (!has("binary-name") && !has("huge-name")) say("id name Fake");
    if (has("dies-introducing")) std::exit(3);
    say("option name Hash type spin default 16 min 1 max 1024");
    say("option name Text type string default <empty>");
    say("option name UCI_Chess960 type check default false");
    say("option name MultiPV type spin default 1 min 1 max 8");
    say("option name Clear type button");
    if (has("strength")) {
        say("option name UCI_LimitStrength type check default false");
        say("option name UCI_Elo type spin default 1320 min 1320 max 3190");
    }
    if (has("talkative") || has("dies-after-words")) say("info string reads nn.net");
    if (has("wants-margin")) say("option name Margin type spin default 50 min 0 max 100");
    if (has("threads")) say("option name Threads type spin default 1 min 1 max 64");
    sayRaw(has("carriage-return") ? "uciok\r\n" : "uciok\n");
    if (has("dies-after-start")) std::exit(3);
}

[[noreturn]] void floodWithInfo() {
    const std::string line =
        "info depth 9 score cp 12345678901234567890 nodes 99999999999999999999 pv e2e4 e7e5\n";
    while (true) std::cout << line;
}

/// Faults while thinking; those that do not end the program return.
void thinkOddly() {
    if (has("segfault")) {
        std::signal(SIGSEGV, SIG_DFL);  // a sanitizer would turn it into an exit
        std::raise(SIGSEGV);
    }
    if (has("lacks-network")) {
        say("info string ERROR: The network file nn.nnue was not loaded.");
        say("info string ERROR: The engine will be terminated now.");
        std::exit(1);
    }
    if (has("exits-in-search")) {
        std::cerr << "out of ideas\n";
        std::exit(7);
    }
    if (has("talkative")) say("info string thinks \x1b[1mhard\ninfo string");
    if (has("hangs")) sleepForEver();
    if (has("floods")) floodWithInfo();
    if (has("floods-errors")) {
        const std::string block(1U << 16U, 'e');
        for (int count = 0; count < 1000; ++count) std::cerr << block;
    }
    if (has("malformed-info")) {
        for (const char* const line : {"info", "info depth", "info depth -1 score cp", "info score mate x",
                                       "info pv", "info nodes 99999999999999999999999", "infodepth 3"})
            say(line);
    }
    if (has("closes-output")) {
        close(STDOUT_FILENO);
        sleepForEver();
    }
}

/// Two lines with bounds, a line with nodes only, an impossible rank, and a line that becomes illegal.
void tellLines() {
    for (const char* const line :
         {"info depth 4 seldepth 6 multipv 1 score cp 31 lowerbound nodes 400 time 2 pv e2e4 e7e5",
          "info depth 4 seldepth 6 multipv 1 score cp 35 wdl 100 850 50 nodes 500 time 3 hashfull 12 pv e2e4 "
          "e7e5 "
          "g1f3",
          "info depth 4 seldepth 5 multipv 2 score cp 20 upperbound nodes 600 time 4 pv d2d4 d7d5",
          "info depth 4 currmove a2a3 currmovenumber 3", "info nodes 900 time 5",
          "info depth 4 multipv 999 score cp 1 pv a2a3", "info depth 5 multipv 2 score cp 25 pv d2d4 d2d4"})
        say(line);
}

std::string answer(const roque::Position& position) {
    if (has("illegal") || (has("wants-margin") && margin < 50)) return "bestmove e2e5";
    if (has("garbage")) return "bestmove \x01\x02knight to f3\xff";
    if (has("empty")) return "bestmove";
    if (has("null")) return "bestmove 0000";
    if (has("excuses")) return "info string out of ideas\nbestmove 0000";
    if (has("wrong-side"))
        return position.sideToMove() == roque::Color::White ? "bestmove e7e5" : "bestmove e2e4";
    return "bestmove " + roque::toUci(roque::legalMoves(position)[0], position);
}

void think(const roque::Position& position, bool isEndless) {
    thinkOddly();
    if (has("lines"))
        tellLines();
    else
        say(std::string("info depth 3 seldepth 5 score cp 25 nodes 100 time 1 pv e2e4")
            + (has("three-plies") ? " e7e5 g1f3" : ""));
    if (isEndless) return;
    if (has("no-newline")) {
        std::cout << answer(position) << std::flush;
        std::exit(0);
    }
    sayRaw(answer(position) + (has("carriage-return") ? "\r\n" : "\n"));
    if (has("two-answers")) say("bestmove a7a6\nbestmove h7h6 ponder x\njunk");
    if (has("dies-between-moves") || has("dies-after-words")) std::exit(9);
}

/// A child that keeps our ends of the pipes and ignores signals.
void leaveChildBehind() {
    if (fork() != 0) return;
    std::signal(SIGTERM, SIG_IGN);
    sleepForEver();
}

void converse() {
    constexpr std::string_view kSetMargin = "setoption name Margin value ";
    roque::Position position = roque::Position::start();
    std::string line;
    bool isSearching = false;
    bool wasReady = false;
    while (std::getline(std::cin, line)) {
        if (line == "uci") introduce();
        if (line == "isready" && has("dies-when-asked")) {
            say("info string cannot read its network");
            std::exit(1);
        }
        if (line == "isready" && has("dies-with-a-word")) {
            say("No network: nn.net");
            std::exit(1);
        }
        if (line == "isready" && has("dies-with-information")) {
            say("information: no network");
            std::exit(1);
        }
        if (line == "isready" && has("dies-complaining")) {
            std::cerr << "nn.net: bad checksum\n";
            std::exit(1);
        }
        if (line == "isready" && has("loads") && !wasReady) std::this_thread::sleep_for(300ms);
        if (line == "isready" && !has("never-ready") && !(has("ready-once") && wasReady)) say("readyok");
        wasReady = wasReady || line == "isready";
        if (line == "isready" && has("unasked-answer")) say("bestmove h2h4");
        if (line.starts_with("position")) position = positionOf(line);
        if (line == "stop" && isSearching && has("late-answer")) {
            std::this_thread::sleep_for(1s);
            say("bestmove a2a3");
        } else if (line == "stop" && isSearching) {
            say(answer(position));
        }
        isSearching =
            line.starts_with("go")
            && (line.find("infinite") != std::string::npos || has("needs-stop") || has("late-answer"));
        if (line.starts_with("go")) think(position, isSearching);
        if (line.starts_with("setoption") && has("echo")) std::cerr << line << '\n';
        if (line.starts_with(kSetMargin)) margin = std::stoi(line.substr(kSetMargin.size()));
        if (line == "quit" && !has("ignores-quit")) return;
    }
    if (has("ignores-quit")) sleepForEver();
}

}  // namespace

int main(int argc, char** argv) {
    fault = argc > 1 ? argv[1] : "";
    if (has("exits-at-once")) return 3;
    if (has("counts-descriptors")) {
        for (int descriptor = 3; descriptor < 1024; ++descriptor) {
            if (fcntl(descriptor, F_GETFD) != -1) std::cout << "id name leaked " << descriptor << std::endl;
        }
    }
    if (has("ignores-quit")) std::signal(SIGTERM, SIG_IGN);
    if (has("grandchild")) leaveChildBehind();
    if (has("stops-keeper")) {
        std::string word;
        std::getline(std::cin, word);  // before that, the keeper may not have told of the start
        kill(getppid(), SIGSTOP);
        say("ready");
        sleepForEver();
    }
    if (has("deaf")) sleepForEver();
    if (has("closes-input")) {
        close(STDIN_FILENO);
        sleepForEver();
    }
    converse();
    return 0;
}
