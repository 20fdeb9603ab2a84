// planted-engine FAULT: a UCI engine that keeps to the protocol except for the named fault, to test the check
// of engines. Without a fault it keeps to all of it. planted_faults.h lists the faults.

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "model/movegen/legal_moves.h"
#include "model/notation/start_position.h"
#include "model/notation/uci_move.h"

namespace {

using namespace std::chrono_literals;
using namespace roque;

std::string fault;

bool has(std::string_view name) {
    return fault == name;
}

void say(const std::string& line) {
    std::cout << line << '\n' << std::flush;
}

[[noreturn]] void die() {
    std::exit(3);
}

[[noreturn]] void sleepForEver() {
    while (true) std::this_thread::sleep_for(1h);
}

/// A root move and what it is worth to the mover.
struct Rated {
    Move move;
    int score = 0;
    bool isMate = false;
    std::string text;
    std::string reply;  ///< a legal answer; empty if there is none
};

int material(const Position& position, Color color) {
    int sum = 0;
    for (const auto& [type, value] : std::map<PieceType, int>{{PieceType::Pawn, 100},
                                                              {PieceType::Knight, 300},
                                                              {PieceType::Bishop, 300},
                                                              {PieceType::Rook, 500},
                                                              {PieceType::Queen, 900}}) {
        sum += static_cast<int>(count(position.board().pieces(color, type))) * value;
    }
    return sum;
}

class Engine {
public:
    void converse() {
        std::string line;
        while (std::getline(std::cin, line)) {
            if (line == "quit") {
                if (has("ignores-quit") || (isSearching_ && has("ignores-quit-in-search"))) continue;
                return;
            }
            obey(line);
        }
        if (has("ignores-end")) sleepForEver();
    }

private:
    void obey(const std::string& line) {
        std::istringstream words(line);
        std::string command;
        words >> command;
        if (command == "uci") introduce();
        if (command == "isready") getReady();
        if (command == "setoption") setOption(line);
        if (command == "ucinewgame") newGame();
        if (command == "debug" && has("dies-at-debug")) die();
        if (command == "xyzzy" && has("dies-at-junk")) die();
        if (command == "position") setPosition(words);
        if (command == "go") go(words);
        if (command == "stop") stop();
        if (command == "ponderhit" && isPondering_ && !has("ignores-ponderhit")) finish();
    }

    static void introduce() {
        if (!has("no-name")) say("id name Planted");
        if (!has("no-author")) say("id author the tests");
        if (has("latin-1")) say("info string d\xe9sol\xe9");
        say(has("hash-is-text") ? "option name Hash type string default 16"
                                : "option name Hash type spin default 16 min 1 max 1024");
        say("option name MultiPV type spin default 1 min 1 max 8");
        say("option name Ponder type check default false");
        say("option name UCI_Chess960 type check default false");
        say("option name Style type combo default Solid var Solid var Risky");
        say("option name Clear Hash type button");
        if (has("option-without-type")) say("option name Odd");
        if (has("option-twice")) say("option name hash type spin default 16 min 1 max 1024");
        if (has("default-beyond-bounds")) say("option name Odd type spin default 9 min 1 max 8");
        if (has("bound-is-text")) say("option name Odd type spin default 9 min one max 80");
        if (has("default-no-choice")) say("option name Odd type combo default Bold var Solid var Risky");
        if (has("default-maybe")) say("option name Odd type check default maybe");
        say("uciok");
    }

    void getReady() {
        if (has("never-ready") || (isSearching_ && has("deaf-while-searching"))) return;
        if (has("ready-once") && ++asked_ % 2 == 0) return;
        say("readyok");
    }

    void setOption(const std::string& line) {
        if (line.find("No Such Option") != std::string::npos && has("dies-at-unknown-option")) die();
        if (line == "setoption name Hash value 1" && has("dies-at-small-hash")) die();
        if (line == "setoption name Style value Solid" && has("dies-at-default")) die();
        if (line.starts_with("setoption name MultiPV value "))
            lines_ = static_cast<unsigned>(std::stoul(line.substr(line.rfind(' '))));
        if (line.starts_with("setoption name UCI_Chess960 value ")) is960_ = line.ends_with("true");
    }

    void newGame() {
        if (has("dies-at-new-game")) die();
        if (has("forgets-options")) lines_ = 1;
    }

    void setPosition(std::istringstream& words) {
        std::string word;
        if (!(words >> word)) return;
        StartPosition start;
        std::string fen;
        if (word == "fen") {
            while (words >> word && word != "moves") fen += (fen.empty() ? "" : " ") + word;
            if (!has("ignores-fen")) start = *readStartPosition(fen);
        } else {
            words >> word;
        }
        position_ = start.position;
        if (has("ignores-fen")) return;
        unsigned moves = 0;
        while (words >> word) {
            const Move move = *parseUciMove(position_, word);
            diesAt(move);
            if (!has("ignores-moves")) position_ = position_.after(move);
            if (++moves > 500 && has("dies-at-long-game")) die();
        }
    }

    void diesAt(Move move) const {
        if (move.isCastling() && has(is960_ ? "dies-at-960" : "dies-at-castling")) die();
        if (move.kind() == Move::Kind::EnPassant && has("dies-at-en-passant")) die();
        if (move.isPromotion() && has("dies-at-promotion")) die();
    }

