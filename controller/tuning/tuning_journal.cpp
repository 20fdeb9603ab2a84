#include "controller/tuning/tuning_journal.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include <fmt/format.h>

#include "controller/storage/files.h"

namespace roque::tuning {
namespace {

constexpr std::size_t kLargestJournal = std::size_t{1} << 30U;

/// A comment that names the tuning, and the headings of the columns.
std::string headOf(const TuningSettings& settings) {
    std::string head = fmt::format("# roque-cli tune {}\nround\tpoints", identityOf(settings));
    for (const TunedParameter& each : settings.parameters) head += '\t' + each.name;
    return head + '\n';
}

/// Takes a number and the character behind it.
template <typename Number>
bool take(std::string_view& text, Number& number, char behind) {
    const auto [stopped, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const auto length = static_cast<std::size_t>(stopped - text.data());
    if (error != std::errc() || length == text.size() || *stopped != behind) return false;
    text.remove_prefix(length + 1);
    return true;
}

/// Whether a file has the head of this tuning and nothing else: it was begun, but no round was played.
bool isOnlyBegun(const std::filesystem::path& file, const TuningSettings& settings) {
    const std::string head = headOf(settings);
    const auto text = readFile(file, head.size());
    return text && *text == head;
}

bool isPossible(int points) {
    return points >= -2 && points <= 2;
}

/// Not of what is no number either.
bool isWithin(const TunedParameter& parameter, double value) {
    return value >= static_cast<double>(parameter.least) && value <= static_cast<double>(parameter.most);
}

/// Takes a round with a value for each parameter, of which there is one at least.
std::optional<TuningRound> takeRound(std::string_view& text, std::size_t number,
                                     const Parameters& parameters) {
    TuningRound round{number, std::nullopt, Spsa::Values(parameters.size())};
    std::size_t written = 0;
    if (!take(text, written, '\t') || written != number + 1) return std::nullopt;
    if (text.starts_with("-\t"))
        text.remove_prefix(2);
    else if (!take(text, round.points.emplace(), '\t') || !isPossible(*round.points))
        return std::nullopt;
    for (std::size_t at = 0; at < parameters.size(); ++at) {
        const char behind = at + 1 == parameters.size() ? '\n' : '\t';
        if (!take(text, round.values[at], behind) || !isWithin(parameters[at], round.values[at]))
            return std::nullopt;
    }
    return round;
}

}  // namespace

Result<TuningJournal, Message> TuningJournal::open(const std::filesystem::path& file, Begin begin,
                                                   const TuningSettings& settings) {
    auto opened = AppendedFile::open(file);
    if (!opened) return failure<TuningJournal>(std::move(opened).error());
    if (!opened->lock()) return failure<TuningJournal>(ROQUE_MESSAGE("Another program writes to {0}", file));
    if (begin == Begin::Anew && !opened->isEmpty() && !isOnlyBegun(file, settings))
        return failure<TuningJournal>(
            ROQUE_MESSAGE("{0} has rounds already: say --resume to go on, or name another file", file));
    TuningJournal journal(file, std::move(*opened));
    if (auto read = journal.readRounds(settings); !read)
        return failure<TuningJournal>(std::move(read).error());
    return journal;
}

Result<void, Message> TuningJournal::readRounds(const TuningSettings& settings) {
    const auto text = readFile(file_, kLargestJournal);
    if (!text) return failure<void>(text.error().describe());
    const std::string head = headOf(settings);
    const std::string_view whole = std::string_view(*text).substr(0, text->rfind('\n') + 1);
    const bool hasHead = whole.starts_with(head);
    if (!hasHead && !head.starts_with(*text))
        return failure<void>(
            ROQUE_MESSAGE("{0} has rounds of another tuning, or of this one with other settings", file_));
    if (!hasHead) {
        if (auto shortened = opened_.shorten(0); !shortened) return shortened;
        opened_.append(head);
        return {};
    }
    const auto headLines = static_cast<std::size_t>(std::ranges::count(head, '\n'));
    std::string_view rest = whole.substr(head.size());
    while (!rest.empty()) {
        auto round = takeRound(rest, rounds_.size(), settings.parameters);
        const std::size_t number = rounds_.size() + 1;
        if (!round)
            return failure<void>(
                ROQUE_MESSAGE("{0}: line {1} is not round {2}", file_, headLines + number, number));
        rounds_.push_back(std::move(*round));
    }
    return opened_.shorten(whole.size());
}

void TuningJournal::append(const TuningRound& round) {
    std::string line = fmt::format("{}\t", round.number + 1);
    line += round.points ? fmt::to_string(*round.points) : std::string("-");
    for (const double value : round.values) line += fmt::format("\t{}", value);
    opened_.append(line + '\n');
}

}  // namespace roque::tuning
