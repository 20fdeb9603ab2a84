#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <span>

namespace roque {

/// Everything that can be done from the menus and by buttons.
enum class Action : std::uint8_t {
    NewGame,
    Rematch,
    Restart,
    Pause,
    MoveNow,
    TypeMove,
    OfferDraw,
    ClaimDraw,
    Resign,
    Abort,
    Adjourn,
    UnfinishedGames,
    Quit,
    TakeBack,
    Redo,
    OpenFile,
    ShowGames,
    PreviousGame,
    NextGame,
    SaveGame,
    SaveGameAs,
    CopyGame,
    CopyFen,
    Paste,
    SavePicture,
    SetUpPosition,
    EditSettings,
    ShowScores,
    FlipBoard,
    FullScreen,
    Blindfold,
    BoardInWords,
    ShowFirst,
    ShowPrevious,
    ShowNext,
    ShowLast,
    PreviousVariation,
    NextVariation,
    SwitchGame,
    PlayFromHere,
    NewStudy,
    EditComment,
    EditDetails,
    PromoteVariation,
    PromoteToMainLine,
    DeleteMove,
    EraseDrawings,
    DotsScheme,
    ColorsScheme,
    ReplaceWhite,
    ReplaceBlack,
    SwapSides,
    SolveMate,
    ShowPlayPage,
    ShowStudyPage,
    ShowEnginesPage,
    RailWords,
    NextPart,
    Hint,
    ShowThoughts,
    ToggleEngine,
    AddEngine,
    ShowThreat,
    KeepPosition,
    AnnotateGame,
    NextMistake,
    PreviousMistake,
    WhyNot,
    Help,
    About,
};

/// About is the last.
inline constexpr std::size_t kActionCount = static_cast<std::size_t>(Action::About) + 1;

/// The number of an action, an index of tables.
[[nodiscard]] constexpr std::size_t index(Action action) noexcept {
    return static_cast<std::size_t>(action);
}

/// How an action is offered.
struct ActionLook {
    /// What its entry in the menu is.
    enum class Kind : std::uint8_t { Plain, Check, Radio };

    Action action;
    const char* label;     ///< in the menu, to be translated
    const char* shortcut;  ///< as wxWidgets writes it
    const char* help;      ///< one sentence, to be translated
    const char* icon;      ///< the name of its drawing; nullptr: it has no button
    const char* caption;   ///< on its button, to be translated
    Kind kind = Kind::Plain;
    const char* otherShortcut = nullptr;  ///< which other programs have for it
};

/// How an action is offered.
[[nodiscard]] const ActionLook& lookOf(Action action) noexcept;

/// A menu: its title and groups of actions.
struct MenuLook {
    const char* title;  ///< to be translated
    std::span<const std::span<const Action>> groups;
};

/// The menus from left to right. Every action is in one of them.
[[nodiscard]] std::span<const MenuLook> menuLooks() noexcept;

/// Which actions are possible, and which are ticked.
struct ActionStates {
    std::bitset<kActionCount> possible;
    std::bitset<kActionCount> ticked;

    bool operator==(const ActionStates&) const = default;
};

}  // namespace roque
