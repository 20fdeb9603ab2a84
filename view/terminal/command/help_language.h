#pragma once

namespace CLI {
class App;
}

namespace roque::terminal {

/// Has --help of a program and its commands use the person's language, also where the words are CLI11's. Call
/// it when all options have been added.
void translateHelp(CLI::App& app);

}  // namespace roque::terminal
