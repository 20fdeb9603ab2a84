#include "plugins/uci/engine_info.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "plugins/uci/number.h"

namespace roque::uci {
namespace {

constexpr std::array<std::string_view, 19> kKeys{
    "depth",      "seldepth", "multipv",  "score",   "nodes",    "nps", "tbhits",
    "sbhits",     "time",     "hashfull", "cpuload", "currmove", "pv",  "currmovenumber",
    "refutation", "currline", "string",   "wdl",     "ebf"};

/// A score beyond this is cut off: negated or added up, it must not overflow.
constexpr int kMostScore = 1'000'000;
/// Chances are in permille.
constexpr unsigned kMostChance = 1000;

bool isKey(std::string_view word) {
    return std::ranges::find(kKeys, word) != kKeys.end();
}

/// Reads the words of an info line from left to right.
class InfoReader {
public:
    explicit InfoReader(const WordList& words) : words_(words) {}

    EngineInfo read() {
        while (at_ < words_.size()) readPart(words_[at_++]);
        return info_;
    }

private:
    void readPart(std::string_view key) {
        if (key == "depth") readNumber(info_.depth);
        if (key == "seldepth") readNumber(info_.selectiveDepth);
        if (key == "multipv") readNumber(info_.multiPv);
        if (key == "nodes") readNumber(info_.nodes);
        if (key == "nps") readNumber(info_.nodesPerSecond);
        if (key == "tbhits") readNumber(info_.tableHits);
        if (key == "time") readNumber(info_.milliseconds);
        if (key == "hashfull") readNumber(info_.hashFull);
        if (key == "currmovenumber") readNumber(info_.currentMoveNumber);
        if (key == "currmove" && hasValue() && isWrittenAsMove(words_[at_]))
            info_.currentMove = words_[at_++];
        if (key == "score") readScore();
        if (key == "wdl") readChances();
        if (key == "pv") readLine();
        if (key == "string") {
            info_.text = words_.from(at_);
            at_ = words_.size();
        }
    }

    /// Whether the next word belongs to the key before it.
    [[nodiscard]] bool hasValue() const { return at_ < words_.size() && !isKey(words_[at_]); }

    template <typename Number>
    void readNumber(std::optional<Number>& field) {
        if (!hasValue()) return;
        if (const auto number = numberOf<Number>(words_[at_])) field = *number;
        ++at_;
    }

    void readScore() {
        for (; hasValue(); ++at_) {
            const std::string_view word = words_[at_];
            if (word == "lowerbound") info_.bound = EngineInfo::Bound::Lower;
            if (word == "upperbound") info_.bound = EngineInfo::Bound::Upper;
            if ((word == "cp" || word == "mate") && at_ + 1 < words_.size()) {
                const auto value = numberOf<int>(words_[at_ + 1]);
                if (!value) continue;
                info_.score = sdk::Score{word == "cp" ? sdk::Score::Kind::Centipawns : sdk::Score::Kind::Mate,
                                         std::clamp(*value, -kMostScore, kMostScore)};
                ++at_;
            }
        }
    }

    void readChances() {
        std::array<unsigned, 3> parts{};
        for (unsigned& part : parts) {
            const auto number = hasValue() ? numberOf<unsigned>(words_[at_]) : std::nullopt;
            if (!number) return;
            part = *number;
            ++at_;
        }
        if (std::ranges::any_of(parts, [](unsigned part) { return part > kMostChance; })) return;
        info_.chances = EngineInfo::Chances{parts[0], parts[1], parts[2]};
    }

    void readLine() {
        std::vector<std::string>& line = info_.line.emplace();
        for (; hasValue() && isWrittenAsMove(words_[at_]); ++at_) line.emplace_back(words_[at_]);
        while (hasValue()) ++at_;
    }

    const WordList& words_;
    std::size_t at_ = 1;  ///< the word to be read next
    EngineInfo info_;
};

}  // namespace

EngineInfo parseInfo(const WordList& words) {
    return InfoReader(words).read();
}

}  // namespace roque::uci
