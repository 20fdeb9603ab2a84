#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace roque {

/// Joins pieces of a text into lines. A line that is too long is dropped, so no input takes more memory than
/// one line.
class LineBuffer {
public:
    using Sink = std::function<void(std::string line)>;

    /// `longest`: bytes of a line without its end.
    explicit LineBuffer(std::size_t longest) noexcept : longest_(longest) {}

    /// Adds bytes; `sink` is given each line that is complete now, without its end.
    void add(std::string_view bytes, const Sink& sink);
    /// Ends the text: what is left is a line too.
    void finish(const Sink& sink);

private:
    void append(std::string_view bytes);
    void endLine(const Sink& sink);

    std::size_t longest_;
    std::string line_;
    bool isTooLong_ = false;
};

}  // namespace roque
