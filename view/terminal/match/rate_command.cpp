#include "view/terminal/match/rate_command.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <istream>
#include <iterator>
#include <optional>
#include <system_error>

#include <fmt/ostream.h>

#include "controller/match/rating_fit.h"
#include "controller/match/text_table.h"
#include "controller/storage/files.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

constexpr std::size_t kMaxBytes = std::size_t{4} << 30U;
constexpr double kMostRating = 100'000;

/// Adds the games of all files. If one cannot be read, says so and returns false.
bool readPool(const RateOptions& options, const Streams& streams, match::RatingPool& pool) {
    for (const std::string& name : options.files) {
        if (name == "-") {
            pool.add(std::string(std::istreambuf_iterator<char>(streams.in), {}));
            continue;
        }
        const auto text = readToEnd(name, kMaxBytes);
        if (!text) {
            say(streams.error, text.error().describe());
            return false;
        }
        pool.add(*text);
    }
    return true;
}

/// Reads the anchors, such as "Bastion=3000". If one is invalid, says so and returns nothing.
std::optional<match::Anchors> readAnchors(const RateOptions& options, const match::RatingPool& pool,
                                          const Streams& streams) {
    match::Anchors anchors;
    for (const std::string& text : options.anchors) {
        const std::size_t equals = text.rfind('=');
        const std::string name = text.substr(0, equals);
        double rating = 0;
        const char* const end = text.data() + text.size();
        const bool hasRating = equals != std::string::npos && equals + 1 < text.size();
        const auto read = std::from_chars(hasRating ? text.data() + equals + 1 : end, end, rating);
        const bool isNumber = hasRating && read.ptr == end;
        if (isNumber && !(read.ec == std::errc() && std::abs(rating) <= kMostRating)) {
            say(streams.error,
                ROQUE_MESSAGE("--anchor {0}: not a number from {1} to {2}", text,
                              fmt::format("{}", -kMostRating), fmt::format("{}", kMostRating)));
            return std::nullopt;
        }
        const auto found = std::ranges::find(pool.players(), name);
        if (!isNumber || found == pool.players().end()) {
            say(streams.error, isNumber ? ROQUE_MESSAGE("--anchor {0}: there is no such player", text)
                                        : ROQUE_MESSAGE("--anchor {0}: NAME=RATING is wanted", text));
            return std::nullopt;
        }
        anchors[static_cast<std::size_t>(found - pool.players().begin())] = rating;
    }
    return anchors;
}

/// Quotes a value for CSV (RFC 4180).
std::string quoted(const std::string& text) {
    if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
    std::string value = "\"";
    for (const char letter : text) value += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    return value + '"';
}

void printCsv(const match::RatingList& list, const match::RatingPool& pool, const match::Anchors& anchors,
              std::ostream& out) {
    fmt::print(out, "rank,player,rating,error,games,score,anchor\n");
    std::size_t rank = 0;
    for (const match::Rating& rating : list.ratings) {
        const auto anchor = anchors.find(rating.player);
        fmt::print(out, "{},{},{:.1f},{:.1f},{},{:.4f},{}\n", ++rank, quoted(pool.players()[rating.player]),
                   rating.rating, rating.error, rating.games, rating.score(),
                   anchor == anchors.end() ? "" : fmt::format("{:g}", anchor->second));
    }
}

/// How far a rating is from its anchor.
std::string anchorText(double anchor, double rating) {
    return "  "
           + terminalText(ROQUE_MESSAGE("anchor {0}, off by {1}", fmt::format("{:g}", anchor),
                                        fmt::format("{:+.0f}", rating - anchor)));
}

void printTable(const match::RatingList& list, const match::RatingPool& pool, const match::Anchors& anchors,
                std::ostream& out) {
    using Side = match::TextTable::Side;
    match::TextTable table({{"", 4},
                            {terminalText(ROQUE_MESSAGE("Player")), 6, Side::Left},
                            {terminalText(ROQUE_MESSAGE("rating")), 8},
                            {terminalText(ROQUE_MESSAGE("error")), 6},
                            {terminalText(ROQUE_MESSAGE("games")), 8},
                            {terminalText(ROQUE_MESSAGE("score")), 9},
                            {"", 0, Side::Left}});
    std::size_t rank = 0;
    for (const match::Rating& rating : list.ratings) {
        const auto anchor = anchors.find(rating.player);
        table.add({std::to_string(++rank), pool.players()[rating.player],
                   fmt::format("{:.0f}", rating.rating), fmt::format("{:.0f}", rating.error),
                   fmt::format("{}", rating.games), fmt::format("{:.1f} %", 100 * rating.score()),
                   anchor == anchors.end() ? "" : anchorText(anchor->second, rating.rating)});
    }
    fmt::print(out, "{}", table.text());
    say(out, ROQUE_MESSAGE("Games: {0}. White's advantage: {1} Elo. Errors: 95 % confidence.", pool.games(),
                           fmt::format("{:+.0f}", list.whiteAdvantage)));
}

}  // namespace

ExitCode runRate(const RateOptions& options, const Streams& streams) {
    match::RatingPool pool;
    if (!readPool(options, streams, pool)) return ExitCode::BadInput;
    const auto anchors = readAnchors(options, pool, streams);
    if (!anchors) return ExitCode::BadInput;
    if (const auto sound = match::comparable(pool.players(), match::totals(pool.units()), options.prior);
        !sound) {
        say(streams.error, sound.error());
        return ExitCode::BadInput;
    }
    const match::RatingList list =
        match::rate(pool, {*anchors, options.prior, options.samples, options.seed});
    if (options.isCsv)
        printCsv(list, pool, *anchors, streams.out);
    else
        printTable(list, pool, *anchors, streams.out);
    return ExitCode::Success;
}

}  // namespace roque::terminal
