#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace roque {

/// The severity of a line of the log.
enum class LogLevel : std::uint8_t { Info, Warning, Error };

/// Opens the log: `roque.log` in a folder, which is created if missing. Only their owner may read either. At
/// one mebibyte the file is renamed to `roque.1.log`; two old files are kept. Returns false if the log cannot
/// be written; the program then runs without one. [ui-thread], before other threads write
bool openLog(const std::filesystem::path& folder);

/// Closes the log. [ui-thread], when no other thread writes any more
void closeLog() noexcept;

/// Writes a line with the time, if the log is open. Ignores write errors such as a full disk. [any-thread]
void log(LogLevel level, std::string_view text) noexcept;

}  // namespace roque
