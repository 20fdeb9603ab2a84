#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "controller/game/game_controller.h"
#include "controller/threads/event_queue.h"
#include "view/terminal/command/command.h"
#include "view/terminal/command/interrupt.h"

namespace roque::terminal {

/// How a game looks in a terminal.
struct TerminalLook {
    bool showsThoughts = false;  ///< of AI players
    bool hasColors = false;
};

/// One game between people at the keyboard and AI players. The board is shown once for each move: whenever a
/// person is to move, and between AI players after each move of Black.
class TerminalGame {
public:
    /// The registry and the streams outlive the game.
    TerminalGame(const PluginRegistry& registry, const Deadlines& deadlines, const Streams& streams,
                 const TerminalLook& look);

    /// Plays a game until it ends or the person leaves it. At a terminal, a person may go on after the end:
    /// save the game, or take moves back.
    ///
    /// Ctrl-C leaves the game where a person is to type or none plays, and a signal that ends the program
    /// leaves it anywhere. Returns whether one of these did.
    bool run(GameSetup setup);

    /// Adds the game to a PGN file, or makes one; its folder must exist. A game that was saved there and has
    /// not changed since is not added again. If that fails, says why and returns false.
    bool save(const std::filesystem::path& file);

    /// Prints the game as PGN.
    void print() const;

private:
    [[nodiscard]] const Game& game() const { return *controller_.game(); }
    [[nodiscard]] bool hasPerson() const;
    [[nodiscard]] bool waitsForPerson() const;
    [[nodiscard]] std::string pgn() const;
    [[nodiscard]] Color viewpoint() const;

    void onEvent(const ControllerEvent& event);
    void introduce();
    void showBoard();
    void showBoardOnce();
    void showMove(const GameNode& node);
    void showThought(Color color);
    void showFailure(const PlayerFailed& failed);
    void showRenewal(const PlayerRenewed& renewed);
    void showEnd();

    void takeOver(Color color);
    [[nodiscard]] bool waitForMove();
    void watchForInterrupt(unsigned wait);
    void close();

    [[nodiscard]] bool readLine();
    [[nodiscard]] bool obey(const std::string& line);
    [[nodiscard]] bool obeyWord(std::string_view word, const std::string& rest);
    void play(const std::string& line);
    void listMoves();
    void flip();
    void switchThoughts();
    void undo();
    void claimDraw();

    Streams streams_;
    TerminalLook look_;
    EventQueue queue_;
    GameController controller_;
    std::optional<SearchInfo> thought_;
    std::optional<Interrupt> interrupt_;                  ///< from run() on, so that it can be saved after it
    const GameNode* shownBoard_ = nullptr;                ///< the position whose board was shown last
    std::map<std::filesystem::path, std::string> saved_;  ///< as PGN, what was added to each file last
    unsigned wait_ = 0;                                   ///< odd while waiting for a move
    bool isFlipped_ = false;
    bool isLeaving_ = false;  ///< because of a signal
    bool isEndTold_ = false;
    bool isClosed_ = false;
    Subscription subscription_;
};

}  // namespace roque::terminal
