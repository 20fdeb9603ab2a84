#include "controller/engine_check/tested_engine.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include "controller/engines/uci_text.h"
#include "controller/search/plugin_option.h"
#include "controller/search/plugin_text.h"
#include "model/notation/start_position.h"
#include "model/notation/uci_move.h"

namespace roque::engine_check {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr std::size_t kLongestShown = 100;
/// Reports that are kept of a search; more are dropped.
constexpr std::size_t kMaxInfos = 20'000;

std::string_view firstWordOf(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos) return {};
    return line.substr(begin, line.find_first_of(" \t\r", begin) - begin);
}

EngineDeadlines deadlinesOf(const CheckTimes& times) {
    EngineDeadlines deadlines;
    deadlines.start = deadlines.ready = times.start;
    deadlines.load = times.load;
    deadlines.quit = times.stop;
    return deadlines;
}

}  // namespace

ToldPosition told(std::string_view fen, std::string_view moves) {
    SearchRequest request;
    if (!fen.empty()) {
        const auto start = readStartPosition(fen);
        request.start = start->position;
        request.variant = start->variant;
    }
    Position position = request.start;
    std::istringstream words{std::string(moves)};
    for (std::string word; words >> word;) {
        request.moves.push_back(*parseUciMove(position, word));
        position = position.after(request.moves.back());
    }
    return {positionText(request), position};
}

TestedEngine::TestedEngine(EngineCommand command, const CheckTimes& times)
    : command_(std::move(command)), times_(times) {}

std::optional<Message> TestedEngine::start() {
    process_.reset();
    introduction_.clear();
    options_.clear();
    hasLoaded_ = false;
    auto process = EngineProcess::start(loop_, command_, deadlinesOf(times_));
    hasStarted_ = process.has_value();
    if (!process) return process.error().text;
    process_ = std::move(*process);
    say("uci");
    const auto until = Clock::now() + times_.start;
    while (const auto line = process_->wait(until)) {
        if (Clock::now() >= until) break;
        const uci::EngineLine parsed = uci::parseEngineLine(line->text);
        if (std::holds_alternative<uci::UciOk>(parsed)) return std::nullopt;
        if (const auto* const option = std::get_if<uci::EngineOption>(&parsed)) options_.push_back(*option);
        if (introduction_.size() < kMaxInfos) introduction_.push_back(line->text);
    }
    Message why = missing("uciok", times_.start);
    const auto introducesItself = [](const std::string& text) {
        return std::holds_alternative<uci::EngineId>(uci::parseEngineLine(text));
    };
    if (!isRunning() && options_.empty() && std::ranges::none_of(introduction_, introducesItself))
        why = ROQUE_MESSAGE("It does not speak UCI, or does not run here: {0}", std::move(why));
    process_.reset();
    return why;
}

bool TestedEngine::isRunning() const {
    return process_ && !process_->isGone();
}

const uci::EngineOption* TestedEngine::option(std::string_view name) const {
    const auto found = std::ranges::find_if(
        options_, [&](const uci::EngineOption& each) { return isSameOptionName(each.name, name); });
    return found == options_.end() ? nullptr : &*found;
}

std::string TestedEngine::name() const {
    for (const std::string& line : introduction_) {
        const uci::EngineLine parsed = uci::parseEngineLine(line);
        const auto* const id = std::get_if<uci::EngineId>(&parsed);
        if (id != nullptr && id->part == uci::EngineId::Part::Name) return shownText(id->text, kLongestShown);
    }
    return {};
}

void TestedEngine::say(std::string_view line) {
    process_->write(line);
}

std::optional<std::string> TestedEngine::hear(std::string_view firstWord, milliseconds limit) {
    const auto until = Clock::now() + limit;
    while (const auto line = process_->wait(until)) {
        if (firstWord.empty() || firstWordOf(line->text) == firstWord) return line->text;
        uci::EngineLine parsed = uci::parseEngineLine(line->text);
        auto* const info = std::get_if<uci::EngineInfo>(&parsed);
        if (info != nullptr && infos_.size() < kMaxInfos) infos_.push_back(std::move(*info));
        if (Clock::now() >= until) break;
    }
    return std::nullopt;
}

std::optional<std::string> TestedEngine::overhear(std::string_view firstWord) {
    return hear(firstWord, times_.quiet);
}

std::optional<Message> TestedEngine::getReady() {
    const milliseconds granted = hasLoaded_ ? times_.start : times_.load;
    say("isready");
    if (!hear("readyok", granted)) return missing("readyok", granted);
    hasLoaded_ = true;
    return std::nullopt;
}

std::optional<Message> TestedEngine::begin(const ToldPosition& position, std::string_view go) {
    say(position.command);
    if (auto why = getReady()) return why;
    infos_.clear();
    went_ = Clock::now();
    say(go);
    return std::nullopt;
}

Result<Answer, Message> TestedEngine::answer(milliseconds limit) {
    const auto line = hear("bestmove", limit);
    if (!line) return failure<Answer>(missing("bestmove", limit));
    Answer answer;
    answer.time = std::chrono::duration_cast<milliseconds>(Clock::now() - went_);
    answer.infos = std::move(infos_);
    infos_.clear();
    std::istringstream words(*line);
    std::string word;
    words >> word >> answer.best >> word;
    if (word == "ponder") words >> answer.ponder;
    answer.best = shownText(answer.best, kLongestShown);
    return answer;
}

Result<Answer, Message> TestedEngine::search(const ToldPosition& position, std::string_view go) {
    if (auto why = begin(position, go)) return failure<Answer>(std::move(*why));
    return answer(times_.answer);
}

Message TestedEngine::missing(std::string_view line, milliseconds limit) const {
    if (process_->isGone()) return process_->describeEnd();
    return ROQUE_MESSAGE("It has not said '{0}' within {1} ms", line, limit.count());
}

void TestedEngine::closeInput() {
    process_->closeInput();
}

bool TestedEngine::endsWithin(milliseconds limit) {
    return process_->endsUntil(Clock::now() + limit);
}

Message TestedEngine::end() const {
    return process_->describeEnd();
}

}  // namespace roque::engine_check
