#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "controller/threads/weak_self.h"
#include "model/opening/opening_table.h"

namespace roque {

/// The opening names that a window uses. [ui-thread]
class OpeningNames {
public:
    /// `onKnown` is called when the names have been read or cannot be; the problem is a sentence
    /// without a full stop. The dispatcher must outlive this object.
    OpeningNames(UiDispatcher& dispatcher, std::filesystem::path file,
                 std::function<void(const std::optional<Message>& problem)> onKnown);
    OpeningNames(const OpeningNames&) = delete;
    OpeningNames& operator=(const OpeningNames&) = delete;
    ~OpeningNames();

    /// Starts reading the names on a background thread. Called once.
    void read();

    /// The opening of a game at a node; nullptr if it has no name or none is known yet.
    [[nodiscard]] const Opening* openingOf(const GameNode& node) const;
    /// Adds the opening to the tags of a game, as tagOpening() does.
    void addTags(const GameNode& root, GameTags& tags) const;

private:
    std::filesystem::path file_;
    std::function<void(const std::optional<Message>&)> onKnown_;
    std::optional<OpeningTable> table_;
    WeakSelf<OpeningNames> self_{this};
    std::shared_ptr<UiLink> link_;
    std::unique_ptr<SerialWorker> worker_;
};

}  // namespace roque
