#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace roque {

/// How much a line of the log matters.
enum class LogLevel : std::uint8_t { Info, Warning, Error };

/// Begins to write the log: `roque.log` in a folder, which is made if it is not there. At a mebibyte the file
/// becomes `roque.1.log`, and two old ones are kept. False if it cannot be written; the program then goes on
/// without a log. [ui-thread], before other threads write
bool openLog(const std::filesystem::path& folder);

/// Ends the log. [ui-thread], when no other thread writes any more
void closeLog() noexcept;

/// Writes a line with the time before it; nothing as long as no log is open. A disk that is full or broken is
/// nobody's trouble here. [any-thread]
void log(LogLevel level, std::string_view text) noexcept;

}  // namespace roque
