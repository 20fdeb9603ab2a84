#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "model/base/message.h"
#include "view/terminal/command/command.h"

namespace roque::terminal {

/// Tells what is wrong with the lines of a file, each with its number. Where no line can be used, the file is
/// of another kind: then only the first few are told, and how many there are. [ui-thread]
class LineErrors {
public:
    /// The streams outlive it. The name is that of the file, for messages.
    LineErrors(std::string name, const Streams& streams) : name_(std::move(name)), streams_(streams) {}

    /// Tells what is wrong with a line, by its number; the text may have several lines.
    void tell(std::size_t number, std::string_view text);
    void tell(std::size_t number, const Message& message);

    /// Notes that a line can be used: from now on, every error is told.
    void noteGoodLine();

    /// Tells how many errors were not told, if any. Call it at the end of the file.
    void finish();

    /// How many lines had errors.
    [[nodiscard]] std::size_t count() const noexcept { return count_; }

private:
    std::string name_;
    const Streams& streams_;
    std::size_t count_ = 0;
    std::size_t untold_ = 0;
    bool hasGoodLine_ = false;
};

/// Whether a line is a tag of PGN, such as `[Event "?"]`: a file that begins with it is no list of positions.
[[nodiscard]] bool isPgnTag(std::string_view line) noexcept;

}  // namespace roque::terminal
