#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "controller/game_setup.h"
#include "controller/scores/score_database.h"

namespace roque {

/// Where the window was; if it was maximized, before that. In pixels that do not depend on the scale of the
/// screen.
struct WindowPlace {
    static constexpr int kFarthest = 100'000;
    static constexpr int kSmallest = 200;

    std::optional<int> x;  ///< wherever the desktop puts it, if not known
    std::optional<int> y;
    std::optional<int> width;  ///< of the inside, below the tools
    std::optional<int> height;
    bool isMaximized = false;

    bool operator==(const WindowPlace&) const = default;
};

/// How the board lies in the part of the window that is free for it.
struct BoardPlace {
    static constexpr int kSmallest = 20;

    int size = 100;  ///< percent of the largest board that fits
    int x = 50;      ///< percent of the room left over that is on its left
    int y = 50;      ///< the same above it

    bool operator==(const BoardPlace&) const = default;
};

/// Whether bright or dark.
enum class Theme : std::uint8_t { Desktop, Light, Dark };
/// Where the letters and numbers of the squares stand.
enum class CoordinatePlace : std::uint8_t { Off, Margin, Squares };
/// How the squares are marked that a piece may go to.
enum class TargetMarks : std::uint8_t {
    Off,
    Dots,
    Classic,  ///< those it may go to green, the others red
};
enum class AnimationSpeed : std::uint8_t { Off, Fast, Normal, Slow };
/// How moves are made with the mouse.
enum class MoveInput : std::uint8_t { ClickAndDrag, Click, Drag };
/// How the pieces are written in moves.
enum class MoveNotation : std::uint8_t {
    Letters,  ///< those of the window's language
    Figurines,
};

/// How the board looks.
struct Appearance {
    std::string pieceSet = "roque";     ///< the name of its folder
    std::string colorScheme = "roque";  ///< its name
    Theme theme = Theme::Desktop;
    CoordinatePlace coordinates = CoordinatePlace::Margin;
    TargetMarks targets = TargetMarks::Dots;
    AnimationSpeed animation = AnimationSpeed::Normal;

    bool operator==(const Appearance&) const = default;
};

/// How games are played.
struct Play {
    MoveInput moveInput = MoveInput::ClickAndDrag;
    bool playsSounds = true;
    bool announcesMoves = false;     ///< by voice, for people who do not see the board
    bool turnsBoardToMover = false;  ///< when two people play
    bool describesBoard = false;     ///< shows the board in words, for screen readers
    MoveNotation notation = MoveNotation::Letters;
    std::string language;  ///< such as "fr"; empty: the desktop's

    bool operator==(const Play&) const = default;
};

/// What becomes of scores.
struct ScoreSaving {
    bool isOn = true;
    ScoreDatabase database;

    bool operator==(const ScoreSaving&) const = default;
};

/// All that is kept between runs of the program.
struct Settings {
    WindowPlace window;
    BoardPlace board;
    Appearance appearance;
    Play play;
    ScoreSaving scores;
    std::optional<GameSetup> newGame;      ///< what was chosen for the last new game
    std::vector<std::string> recentFiles;  ///< the latest first

    bool operator==(const Settings&) const = default;
};

}  // namespace roque
