#include "controller/engines/uci_engine.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "controller/engines/uci_progress.h"
#include "controller/engines/uci_text.h"
#include "controller/search/plugin_request.h"
#include "controller/search/plugin_text.h"
#include "model/notation/uci_move.h"

namespace roque {
namespace {

using Clock = std::chrono::steady_clock;
using Kind = EngineError::Kind;

constexpr std::string_view kChess960 = "UCI_Chess960";
constexpr std::size_t kLongestName = 200;
constexpr std::size_t kLongestAnswer = 100;
constexpr std::size_t kLongestTold = 500;
constexpr std::size_t kEnoughComplaint = 200;  ///< more lines of it tell a person no more
constexpr std::size_t kEnoughTold = 100;       ///< the same for what is no complaint
/// More options than any program has: one that lists them without end must not exhaust us.
constexpr std::size_t kMaxOptions = 1000;

PluginOption optionOf(const uci::EngineOption& option) {
    PluginOption ours;
    ours.name = option.name;
    ours.kind = static_cast<PluginOption::Kind>(option.kind);
    ours.defaultValue = option.defaultValue;
    ours.minimum = option.minimum;
    ours.maximum = option.maximum;
    ours.choices = option.choices;
    return ours;
}
static_assert(static_cast<int>(PluginOption::Kind::String)
                  == static_cast<int>(uci::EngineOption::Kind::String),
              "both list the kinds of UCI in the same order");

EngineError closed() {
    return {Kind::Closed, ROQUE_MESSAGE("It was closed before it could answer")};
}

/// What UCI has before what is said to people.
constexpr std::string_view kInfo = "info string ";

/// A line without these words.
std::string withoutInfo(std::string_view line) {
    if (line.starts_with(kInfo)) line.remove_prefix(kInfo.size());
    return std::string(line);
}

std::string_view firstWordOf(std::string_view line) {
    return line.substr(0, line.find_first_of(" \t"));
}

/// Whether a line is for people: "info string …", or nothing that UCI has.
bool isForPeople(std::string_view line) {
    constexpr std::array<std::string_view, 8> kOfUci{"id",   "option",   "uciok",          "readyok",
                                                     "info", "bestmove", "copyprotection", "registration"};
    return line.starts_with(kInfo)
           || (!line.empty() && std::ranges::find(kOfUci, firstWordOf(line)) == kOfUci.end());
}

/// Whether an engine that says this line has got further than what it said before to people: it has told who
/// it is, or thinks. A missing move is no such line: what was said before may explain it.
bool isPast(std::string_view line) {
    const std::string_view word = firstWordOf(line);
    return word == "id" || word == "info";
}

/// Whether a line tells of a fault: "info string ERROR: …".
bool isComplaint(std::string_view line) {
    const std::string text = withoutInfo(line);
    return text.starts_with("ERROR") || text.starts_with("Error") || text.starts_with("error");
}

}  // namespace

Result<std::unique_ptr<UciEngine>, EngineError> UciEngine::start(EngineLoop& loop,
                                                                 const EngineCommand& command,
                                                                 const EngineDeadlines& deadlines,
                                                                 std::stop_token closing) {
    return start(nullptr, loop, command, deadlines, std::move(closing), {});
}

Result<std::unique_ptr<UciEngine>, EngineError> UciEngine::start(const EngineCommand& command,
                                                                 const EngineDeadlines& deadlines,
                                                                 std::stop_token closing,
                                                                 Overhearing overhearing) {
    auto loop = std::make_unique<EngineLoop>();
    EngineLoop& used = *loop;
    return start(std::move(loop), used, command, deadlines, std::move(closing), std::move(overhearing));
}

Result<std::unique_ptr<UciEngine>, EngineError> UciEngine::start(
    std::unique_ptr<EngineLoop> ownLoop, EngineLoop& loop, const EngineCommand& command,
    const EngineDeadlines& deadlines, std::stop_token closing, Overhearing overhearing) {
    auto process = EngineProcess::start(loop, command, deadlines);
    if (!process) return std::move(process).error();
    if (overhearing) (*process)->overhear(std::move(overhearing));
    std::unique_ptr<UciEngine> engine(new UciEngine(std::move(*process), deadlines, std::move(closing)));
    engine->ownLoop_ = std::move(ownLoop);
    if (auto introduced = engine->introduce(); !introduced) return std::move(introduced).error();
    return engine;
}

UciEngine::~UciEngine() {
    if (!failure_) process_->end();
}

Result<void, EngineError> UciEngine::setOption(std::string_view name, std::string_view value) {
    if (failure_) return *failure_;
    const PluginOption* const option = findOption(options_, name);
    if (option == nullptr) {
        return EngineError{Kind::BadOption,
                           ROQUE_MESSAGE("It has no option '{0}'", shownText(name, kLongestAnswer))};
    }
    const auto accepted = accept(*option, value);
    if (!accepted) return EngineError{Kind::BadOption, accepted.error().text};
    if (option->kind == PluginOption::Kind::Button) {
        process_->write("setoption name " + option->name);
        return {};
    }
    const auto known = values_.try_emplace(option->name, option->defaultValue).first;
    if (known->second == *accepted) return {};
    known->second = *accepted;
    process_->write(fmt::format("setoption name {} value {}", option->name, *accepted));
    return {};
}

Result<void, EngineError> UciEngine::newGame(Variant variant) {
    if (failure_) return *failure_;
    if (variant != variant_) {
        const char* const value = variant == Variant::Chess960 ? "true" : "false";
        if (const auto set = setOption(kChess960, value); !set) return set;
        variant_ = variant;
    }
    process_->write("ucinewgame");
    return synchronise();
}

/// Every search begins with a question that has one answer: whatever was written before it belongs to earlier
/// ones. The time it takes is not charged to the engine.
Result<SearchAnswer, EngineError> UciEngine::search(const SearchRequest& request,
                                                    const SearchControl& control) {
    if (failure_) return *failure_;
    const auto position = positionOf(request);
    if (!position)
        return EngineError{Kind::BadRequest, ROQUE_MESSAGE("It was not asked: {0}", position.error().text)};
    const TimePoint asked = Clock::now();
    complaint_.clear();
    process_->write(positionText(request));
    if (auto ready = synchronise(); !ready) {
        tell(control);
        return std::move(ready).error();
    }
    lastWords_.clear();  // of its loading
    const TimePoint began = Clock::now();
    const bool isEndless = control.deadline == TimePoint::max();
    const TimePoint deadline = isEndless ? control.deadline : control.deadline + (began - asked);
    process_->write(goText(request.limits) + searchMovesText(request, *position));
    if (control.onBegin) control.onBegin();
    auto answer = waitForAnswer(*position, began, deadline, control);
    tell(control);
    const bool isLate = control.whenLate == SearchControl::Late::Fails && Clock::now() >= deadline;
    if (!answer || !isLate || control.stop.stop_requested()) return answer;
    return giveUp(Kind::Hung, notEnded(deadline - began));
}

Result<void, EngineError> UciEngine::introduce() {
    const TimePoint until = Clock::now() + deadlines_.start;
    process_->write("uci");
    while (const auto line = nextLine(until, closing_)) {
        if (Clock::now() >= until) break;
        const uci::EngineLine parsed = uci::parseEngineLine(line->text);
        if (std::holds_alternative<uci::UciOk>(parsed)) {
            description_.playsChess960 = findOption(options_, kChess960) != nullptr;
            return {};
        }
        readIntroduction(parsed);
    }
    if (closing_.stop_requested()) return closed();
    if (process_->isGone()) {
        Message end = process_->describeEnd(complaint_, lastWords_);
        const bool hasSpoken =
            !description_.name.empty() || !description_.author.empty() || !options_.empty();
        return giveUp(
            Kind::Died,
            hasSpoken ? std::move(end)
                      : ROQUE_MESSAGE("It does not speak UCI, or does not run here: {0}", std::move(end)));
    }
    return giveUp(Kind::NotUci, ROQUE_MESSAGE("It does not speak UCI: it has not said 'uciok' within {0}",
                                              grantedTime(deadlines_.start)));
}

void UciEngine::readIntroduction(const uci::EngineLine& line) {
    if (const auto* id = std::get_if<uci::EngineId>(&line)) {
        const bool isName = id->part == uci::EngineId::Part::Name;
        (isName ? description_.name : description_.author) = shownText(id->text, kLongestName);
    }
    const auto* option = std::get_if<uci::EngineOption>(&line);
    if (option != nullptr && options_.size() < kMaxOptions) options_.push_back(optionOf(*option));
}

Result<void, EngineError> UciEngine::synchronise() {
    const auto granted = hasLoaded_ ? deadlines_.ready : deadlines_.load;
    const TimePoint until = Clock::now() + granted;
    process_->write("isready");
    while (const auto line = nextLine(until, closing_)) {
        if (std::holds_alternative<uci::ReadyOk>(uci::parseEngineLine(line->text))) {
            hasLoaded_ = true;
            return {};
        }
        if (Clock::now() >= until) break;
    }
    if (closing_.stop_requested()) return closed();
    return lost("readyok", granted);
}

Result<SearchAnswer, EngineError> UciEngine::waitForAnswer(const Position& position, TimePoint began,
                                                           TimePoint deadline, const SearchControl& control) {
    UciProgress progress(position);
    std::stop_source wake;
    const auto wakeUp = [&wake] { wake.request_stop(); };
    const std::stop_callback onStop(control.stop, wakeUp);
    const std::stop_callback onClosing(closing_, wakeUp);
    std::stop_token wakeToken = wake.get_token();
    TimePoint until = deadline;
    bool isStopped = false;
    while (true) {
        if (const auto line = nextLine(until, wakeToken)) {
            if (auto answer = answerIn(*line, progress, position, began, control)) return std::move(*answer);
            if (Clock::now() < until && !wakeToken.stop_requested()) continue;
        }
        // The first time out, or a stop, sends "stop" and grants deadlines_.stop; the second gives the engine
        // up.
        if (closing_.stop_requested()) return closed();
        if (process_->isGone() || isStopped) return lost("bestmove", deadlines_.stop);
        process_->write("stop");
        isStopped = true;
        wakeToken = closing_;
        until = Clock::now() + deadlines_.stop;
    }
}

/// The answer, if the line has it. Reports progress.
std::optional<Result<SearchAnswer, EngineError>> UciEngine::answerIn(const EngineProcess::Line& text,
                                                                     UciProgress& progress,
                                                                     const Position& position,
                                                                     TimePoint began,
                                                                     const SearchControl& control) {
    const uci::EngineLine line = uci::parseEngineLine(text.text);
    if (const auto* const info = std::get_if<uci::EngineInfo>(&line)) reportInfo(*info, progress, control);
    if (!std::holds_alternative<uci::BestMove>(line) && !std::holds_alternative<uci::BadBestMove>(line))
        return std::nullopt;
    auto answer = judge(position, line);
    if (answer) {
        answer->thought = text.arrived - began;
        answer->last = progress.last();
    }
    return answer;
}

void UciEngine::reportInfo(const uci::EngineInfo& info, UciProgress& progress, const SearchControl& control) {
    progress.note(info);
    if (!control.onInfo) return;
    if (const auto line = progress.lineOf(info)) control.onInfo(*line);
}

/// What the engine answers, if it is a move.
Result<SearchAnswer, EngineError> UciEngine::judge(const Position& position, const uci::EngineLine& answer) {
    const auto* const best = std::get_if<uci::BestMove>(&answer);
    const std::string text = best != nullptr ? best->move : std::get<uci::BadBestMove>(answer).text;
    if (best != nullptr && best->move.empty()) return EngineError{Kind::IllegalMove, noMove()};
    lastWords_.clear();
    const auto move = parseUciMove(position, text);
    if (best == nullptr || !move)
        return EngineError{Kind::IllegalMove, ROQUE_MESSAGE("It answers '{0}', which is not a legal move",
                                                            shownText(text, kLongestAnswer))};
    SearchAnswer judged{*move};
    if (best->ponder) {
        if (const auto reply = parseUciMove(position.after(*move), *best->ponder)) judged.ponder = *reply;
    }
    return judged;
}

/// That it has no move, and why if it has just said so, as roque-uci says what a plugin has thrown.
Message UciEngine::noMove() {
    if (lastWords_.empty()) return ROQUE_MESSAGE("It says that it has no move");
    return ROQUE_MESSAGE("It says that it has no move: {0}", std::exchange(lastWords_, {}));
}

void UciEngine::tell(const SearchControl& control) {
    for (const std::string& text : std::exchange(told_, {}))
        if (control.onText) control.onText(text);
}

/// The next line. What it says to people is kept, and so are complaints, which many programs write where
/// their answers go.
std::optional<EngineProcess::Line> UciEngine::nextLine(TimePoint until, const std::stop_token& stop) {
    auto line = process_->wait(until, stop);
    if (line && line->text.starts_with(kInfo) && told_.size() < kEnoughTold)
        told_.push_back(shownText(withoutInfo(line->text), kLongestTold));
    if (line && isForPeople(line->text))
        lastWords_ = shownText(withoutInfo(line->text), kLongestTold);
    else if (line && isPast(line->text))
        lastWords_.clear();
    if (line && isComplaint(line->text) && complaint_.size() < kEnoughComplaint)
        complaint_ += (complaint_.empty() ? "" : " ") + withoutInfo(line->text);
    return line;
}

EngineError UciEngine::giveUp(EngineError::Kind kind, Message text) {
    failure_ = EngineError{kind, std::move(text)};
    return *failure_;
}

EngineError UciEngine::lost(std::string_view whileWaitingFor, std::chrono::milliseconds deadline) {
    if (process_->isGone()) return giveUp(Kind::Died, process_->describeEnd(complaint_, lastWords_));
    return giveUp(Kind::Hung, ROQUE_MESSAGE("It hangs: it has not said '{0}' within {1}", whileWaitingFor,
                                            grantedTime(deadline)));
}

}  // namespace roque
