#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "controller/players/game_setup.h"
#include "controller/scores/points_database.h"
#include "controller/settings/new_game_habits.h"

namespace roque {

/// The bounds of the window; of a maximized window, those before. In pixels that do not depend on the
/// screen's scale.
struct WindowBounds {
    static constexpr int kFarthest = 100'000;
    static constexpr int kSmallest = 200;

    std::optional<int> x;  ///< not set: the desktop chooses the place
    std::optional<int> y;
    std::optional<int> width;  ///< of the client area, without the menus
    std::optional<int> height;
    bool isMaximized = false;

    bool operator==(const WindowBounds&) const = default;
};

/// The size and position of the board in its part of the window.
struct BoardLayoutSetting {
    static constexpr int kSmallest = 20;

    int size = 100;  ///< percent of the largest board that fits
    int x = 50;      ///< percent of the free width that is on the left
    int y = 50;      ///< percent of the free height that is above

    bool operator==(const BoardLayoutSetting&) const = default;
};

/// Light or dark.
enum class Theme : std::uint8_t { Desktop, Light, Dark };
/// Where the coordinates of the squares are drawn.
enum class CoordinatePlace : std::uint8_t { Off, Margin, Squares };
/// Where the cards of the players are.
enum class CardPlace : std::uint8_t {
    Automatic,  ///< where they leave the larger board
    Beside,     ///< beside the board
    Stacked,    ///< above and below it
};
/// How the squares are marked to which a piece can move.
enum class TargetMarks : std::uint8_t {
    Off,
    Dots,
    Classic,  ///< legal squares green, the others red
};
enum class AnimationSpeed : std::uint8_t { Off, Fast, Normal, Slow };
/// How moves are made with the mouse.
enum class MoveInput : std::uint8_t { ClickAndDrag, Click, Drag };
/// How pieces are written in moves.
enum class MoveNotation : std::uint8_t {
    Letters,  ///< of the window's language
    Figurines,
};

/// The appearance of the board.
struct Appearance {
    std::string pieceSet = "roque";     ///< name of its folder
    std::string colorScheme = "roque";  ///< its name
    Theme theme = Theme::Desktop;
    CoordinatePlace coordinates = CoordinatePlace::Squares;
    TargetMarks targets = TargetMarks::Dots;
    AnimationSpeed animation = AnimationSpeed::Normal;
    CardPlace cards = CardPlace::Automatic;
    bool hasRailWords = true;  ///< below the icons of the pages, where there is room

    bool operator==(const Appearance&) const = default;
};

/// How games are played.
struct PlaySettings {
    static constexpr int kQuietest = 5;   ///< percent
    static constexpr int kLoudest = 100;  ///< percent

    MoveInput moveInput = MoveInput::ClickAndDrag;
    bool playsSounds = true;
    int volume = kLoudest;           ///< of the sounds, in percent of what the desktop gives them
    bool announcesMoves = false;     ///< speaks moves, for people who do not see the board
    bool turnsBoardToMover = false;  ///< between two people
    bool describesBoard = false;     ///< shows the board as text, for screen readers
    MoveNotation notation = MoveNotation::Letters;
    std::string language;                   ///< such as "fr"; empty: the desktop's language
    bool takesTime = true;                  ///< AI players that people can match think as long as people do
    bool usesOwnBooks = true;               ///< strong AI players that bring an opening book use it
    bool aiResigns = false;                 ///< strong AI players resign hopeless games
    bool showsThoughts = false;             ///< what AI players think, during play
    bool alwaysPromotesToQueen = false;     ///< without a question
    bool confirmsMoves = false;             ///< a move is made when it is confirmed
    bool allowsPremoves = true;             ///< moves are entered during the opponent's turn
    bool triesMovesWhileClockRuns = false;  ///< in earlier positions of the game

    bool operator==(const PlaySettings&) const = default;
};

/// Whether and where scores are saved.
struct PointsSaving {
    bool isOn = true;
    PointsDatabase database;

    bool operator==(const PointsSaving&) const = default;
};

/// What a person chose for the last annotation.
struct AnnotationHabits {
    static constexpr int kFewestNodes = 1'000;
    static constexpr int kMostNodes = 1'000'000'000;
    static constexpr int kMostThreads = 256;

    std::string player = "bastion";  ///< AnalysisPlayer::id
    int nodes = 80'000;              ///< positions a move
    int threads = 1;                 ///< games at the same time

    bool operator==(const AnnotationHabits&) const = default;
};

/// An engine that analysed.
struct AnalysingEngine {
    static constexpr int kMostLines = 8;

    std::string player;  ///< AnalysisPlayer::id; empty: none was chosen
    int lines = 1;

    bool operator==(const AnalysingEngine&) const = default;
};

/// How a person analyses.
struct AnalysisHabits {
    std::vector<AnalysingEngine> engines;  ///< side by side, in their order
    bool measuresEngines = true;           ///< in the background, while nothing else computes

    bool operator==(const AnalysisHabits&) const = default;
};

/// All settings that are kept between runs.
struct Settings {
    WindowBounds window;
    BoardLayoutSetting board;
    Appearance appearance;
    PlaySettings play;
    PointsSaving scores;
    std::optional<GameSetup> newGame;      ///< the setup of the last new game
    std::vector<std::string> recentFiles;  ///< the latest first
    NewGameHabits newGameHabits;
    AnnotationHabits annotation;
    AnalysisHabits analysis;

    bool operator==(const Settings&) const = default;
};

}  // namespace roque
