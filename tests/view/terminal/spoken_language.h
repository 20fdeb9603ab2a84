#pragma once

#include <cstdlib>

#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {

/// Speaks a language from now on, such as "fr"; English if it is empty.
inline void speak(const char* language) {
    ::setenv("LC_ALL", "C.UTF-8", 1);
    ::setenv("LANGUAGE", language, 1);
    useTerminalLanguage(ROQUE_TRANSLATIONS);
}

}  // namespace roque::terminal
