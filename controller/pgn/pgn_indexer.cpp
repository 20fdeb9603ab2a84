#include "controller/pgn/pgn_indexer.h"

#include <charconv>
#include <utility>

#include "model/base/utf8.h"

namespace roque {
namespace {

constexpr std::size_t kLongestText = 120;

/// The beginning of a text, cut between letters.
std::string_view beginning(std::string_view text) noexcept {
    if (text.size() <= kLongestText) return text;
    std::size_t end = kLongestText;
    while (end > 0 && continuesLetter(text[end])) --end;
    return text.substr(0, end);
}

/// A rating such as "2775"; 0 if the text is none.
std::uint16_t ratingOf(std::string_view text) noexcept {
    std::uint16_t rating = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, rating);
    return error == std::errc() && rest == end ? rating : std::uint16_t{0};
}

}  // namespace

/// Adds each game that a parser reads to the index.
class PgnIndexer::Listener final : public PgnVisitor {
public:
    explicit Listener(PgnIndexer& indexer) : indexer_(indexer) {}

    void beginGame() override {
        entry_ = {};
        depth_ = 0;
    }
    void tag(std::string_view name, std::string_view value) override {
        if (Text* const field = fieldOf(name)) *field = indexer_.keep(value);
        if (name == "WhiteElo") entry_.whiteElo = ratingOf(value);
        if (name == "BlackElo") entry_.blackElo = ratingOf(value);
    }
    void move(const Position& /*before*/, Move /*move*/, const Position& /*after*/) override {
        if (depth_ == 0) ++entry_.plies;
    }
    void beginVariation() override { ++depth_; }
    void endVariation() override { --depth_; }
    void problem(const PgnProblem& problem) override {
        if (!problem.isError() || entry_.problem != 0) return;
        std::vector<PgnProblem>& problems = indexer_.part_->problems_;
        problems.push_back(problem);
        entry_.problem = static_cast<std::uint32_t>(problems.size());
    }
    void endGame(GameResult result, std::string_view /*text*/) override {
        entry_.result = result;
        const PgnPlace& place = indexer_.place_;
        entry_.offset = place.offset;
        entry_.length = place.length;
        entry_.line = place.line;
        entry_.game = place.game;
        entry_.isFragment = place.isFragment;
        indexer_.part_->entries_.push_back(entry_);
        ++indexer_.place_.game;
    }

private:
    [[nodiscard]] Text* fieldOf(std::string_view name) noexcept {
        if (name == "White") return &entry_.white;
        if (name == "Black") return &entry_.black;
        if (name == "Event") return &entry_.event;
        if (name == "Date") return &entry_.date;
        if (name == "Round") return &entry_.round;
        if (name == "ECO") return &entry_.eco;
        return name == "Opening" ? &entry_.opening : nullptr;
    }

    PgnIndexer& indexer_;
    PgnIndexPart::Entry entry_{};
    unsigned depth_ = 0;  ///< of nested variations
};

void PgnIndexer::feed(std::string_view bytes) {
    splitter_.feed(bytes);
    if (isText()) readSections();
}

void PgnIndexer::finish() {
    splitter_.finish();
    if (isText()) readSections();
}

void PgnIndexer::readSections() {
    Listener listener(*this);
    PgnParser parser(listener);
    while (const auto section = splitter_.next()) {
        place_.length = static_cast<std::uint32_t>(section->text.size());
        place_.line = static_cast<std::uint32_t>(section->line);
        place_.game = 0;
        place_.isFragment = section->isFragment;
        if (!part_->bytesOfLetters_.isMixed()) part_->bytesOfLetters_.add(letterBytesOf(section->text));
        parser.parse(*section);
        place_.offset += place_.length;
    }
}

/// The position of a text in the present part. Equal texts are stored once.
PgnIndexer::Text PgnIndexer::keep(std::string_view text) {
    const std::string_view kept = beginning(text);
    if (kept.empty() || kept.find('\0') != kept.npos) return 0;
    const auto [found, isNew] = kept_.try_emplace(std::string(kept), 0);
    if (isNew) {
        found->second = static_cast<Text>(part_->letters_.size());
        part_->letters_ += kept;
        part_->letters_ += '\0';
    }
    return found->second;
}

std::shared_ptr<const PgnIndexPart> PgnIndexer::take() {
    kept_.clear();
    part_->letters_.shrink_to_fit();
    part_->entries_.shrink_to_fit();
    part_->problems_.shrink_to_fit();
    return std::exchange(part_, std::make_shared<PgnIndexPart>());
}

}  // namespace roque
