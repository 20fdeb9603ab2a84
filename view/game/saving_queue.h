#pragma once

#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "controller/pgn/game_origin.h"
#include "controller/pgn/pgn_saving.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "controller/threads/weak_self.h"

namespace roque {

/// What becomes of a file that exists already.
enum class ExistingFile : std::uint8_t { Extend, Replace };

/// A file for a game.
struct SavingPlace {
    std::filesystem::path file;
    ExistingFile existing;
};

/// A game to save, as it was when the person asked for it.
struct SavingOrder {
    using Place = std::variant<SavingPlace, GameOrigin>;

    Place place;  ///< a file, or where the game came from
    std::string pgn;
    std::uint64_t study = 0;          ///< the number of the study; 0: the played game
    std::uint64_t revision = 0;       ///< of that study
    std::uint64_t game = 0;           ///< the number of the played game
    std::string name = {};            ///< to propose for its file
    std::function<void()> goOn = {};  ///< called once it is saved, if there is any
};

/// Saves games one after the other on its own thread: the place of a game in its file is known only after
/// saving, and a second order for the same game goes to that place. Knows no toolkit. [ui-thread]
class SavingQueue {
public:
    using Saved = Result<GameOrigin, PgnDocumentError>;

    /// Calls `onWritten` after each order. The dispatcher must outlive the queue.
    SavingQueue(UiDispatcher& dispatcher, std::function<void(const SavingOrder&, const Saved&)> onWritten);
    SavingQueue(const SavingQueue&) = delete;
    SavingQueue& operator=(const SavingQueue&) = delete;
    /// Saves the remaining orders, each in the place that those before it leave for its game.
    ~SavingQueue();

    void add(SavingOrder order);
    [[nodiscard]] bool isEmpty() const noexcept { return orders_.empty(); }

private:
    [[nodiscard]] static Saved write(const SavingOrder::Place& place, const std::string& pgn);
    [[nodiscard]] static SavingOrder takeFirst(std::deque<SavingOrder>& orders, const Saved& saved);
    void saveNext();
    void onSaved(const Saved& saved);

    std::function<void(const SavingOrder&, const Saved&)> onWritten_;
    std::deque<SavingOrder> orders_;                 ///< the first is being saved
    std::shared_ptr<std::optional<Saved>> written_;  ///< what became of the first; the worker's
    WeakSelf<SavingQueue> self_{this};
    std::shared_ptr<UiLink> link_;
    SerialWorker worker_;
};

}  // namespace roque
