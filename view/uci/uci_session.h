#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "controller/plugins/plugin_engine.h"
#include "controller/threads/mutex.h"
#include "view/uci/uci_perft.h"
#include "view/uci/uci_search.h"
#include "view/uci/words.h"

namespace roque::uci {

/// A conversation with a chess GUI in the Universal Chess Interface (Stefan Meyer-Kahlen, April 2006), in
/// which a plugin's player is the engine.
///
/// Words that it does not know are skipped, as the protocol demands. Its functions are called on one thread;
/// lines are written on that thread and on the thread of a search, one at a time.
class UciSession {
public:
    /// Writes a line, without its end.
    using Output = std::function<void(const std::string& line)>;
    enum class Next : std::uint8_t { GoOn, Quit };
    /// What a `go` without a limit means, which the protocol leaves open.
    enum class BareGo : std::uint8_t {
        Infinite,    ///< as chess programs take it
        PlayersOwn,  ///< the player ends when it likes to, such as by its level: what Roque asks of its
                     ///< guests
    };

    UciSession(std::unique_ptr<PluginEngine> engine, Output output, BareGo bareGo = BareGo::Infinite);

    /// Carries out a line. Returns at once: searches run on another thread.
    Next execute(std::string_view line);

    /// Ends the input. A search without an end stops at once and says its move. Any other search, or a count,
    /// may go on for `most`; what is stopped then is told. A guest that does not stop within some seconds is
    /// not waited for: its process ends.
    void finish(std::chrono::milliseconds most = std::chrono::minutes(10));

private:
    void introduce();
    void setOption(Words words);
    void setPosition(Words words);
    void go(Words words);
    void endSearch();
    void answerWithoutMove();
    void write(const std::string& line);
    /// Says what is wrong. Each line begins with `info string`, as the protocol wants it.
    void complain(std::string_view text);
    [[nodiscard]] bool hasOption(std::string_view name) const;
    [[nodiscard]] bool canShowChances() const;
    [[nodiscard]] std::optional<WinCurve> curve() const;

    std::unique_ptr<PluginEngine> engine_;
    Mutex outputMutex_;
    Output output_ ROQUE_GUARDED_BY(outputMutex_);
    BareGo bareGo_;
    Variant variant_ = Variant::Standard;
    SearchRequest game_;  ///< start and moves
    Position position_ = Position::start();
    bool showsChances_ = false;          ///< UCI_ShowWDL
    bool isInfinite_ = false;            ///< whether that search waits for `stop` alone
    bool owesAnswer_ = false;            ///< `bestmove` for an endless search of a position without a move
    std::unique_ptr<UciSearch> search_;  ///< these last, so that they end first
    std::unique_ptr<UciPerft> perft_;
};

}  // namespace roque::uci
