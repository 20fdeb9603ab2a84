#include "tests/gui/bus/told_move.h"

#include <map>
#include <regex>
#include <utility>

#include "model/notation/uci_move.h"

namespace roque::test {

std::optional<Move> toldMove(const Position& position, const std::string& sentences) {
    const bool isWhite = position.sideToMove() == Color::White;
    const std::string rank = isWhite ? "1" : "8";
    const std::regex begins(isWhite ? "White (pawn|knight|bishop|rook|queen|king|castles) [^.]*"
                                    : "Black (pawn|knight|bishop|rook|queen|king|castles) [^.]*");
    std::smatch found;
    if (!std::regex_search(sentences, found, begins)) return std::nullopt;
    const std::string sentence = found.str();
    std::string text;
    if (sentence.find("castles") != std::string::npos) {
        text = "e" + rank + (sentence.find("kingside") != std::string::npos ? "g" : "c") + rank;
    } else {
        const std::regex square(" ([a-h][1-8])");
        for (std::sregex_iterator at(sentence.begin(), sentence.end(), square), end; at != end; ++at)
            text += (*at)[1].str();
        static const std::map<std::string, std::string> kLetters{
            {"queen", "q"}, {"rook", "r"}, {"bishop", "b"}, {"knight", "n"}};
        for (const auto& [piece, letter] : kLetters) {
            if (sentence.find("becomes a " + piece) != std::string::npos) text += letter;
        }
    }
    const auto move = parseUciMove(position, text);
    return move ? std::optional<Move>(*move) : std::nullopt;
}

}  // namespace roque::test
