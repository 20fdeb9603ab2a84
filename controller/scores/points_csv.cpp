#include "controller/scores/points_csv.h"

#include <string_view>

#include <fmt/format.h>

#include "controller/storage/time_text.h"

namespace roque {
namespace {

constexpr const char* kHeadings =
    "ended,white,black,white points,black points,result,termination,variant,plies,id\r\n";

/// Quotes a field that contains a separator. Text typed by people must not run as a formula (OWASP, "CSV
/// Injection").
std::string field(std::string_view text) {
    const bool isLikeFormula = !text.empty() && std::string_view("=+-@\t\r").find(text[0]) != text.npos;
    const bool needsQuotes = text.find_first_of(",\"\r\n") != text.npos;
    std::string field = isLikeFormula ? "'" : "";
    for (const char letter : text) {
        if (letter == '"') field += '"';
        field += letter;
    }
    return needsQuotes ? '"' + field + '"' : field;
}

}  // namespace

std::string toCsv(const std::vector<PointsEntry>& entries) {
    std::string csv = kHeadings;
    for (const PointsEntry& entry : entries) {
        csv += toText(entry.ended) + ',' + field(entry.names[Color::White]) + ','
               + field(entry.names[Color::Black]) + ',' + std::to_string(entry.points[Color::White]) + ','
               + std::to_string(entry.points[Color::Black]) + ',';
        csv.append(toString(entry.result)) += ',';
        csv.append(toText(entry.termination)) += ',';
        csv.append(toText(entry.variant)) +=
            ',' + std::to_string(entry.plies) + ',' + field(entry.id) + "\r\n";
    }
    return csv;
}

std::string toCsv(const std::vector<PlayerSummary>& players) {
    std::string csv = "player,games,won,drawn,lost,best points,average points\r\n";
    for (const PlayerSummary& player : players)
        csv += fmt::format("{},{},{},{},{},{},{:.1f}\r\n", field(player.name), player.games, player.wins,
                           player.draws, player.games - player.wins - player.draws, player.best, player.mean);
    return csv;
}

}  // namespace roque
