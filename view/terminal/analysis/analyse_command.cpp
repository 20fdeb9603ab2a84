#include "view/terminal/analysis/analyse_command.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/ostream.h>

#include "controller/analysis/analysis_subject.h"
#include "controller/analysis/game_annotation.h"
#include "controller/analysis/line_json.h"
#include "controller/analysis/line_table.h"
#include "controller/annotation/game_source.h"
#include "controller/match/opening_file.h"
#include "controller/match/text_table.h"
#include "controller/search/deadlines.h"
#include "controller/storage/files.h"
#include "model/game/outcome.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/byte_order_mark.h"
#include "model/notation/fen.h"
#include "model/notation/san.h"
#include "view/terminal/analysis/game_heading.h"
#include "view/terminal/command/position_argument.h"
#include "view/terminal/command/stop_at_interrupt.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

/// A position, and what stands above its analysis where that does not tell enough.
struct Subject {
    AnalysisSubject position;
    std::optional<Message> heading{};
};

/// What is to be analysed.
struct Subjects {
    std::vector<Subject> all;
    bool areComplete = true;  ///< otherwise a game could not be read to its end
};

/// Whether a text has games, not positions: no word of a game has seven slashes, as the first of a FEN has.
bool hasGames(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n\v\f";
    text = withoutByteOrderMark(text);
    const auto skip = [&text](std::size_t bytes) { text.remove_prefix(std::min(bytes, text.size())); };
    for (skip(text.find_first_not_of(kBlanks)); text.starts_with('#'); skip(text.find_first_not_of(kBlanks)))
        skip(text.find('\n'));
    return std::ranges::count(text.substr(0, text.find_first_of(kBlanks)), '/') != 7;
}

/// The last positions of the games in a file, over or not; of a game with an error, the last before it.
std::optional<Subjects> lastPositionsOf(const std::string& file, std::string text, const Streams& streams) {
    auto source = annotation::GameSource::ofText(file, std::move(text));
    if (!source) {
        say(streams.error, source.error());
        return std::nullopt;
    }
    Subjects subjects;
    while (const auto game = source->next()) {
        const GameRecord& record = game->game.record;
        Subject& subject = subjects.all.emplace_back(subjectAt(record.lastPlayed(), record.variant));
        if (source->size() > 1) subject.heading = gameHeading(*game, source->size());
        const auto error = std::ranges::find_if(game->game.problems, &PgnProblem::isError);
        if (error == game->game.problems.end()) continue;
        subjects.areComplete = false;
        say(streams.error, ROQUE_MESSAGE("{0}: game {1}, {2}; the last position that can be read is analysed",
                                         game->file, game->place, error->describe()));
    }
    return subjects;
}

/// Whether an argument is a FEN, or the beginning of one, and no file. A path may have blanks and seven
/// slashes too, but seldom only letters of pieces.
bool isPosition(const std::string& subject) {
    constexpr std::ptrdiff_t kBetweenRanks = 7;
    const std::string_view board = std::string_view(subject).substr(0, subject.find(' '));
    const bool hasRanks = std::ranges::count(board, '/') == kBetweenRanks;
    const bool hasOnlyPieces = board.find_first_not_of("PNBRQKpnbrqk0123456789/") == std::string_view::npos;
    const bool hasMore = board.size() < subject.size();
    std::error_code error;
    return (hasMore ? hasRanks || hasOnlyPieces : hasRanks && hasOnlyPieces)
           && !std::filesystem::exists(subject, error);
}

/// The position of a FEN.
std::optional<Subjects> positionOf(const std::string& fen, const Streams& streams) {
    const auto start = readStart(fen, streams);
    if (!start) return std::nullopt;
    return Subjects{{{{start->position, {}, start->position, start->variant}}}};
}

std::optional<Subjects> subjectsOf(const std::string& subject, const Streams& streams) {
    if (isPosition(subject)) return positionOf(subject, streams);
    auto text = readToEnd(subject, annotation::GameSource::kLargestFile);  // once: it may be a pipe
    if (!text) {
        say(streams.error, text.error().describe());
        return std::nullopt;
    }
    if (hasGames(*text)) return lastPositionsOf(subject, std::move(*text), streams);
    const auto positions = match::parseOpenings(*text);
    if (!positions) {
        say(streams.error, ROQUE_MESSAGE("{0}: {1}", subject, positions.error()));
        return std::nullopt;
    }
    Subjects subjects;
    for (const match::Opening& listed : *positions)
        subjects.all.push_back({{listed.start, {}, listed.start, listed.variant}});
    return subjects;
}

SearchLimits limitsOf(const match::MoveLimits& limits) {
    constexpr std::uint64_t kDefaultNodes = 1'000'000;
    SearchLimits search = limitsOfEach(limits);
    if (!search.depth && !search.nodes && !search.moveTime) search.nodes = kDefaultNodes;
    return search;
}

/// Analyses one position after another with the same engine.
class Analysing {
public:
    Analysing(const AnalyseOptions& options, const StartedPlayer& player, const Streams& streams)
        : options_(options), player_(player), streams_(streams) {}

