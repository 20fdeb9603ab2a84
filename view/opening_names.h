#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "model/opening/opening_table.h"

namespace roque {

/// The names of openings in a window. [ui-thread]
class OpeningNames {
public:
    /// `onKnown` is told when they have been read, or that they cannot be: an English sentence without a full
    /// stop. The dispatcher outlives this object.
    OpeningNames(UiDispatcher& dispatcher, std::filesystem::path file,
                 std::function<void(const std::string& problem)> onKnown);
    OpeningNames(const OpeningNames&) = delete;
    OpeningNames& operator=(const OpeningNames&) = delete;
    ~OpeningNames();

    /// Begins to read them, by a thread of their own: nobody waits for them. Called once.
    void read();

    /// The opening of a game as it stands at a node, nullptr if it has no name or none is known yet.
    [[nodiscard]] const Opening* openingOf(const GameNode& node) const;
    /// Adds the opening to the tags of a game, as tagOpening() does.
    void addTags(const GameNode& root, GameTags& tags) const;

private:
    std::filesystem::path file_;
    std::function<void(const std::string&)> onKnown_;
    std::optional<OpeningTable> table_;
    std::shared_ptr<OpeningNames*> self_;  ///< posted work holds it weakly
    std::shared_ptr<UiLink> link_;
    std::unique_ptr<SerialWorker> worker_;
};

}  // namespace roque
