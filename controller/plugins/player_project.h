#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "model/base/message.h"
#include "model/base/result.h"

// The project of a new player, made from the one in plugins/kit/project.
namespace roque {

/// What is particular about a project.
struct PlayerProject {
    std::string name;    ///< of the library, such as "my-player"; also the player's identifier
    std::string author;  ///< one line
    int year = 0;        ///< of the copyright
};

/// What is wrong with a project, if anything: a sentence without a full stop.
[[nodiscard]] std::optional<Message> problemWith(const PlayerProject& project);

/// The name as people read it, such as "My Player".
[[nodiscard]] std::string titleOf(const PlayerProject& project);

/// A text of the pattern with the words of a project instead of "my-player", "MyPlayer", "My Player",
/// "Your name" and "(c) 2026".
[[nodiscard]] std::string adaptedTo(const PlayerProject& project, std::string_view text);

/// Writes a project into a folder that does not exist yet, or nothing at all and says why. `pattern` is the
/// folder with the project to begin from; "dot-" at the beginning of a name in it stands for a dot.
[[nodiscard]] Result<void, Message> writePlayerProject(const PlayerProject& project,
                                                       const std::filesystem::path& pattern,
                                                       const std::filesystem::path& folder);

}  // namespace roque
