#include "controller/settings/settings_json.h"

#include <algorithm>
#include <string>
#include <utility>

#include "controller/game/game_setup_json.h"

namespace roque {

template <typename E, std::size_t Count>
using Words = std::array<std::pair<E, std::string_view>, Count>;

template <>
struct JsonWords<Theme> {
    static constexpr Words<Theme, 3> kWords{
        {{Theme::Desktop, "desktop"}, {Theme::Light, "light"}, {Theme::Dark, "dark"}}};
};
template <>
struct JsonWords<CoordinatePlace> {
    static constexpr Words<CoordinatePlace, 3> kWords{{{CoordinatePlace::Off, "off"},
                                                       {CoordinatePlace::Margin, "margin"},
                                                       {CoordinatePlace::Squares, "squares"}}};
};
template <>
struct JsonWords<CardPlace> {
    static constexpr Words<CardPlace, 3> kWords{{{CardPlace::Automatic, "automatic"},
                                                 {CardPlace::Beside, "beside"},
                                                 {CardPlace::Stacked, "stacked"}}};
};
template <>
struct JsonWords<TargetMarks> {
    static constexpr Words<TargetMarks, 3> kWords{
        {{TargetMarks::Off, "off"}, {TargetMarks::Dots, "dots"}, {TargetMarks::Classic, "classic"}}};
};
template <>
struct JsonWords<AnimationSpeed> {
    static constexpr Words<AnimationSpeed, 4> kWords{{{AnimationSpeed::Off, "off"},
                                                      {AnimationSpeed::Fast, "fast"},
                                                      {AnimationSpeed::Normal, "normal"},
                                                      {AnimationSpeed::Slow, "slow"}}};
};
template <>
struct JsonWords<MoveInput> {
    static constexpr Words<MoveInput, 3> kWords{{{MoveInput::ClickAndDrag, "click-and-drag"},
                                                 {MoveInput::Click, "click"},
                                                 {MoveInput::Drag, "drag"}}};
};
template <>
struct JsonWords<MoveNotation> {
    static constexpr Words<MoveNotation, 2> kWords{
        {{MoveNotation::Letters, "letters"}, {MoveNotation::Figurines, "figurines"}}};
};
template <>
struct JsonWords<PointsDatabase::Kind> {
    static constexpr Words<PointsDatabase::Kind, 3> kWords{
        {{PointsDatabase::Kind::Embedded, "embedded"},
         {PointsDatabase::Kind::MySql, "mysql"},
         {PointsDatabase::Kind::PostgreSql, "postgresql"}}};
};
template <>
struct JsonWords<ColorWish> {
    static constexpr Words<ColorWish, 3> kWords{
        {{ColorWish::White, "white"}, {ColorWish::Random, "random"}, {ColorWish::Black, "black"}}};
};

/// Those that make sense are used, whatever stands beside them.
template <>
struct JsonForm<OwnTimes> {
    static void read(const JsonReader& from, OwnTimes& value) {
        if (!from.value().is_array()) return from.fail();
        value.times.clear();
        std::size_t at = 0;
        for (const Json& element : from.value()) {
            const JsonReader each = from.at(element, std::to_string(at++));
            const std::size_t problems = from.problems();
            TimeControl time;
            JsonForm<TimeControl>::read(each, time);
            if (from.problems() != problems) continue;
            const bool isNew = std::ranges::find(value.times, time) == value.times.end();
            if (isTimed(time) && isNew && value.times.size() < OwnTimes::kMaxCount)
                value.times.push_back(std::move(time));
            else
                each.fail();
        }
    }
    static void write(Json& to, const OwnTimes& value) {
        JsonForm<std::vector<TimeControl>>::write(to, value.times);
    }
};

template <typename Fields>
void describe(Fields& fields, WindowBounds& window) {
    constexpr Between kPlace{-WindowBounds::kFarthest, WindowBounds::kFarthest};
    constexpr Between kSize{WindowBounds::kSmallest, WindowBounds::kFarthest};
    fields("x", window.x, kPlace);
    fields("y", window.y, kPlace);
    fields("width", window.width, kSize);
    fields("height", window.height, kSize);
    fields("maximized", window.isMaximized);
}

template <typename Fields>
void describe(Fields& fields, BoardLayoutSetting& board) {
    fields("size", board.size, Between{BoardLayoutSetting::kSmallest, 100});
    fields("x", board.x, Between{0, 100});
    fields("y", board.y, Between{0, 100});
}

template <typename Fields>
void describe(Fields& fields, Appearance& appearance) {
    fields("pieces", appearance.pieceSet);
    fields("colors", appearance.colorScheme);
    fields("theme", appearance.theme);
    fields("coordinates", appearance.coordinates);
    fields("targets", appearance.targets);
    fields("animation", appearance.animation);
    fields("cards", appearance.cards);
    fields("railWords", appearance.hasRailWords);
}

template <typename Fields>
void describe(Fields& fields, PlaySettings& play) {
    fields("moveInput", play.moveInput);
    fields("sounds", play.playsSounds);
    fields("volume", play.volume, Between{PlaySettings::kQuietest, PlaySettings::kLoudest});
    fields("announceMoves", play.announcesMoves);
    fields("turnBoardToMover", play.turnsBoardToMover);
    fields("describeBoard", play.describesBoard);
    fields("notation", play.notation);
    fields("language", play.language);
    fields("aiTakesTime", play.takesTime);
    fields("aiUsesOwnBooks", play.usesOwnBooks);
    fields("aiResigns", play.aiResigns);
    fields("showThoughts", play.showsThoughts);
    fields("alwaysQueen", play.alwaysPromotesToQueen);
    fields("confirmMoves", play.confirmsMoves);
    fields("premoves", play.allowsPremoves);
    fields("tryMovesWhileClockRuns", play.triesMovesWhileClockRuns);
}

template <typename Fields>
void describe(Fields& fields, PointsDatabase& database) {
    fields("kind", database.kind);
    fields("host", database.host);
    fields("port", database.port);
    fields("name", database.name);
    fields("user", database.user);
}

template <typename Fields>
void describe(Fields& fields, PointsSaving& scores) {
    fields("save", scores.isOn);
    fields("database", scores.database);
}

template <typename Fields>
void describe(Fields& fields, NewGameHabits& habits) {
    fields("color", habits.color);
    fields("opponents", habits.opponents);
    fields("times", habits.own);
    fields("welcomed", habits.isWelcomed);
}

template <typename Fields>
void describe(Fields& fields, AnnotationHabits& annotation) {
    using Habits = AnnotationHabits;
    fields("player", annotation.player);
    fields("nodes", annotation.nodes, Between{Habits::kFewestNodes, Habits::kMostNodes});
    fields("threads", annotation.threads, Between{1, Habits::kMostThreads});
}

template <typename Fields>
void describe(Fields& fields, AnalysingEngine& engine) {
    fields("player", engine.player);
    fields("lines", engine.lines, Between{1, AnalysingEngine::kMostLines});
}

template <typename Fields>
void describe(Fields& fields, AnalysisHabits& analysis) {
    fields("engines", analysis.engines);
    fields("measureEngines", analysis.measuresEngines);
}

template <typename Fields>
void describe(Fields& fields, Settings& settings) {
    fields("window", settings.window);
    fields("board", settings.board);
    fields("appearance", settings.appearance);
    fields("play", settings.play);
    fields("scores", settings.scores);
    fields("newGame", settings.newGame);
    fields("recentFiles", settings.recentFiles);
    fields("newGameHabits", settings.newGameHabits);
    fields("annotation", settings.annotation);
    fields("analysis", settings.analysis);
}

void JsonForm<Settings>::read(const JsonReader& from, Settings& value) {
    readObject(from, value);
}

void JsonForm<Settings>::write(Json& to, const Settings& value) {
    writeObject(to, value);
}

}  // namespace roque