    void go(std::istringstream& words) {
        searchMoves_.clear();
        isSearching_ = isPondering_ = false;
        bool isMateSearch = false;
        std::map<std::string, int> numbers;
        std::string key;
        for (std::string word; words >> word;) {
            if (word == "infinite") isSearching_ = true;
            if (word == "ponder") isSearching_ = isPondering_ = true;
            if (word == "mate") isMateSearch = true;
            if (key == "searchmoves" && parseUciMove(position_, word) && !has("ignores-searchmoves"))
                searchMoves_.push_back(word);
            else if (!word.empty() && std::isdigit(static_cast<unsigned char>(word[0])) != 0)
                numbers[key] = std::stoi(word);
            else
                key = word;
        }
        const bool isOnlyMove = legalMoves(position_).size() == 1;
        if (isPondering_ && has("answers-ponder")) return finish();
        if (isSearching_ && (has("answers-infinite") || (isOnlyMove && has("answers-only-move")))) finish();
        if (isSearching_) return;
        for (const auto& [name, limit] : std::map<std::string, std::string>{
                 {"ignores-nodes", "nodes"}, {"ignores-movestogo", "movestogo"}})
            if (has(name) && numbers.contains(limit)) return;
        if (has("ignores-mate") && isMateSearch) return;
        if (has("ignores-clock") && numbers.contains("wtime") && !numbers.contains("movestogo")) return;
        if (has("late") && numbers["movetime"] >= 100) std::this_thread::sleep_for(600ms);
        if (has("late-when-short") && numbers["movetime"] == 20) std::this_thread::sleep_for(300ms);
        finish();
    }

    void stop() {
        if (isSearching_ && isPondering_ && has("ignores-stop-of-ponder")) return;
        if (isSearching_ && !isPondering_ && has("ignores-stop")) return;
        if (isSearching_ || has("answers-stop")) finish();
    }

    [[nodiscard]] std::vector<Rated> ratedMoves() const {
        std::vector<Rated> moves;
        const Color mover = position_.sideToMove();
        for (const Move move : legalMoves(position_)) {
            const Position after = position_.after(move);
            Rated rated{move, material(after, mover) - material(after, ~mover), isCheckmate(after), {}, {}};
            rated.text = toUci(move, position_,
                               is960_ && !has("castles-by-two-squares") ? CastlingNotation::KingTakesRook
                                                                        : CastlingNotation::KingTwoSquares);
            if (has("castles-by-two-squares") && is960_ && move.isCastling()) rated.text = "f1g1";
            if (has("castles-onto-rook") && move.isCastling()) rated.text = "e1h1";
            if (has("promotes-in-capitals") && move.isPromotion()) rated.text[4] = 'Q';
            const auto replies = legalMoves(after);
            if (replies.size() > 0)
                rated.reply =
                    toUci(replies[0], after,
                          is960_ ? CastlingNotation::KingTakesRook : CastlingNotation::KingTwoSquares);
            const bool isWanted = searchMoves_.empty() || std::ranges::count(searchMoves_, rated.text) > 0;
            if (isWanted) moves.push_back(rated);
        }
        std::ranges::stable_sort(moves, [](const Rated& one, const Rated& other) {
            return std::pair(one.isMate, one.score) > std::pair(other.isMate, other.score);
        });
        return moves;
    }

    void report(const std::vector<Rated>& moves) const {
        const std::size_t wanted = has("one-line") ? 1 : lines_;
        for (std::size_t rank = 0; rank < std::min(wanted, moves.size()); ++rank) {
            const bool isSwapped = has("lines-disordered") && lines_ > 1;
            const Rated& line = isSwapped ? moves[moves.size() - 1 - rank] : moves[rank];
            int score = line.isMate ? 1 : line.score - (isSwapped ? 10 : -10) * static_cast<int>(8 - rank);
            if (has("score-for-white") && position_.sideToMove() == Color::Black) score = -score;
            if (has("score-for-black") && position_.sideToMove() == Color::White) score = -score;
            std::string text = line.text + (line.reply.empty() ? "" : " " + line.reply);
            if (has("same-line-twice")) text = moves[0].text;
            if (has("illegal-line")) text = line.text + " a1a8";
            say("info depth 2 multipv " + std::to_string(rank + 1) + " score "
                + (line.isMate ? "mate " : "cp ") + std::to_string(score) + " nodes 40 time 1 pv " + text);
        }
        if (has("line-too-many") && moves.size() == 1)
            say("info depth 2 multipv 2 score cp 0 nodes 40 time 1 pv " + moves[0].text);
    }

    void finish() {
        isSearching_ = isPondering_ = false;
        const auto moves = ratedMoves();
        if (moves.empty()) {
            if (has(position_.isCheck() ? "silent-at-mate" : "silent-at-stalemate")) return;
            if (has("move-at-mate")) return say("bestmove a1a1");
            return say("bestmove (none)");
        }
        if (!has("no-info")) report(moves);
        std::string best = moves[0].text;
        if (has("other-answer")) best = moves.back().text;
        if (has("null-move")) best = "0000";
        if (has("illegal-move") && position_ == Position::start()) best = "e2e5";
        say("bestmove " + best);
        if (has("two-answers")) say("bestmove " + best);
        if (has("talks-on")) say("info depth 3 nodes 1");
    }

    Position position_ = Position::start();
    std::vector<std::string> searchMoves_;
    unsigned lines_ = 1;
    unsigned asked_ = 0;
    bool is960_ = false;
    bool isSearching_ = false;
    bool isPondering_ = false;
};

}  // namespace

int main(int argc, char** argv) {
    fault = argc > 1 ? argv[1] : "";
    if (has("no-engine")) {
        std::cout << "Guess a number" << std::endl;
        sleepForEver();
    }
    Engine().converse();
    return 0;
}
