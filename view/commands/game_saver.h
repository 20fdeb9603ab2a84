#pragma once

#include <filesystem>
#include <functional>
#include <optional>

#include <wx/frame.h>

#include "view/commands/action_registry.h"
#include "view/commands/command_context.h"
#include "view/commands/recent_files_menu.h"
#include "view/game/saving_queue.h"
#include "view/toolkit/defer_until_no_modal.h"

namespace roque {

/// Saves the game on the board, and asks before changes of it are lost. Nothing waits for a disk. [ui-thread]
class GameSaver {
public:
    /// Registers its actions and answers the session's question about changes. All that is borrowed outlives
    /// it.
    GameSaver(const CommandContext& context, RecentFilesMenu& recent);

    /// Called when a game has been saved in a file; says whether it is the one on the board still.
    std::function<void(const GameOrigin& origin, bool isOpen)> onSaved;

    /// Saves the game on the board in a file. Calls `goOn` afterwards.
    void saveTo(
        const std::filesystem::path& path, ExistingFile existing, const std::function<void()>& goOn = [] {});

    /// Whether something is being saved.
    [[nodiscard]] bool isSaving() const noexcept { return !queue_.isEmpty(); }

private:
    void askAboutChanges(const std::function<void()>& goOn);
    void save(const std::function<void()>& goOn);
    void saveAs(const std::function<void()>& goOn);
    void saveIn(SavingOrder::Place place, const std::function<void()>& goOn);
    [[nodiscard]] std::optional<SavingPlace> askForPlace(const std::string& name);
    void onWritten(const SavingOrder& order, const SavingQueue::Saved& saved);
    void markSaved(const SavingOrder& order, const GameOrigin& origin);
    [[nodiscard]] bool isOpen(const SavingOrder& order) const noexcept;
    void tellFailure(const SavingOrder& order, const PgnDocumentError& error);
    void saveElsewhere(SavingOrder order, SavingPlace place);

    CommandContext context_;
    OpenGames& games_;
    RecentFilesMenu& recent_;
    DeferUntilNoModal afterDialogs_;
    SavingQueue queue_;
};

}  // namespace roque
