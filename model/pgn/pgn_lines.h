#pragma once

#include <string>
#include <string_view>

namespace roque::pgn {

/// Wraps words into lines of at most 80 characters.
class Lines {
public:
    explicit Lines(std::string& text) noexcept : text_(text) {}

    /// Adds a word, after a blank or on a new line.
    void add(std::string_view word);
    /// Attaches a bracket to the next word (open) or to the last one (close).
    void open(char bracket) { opening_ += bracket; }
    void close(char bracket) { word_ += bracket; }
    /// Adds a comment to the end of the line, on lines of its own: the only way to write a "}".
    void addLineComment(std::string_view comment);
    /// Ends the line if it is not empty.
    void endLine();

private:
    void flush();
    void beginLineComment();

    std::string& text_;
    std::string opening_;
    std::string word_;  ///< the last word; a bracket may still follow
    std::size_t column_ = 0;
};

}  // namespace roque::pgn
