#pragma once

#include <string>
#include <string_view>

namespace roque::pgn {

/// Sets words in lines of at most 80 characters.
class Lines {
public:
    explicit Lines(std::string& text) noexcept : text_(text) {}

    /// Adds a word after a blank or on a new line.
    void add(std::string_view word);
    /// Puts a bracket before the next word, or behind the last one.
    void open(char bracket) { opening_ += bracket; }
    void close(char bracket) { word_ += bracket; }
    /// Adds a comment that goes to the end of the line, on lines of its own: the way to write a "}".
    void addLineComment(std::string_view comment);
    /// Ends the line, if anything is on it.
    void endLine();

private:
    void flush();
    void beginLineComment();

    std::string& text_;
    std::string opening_;
    std::string word_;  ///< the last one, which a bracket may still follow
    std::size_t column_ = 0;
};

}  // namespace roque::pgn