    /// Whether the engine can report so many lines.
    bool setLines() {
        if (options_.lines == 1) return true;
        const auto set = player_.engine->setOption("MultiPV", fmt::to_string(options_.lines));
        if (!set) player_.complain(set.error(), streams_);
        return set.has_value();
    }

    ExitCode analyse(const AnalysisSubject& subject, const std::stop_token& stop) {
        SearchRequest request;
        request.start = subject.start;
        request.variant = subject.variant;
        request.moves = subject.moves;
        request.limits = limitsOf(player_.who.player.limits);
        const Position& position = subject.position;
        if (const auto outcome = outcomeOf(position)) {
            printEnd(*outcome, position);
            return ExitCode::Success;
        }
        LineTable table(player_.who.curve);
        const Ticket question = Ticket().next();
        table.begin(question, position, options_.lines);
        if (const auto ready = player_.engine->newGame(subject.variant); !ready) return fail(ready.error());
        SearchControl control{.stop = stop,
                              .onInfo = [&](const SearchInfo& info) { table.add(question, info); }};
        if (request.limits.moveTime) {
            control.deadline =
                std::chrono::steady_clock::now() + *request.limits.moveTime + Deadlines().afterLimit;
            control.whenLate = SearchControl::Late::Fails;
        }
        const auto answer = player_.engine->search(request, control);
        if (!answer) return fail(answer.error());
        if (table.rows().empty() && !stop.stop_requested()) {
            say(streams_.error, ROQUE_MESSAGE("{0} does not say what it thinks of {1}",
                                              player_.who.player.name, toFen(position)));
            return ExitCode::BadInput;
        }
        print(table, position);
        return stop.stop_requested() ? ExitCode::Mismatch : ExitCode::Success;
    }

private:
    [[nodiscard]] ExitCode fail(const EngineError& error) const {
        player_.complain(error, streams_);
        return ExitCode::Mismatch;
    }

    void printEnd(const Outcome& outcome, const Position& position) const {
        if (options_.isJson)
            fmt::print(streams_.out, "{}\n", endJson(outcome, position));
        else
            say(streams_.out, ROQUE_MESSAGE("{0}: {1}", toFen(position), describe(outcome)));
    }

    void print(const LineTable& lines, const Position& position) const {
        const auto& rows = lines.rows();
        if (!options_.isJson && options_.lines > lines.capacity())
            say(streams_.error, ROQUE_MESSAGES("There is only {0} legal move.",
                                               "There are only {0} legal moves.", lines.capacity()));
        if (options_.isJson) {
            for (std::size_t at = 0; at < rows.size(); ++at)
                fmt::print(streams_.out, "{}\n", lineJson(rows[at], at + 1, lines.nodes(), position));
            return;
        }
        using Side = match::TextTable::Side;
        match::TextTable table({{"", 2},
                                {terminalText(ROQUE_MESSAGE("Move")), 6, Side::Left},
                                {terminalText(ROQUE_MESSAGE("White")), 4},
                                {terminalText(ROQUE_MESSAGE("Score")), 6},
                                {terminalText(ROQUE_MESSAGE("Depth")), 4},
                                {terminalText(ROQUE_MESSAGE("Line")), 4, Side::Left}});
        for (std::size_t at = 0; at < rows.size(); ++at) {
            const AnalysisRow& row = rows[at];
            const auto& score = row.score ? row.score : row.bound;
            table.add({fmt::to_string(at + 1), toSan(position, row.move),
                       score ? fmt::format("{} %", expectedOf100(*score)) : "",
                       score ? boundSign(*score) + evaluationOf(*score, 0) : "", fmt::to_string(row.depth),
                       row.lineText});
        }
        fmt::print(streams_.out, "{}\n{}", toFen(position), table.text());
    }

    static std::string boundSign(const WhiteScore& score) {
        if (score.bound == ScoreBound::Exact) return "";
        return score.bound == ScoreBound::Lower ? "≥ " : "≤ ";
    }

    const AnalyseOptions& options_;
    const StartedPlayer& player_;
    const Streams& streams_;
};

}  // namespace

ExitCode runAnalyse(const AnalyseOptions& options, const Streams& streams) {
    const auto subjects =
        options.fen ? positionOf(*options.fen, streams) : subjectsOf(options.subject, streams);
    if (!subjects) return ExitCode::BadInput;
    const auto started = startAnalysingPlayer(options.who, streams);
    if (!started) return ExitCode::BadInput;
    Analysing analysing(options, *started, streams);
    if (!analysing.setLines()) return ExitCode::BadInput;
    const StopAtInterrupt stop;
    ExitCode worst = subjects->areComplete ? ExitCode::Success : ExitCode::Mismatch;
    for (const auto& [position, heading] : subjects->all) {
        if (stop.token().stop_requested()) return ExitCode::Mismatch;
        if (heading && !options.isJson) say(streams.out, *heading);
        worst = std::max(worst, analysing.analyse(position, stop.token()));
        streams.out.flush();
    }
    return worst;
}

}  // namespace roque::terminal
