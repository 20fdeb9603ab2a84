#include "controller/match/match_settings.h"

#include <filesystem>

#include <fmt/format.h>

#include "model/base/fnv1a.h"
#include "model/notation/fen.h"

namespace roque::match {
namespace {

/// The hash of texts one after the other.
class Digest {
public:
    void add(std::string_view text) noexcept {
        hash_.add(text);
        hash_.add('\0');
    }

    template <typename Number>
    void add(const std::optional<Number>& number) {
        add(number ? fmt::to_string(*number) : std::string("-"));
    }

    void add(const OptionValues& options) {
        for (const auto& [name, value] : options) {
            add(name);
            add(value);
        }
        add("");
    }

    [[nodiscard]] std::string text() const { return fmt::format("{:016x}", hash_.value()); }

private:
    Fnv1a<std::uint64_t> hash_;
};

std::string placeOf(const std::filesystem::path& path) {
    return path.empty() ? std::string() : std::filesystem::absolute(path).lexically_normal().string();
}

/// A name alone is searched for in PATH.
bool isOfPath(const std::filesystem::path& program) {
    return program.string().find('/') == std::string::npos;
}

void addPlayer(const MatchPlayer& player, Digest& digest) {
    digest.add(player.name);
    const EngineCommand& command = player.command;
    digest.add(isOfPath(command.program) ? command.program.string() : placeOf(command.program));
    digest.add(placeOf(command.folder));  // not its memory, which changes no game
    for (const std::string& argument : command.arguments) digest.add(argument);
    digest.add(player.options);
    digest.add(player.wishes);
    digest.add(toText(player.limits.time));
    digest.add(player.limits.depth);
    digest.add(player.limits.nodes);
}

void addRules(const GameRules& rules, Digest& digest) {
    const auto& [draw, resignation, maxMoves] = rules.adjudication;
    digest.add(draw ? fmt::format("{} {} {}", draw->score, draw->moves, draw->from) : std::string());
    digest.add(resignation ? fmt::format("{} {}", resignation->score, resignation->moves) : std::string());
    digest.add(maxMoves);
    digest.add(fmt::to_string(rules.margin.count()));
}

}  // namespace

std::string identityOf(const MatchSettings& settings) {
    Digest digest;
    for (const MatchPlayer& player : settings.players) addPlayer(player, digest);
    for (const Opening& opening : settings.openings) {
        digest.add(toFen(opening.start, FenStyle::Shredder));
        for (const Move move : opening.moves) digest.add(fmt::to_string(move.raw()));
    }
    digest.add(settings.mode == MatchMode::Gauntlet ? "gauntlet" : "round robin");
    digest.add(fmt::to_string(settings.seed));
    addRules(settings.rules, digest);
    return digest.text();
}

}  // namespace roque::match
