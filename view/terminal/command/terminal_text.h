#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>

#include "model/base/message.h"

/// A text of --help, a literal, in the person's language.
#define ROQUE_HELP(text) (::roque::terminal::terminalText(ROQUE_MESSAGE(text)))

namespace roque::terminal {

/// Speaks the person's language from now on, as LANGUAGE, LC_ALL, LC_MESSAGES and LANG say; English if there
/// is no catalogue for it. `catalogues` is the folder that has `fr/LC_MESSAGES/roque.mo`. Numbers keep their
/// point. Call it before there are threads.
void useTerminalLanguage(const std::filesystem::path& catalogues);

/// The texts in that language.
[[nodiscard]] const Catalogue& terminalCatalogue() noexcept;

/// A message in that language; in English before useTerminalLanguage().
[[nodiscard]] std::string terminalText(const Message& message);

/// Prints a message in that language, and ends the line.
void say(std::ostream& out, const Message& message);

}  // namespace roque::terminal
