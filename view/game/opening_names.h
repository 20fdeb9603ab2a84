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
#include "view/game/opening_translation.h"

namespace roque {

/// The opening names that a window uses. [ui-thread]
class OpeningNames {
public:
    /// `folder` contains the names in English and, for some languages, translations of them; `language` is a
    /// code such as "fr", or "fr_CA", for which "fr" stands in. `onKnown` is called when the names have been
    /// read or cannot be; the problem is a sentence without a full stop. The dispatcher must outlive this
    /// object.
    OpeningNames(UiDispatcher& dispatcher, const std::filesystem::path& folder, const std::string& language,
                 std::function<void(const std::optional<Message>& problem)> onKnown);
    OpeningNames(const OpeningNames&) = delete;
    OpeningNames& operator=(const OpeningNames&) = delete;
    ~OpeningNames();

    /// Starts reading the names on a background thread. Called once.
    void read();

    /// The opening of a game at a node; nullptr if it has no name or none is known yet.
    [[nodiscard]] const Opening* openingOf(const GameNode& node) const;
    /// The code and the name of an opening in the person's language, such as "C00 French Defence".
    [[nodiscard]] std::string wordsOf(const Opening& opening) const;
    /// Adds the opening to the tags of a game, as tagOpening() does.
    void addTags(const GameNode& root, GameTags& tags) const;

private:
    /// What has been read.
    struct Names {
        Result<OpeningTable, Message> table;
        OpeningTranslation translation;
    };
    [[nodiscard]] static Names readNames(const std::filesystem::path& folder, const std::string& language);
    [[nodiscard]] static OpeningTranslation readTranslation(const std::filesystem::path& folder,
                                                            const std::string& language);

    std::filesystem::path folder_;
    std::string language_;
    std::function<void(const std::optional<Message>&)> onKnown_;
    std::optional<OpeningTable> table_;
    OpeningTranslation translation_;
    WeakSelf<OpeningNames> self_{this};
    std::shared_ptr<UiLink> link_;
    std::unique_ptr<SerialWorker> worker_;
};

}  // namespace roque
