#include "plugins/uci/engine_line.h"

#include <algorithm>

#include "plugins/uci/engine_info.h"
#include "plugins/uci/engine_option.h"
#include "plugins/uci/word_list.h"

namespace roque::uci {
namespace {

std::string lowered(std::string_view text) {
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return lower;
}

EngineLine parseId(const WordList& words) {
    if (words.size() < 3) return Unknown{};
    if (words[1] == "name") return EngineId{EngineId::Part::Name, std::string(words.from(2))};
    if (words[1] == "author") return EngineId{EngineId::Part::Author, std::string(words.from(2))};
    return Unknown{};
}

EngineLine parseBestMove(const WordList& words) {
    if (words.size() < 2) return BadBestMove{};
    const std::string move = lowered(words[1]);
    if (move == "(none)" || move == "none" || move == "0000" || move == "null") return BestMove{};
    if (!isWrittenAsMove(move)) return BadBestMove{std::string(words.from(1))};
    BestMove best{move, std::nullopt};
    if (words.size() > 3 && words[2] == "ponder") {
        const std::string ponder = lowered(words[3]);
        if (isWrittenAsMove(ponder)) best.ponder = ponder;
    }
    return best;
}

EngineLine parseLicence(const WordList& words) {
    Licence licence{words[0] == "registration", Licence::State::Checking};
    const std::string_view state = words.size() > 1 ? words[1] : "";
    if (state == "ok") licence.state = Licence::State::Ok;
    if (state == "error") licence.state = Licence::State::Error;
    return licence;
}

}  // namespace

bool isWrittenAsMove(std::string_view text) noexcept {
    constexpr std::string_view kFiles = "abcdefgh";
    constexpr std::string_view kRanks = "12345678";
    constexpr std::string_view kPromotions = "qrbn";
    constexpr std::size_t kSquares = 4;
    if (text.size() != kSquares && text.size() != kSquares + 1) return false;
    for (std::size_t at = 0; at < kSquares; ++at) {
        if ((at % 2 == 0 ? kFiles : kRanks).find(text[at]) == std::string_view::npos) return false;
    }
    return text.size() == kSquares || kPromotions.find(text[kSquares]) != std::string_view::npos;
}

EngineLine parseEngineLine(std::string_view line) {
    const WordList words(line);
    if (words.size() == 0) return Unknown{};
    const std::string_view command = words[0];
    if (command == "info" && words.size() > 1) return parseInfo(words);
    if (command == "bestmove") return parseBestMove(words);
    if (command == "readyok") return ReadyOk{};
    if (command == "uciok") return UciOk{};
    if (command == "id") return parseId(words);
    if (command == "copyprotection" || command == "registration") return parseLicence(words);
    if (command == "option") {
        if (const auto option = parseOption(words)) return *option;
    }
    return Unknown{};
}

}  // namespace roque::uci
