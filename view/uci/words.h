#pragma once

#include <string_view>

namespace roque::uci {

/// Takes the words of a line one by one; blanks and tabs separate them.
class Words {
public:
    explicit Words(std::string_view line) noexcept : rest_(line) { skipBlanks(); }

    [[nodiscard]] bool isEmpty() const noexcept { return rest_.empty(); }
    /// The next word, without taking it; empty at the end.
    [[nodiscard]] std::string_view peek() const noexcept {
        return rest_.substr(0, rest_.find_first_of(kBlanks));
    }
    /// Takes the next word; empty at the end.
    std::string_view take() noexcept {
        const std::string_view word = peek();
        rest_.remove_prefix(word.size());
        skipBlanks();
        return word;
    }
    /// Takes the next word if it is this one.
    bool takeIf(std::string_view expected) noexcept {
        if (peek() != expected || isEmpty()) return false;
        take();
        return true;
    }
    /// Takes everything before a word, or up to the end, without surrounding blanks. The word itself stays.
    std::string_view takeUntil(std::string_view word) noexcept {
        const std::string_view all = rest_;
        std::size_t length = 0;
        while (!isEmpty() && peek() != word) {
            const std::string_view last = take();
            length = static_cast<std::size_t>(last.data() - all.data()) + last.size();
        }
        return all.substr(0, length);
    }

private:
    static constexpr std::string_view kBlanks = " \t\r\n";

    void skipBlanks() noexcept {
        const std::size_t first = rest_.find_first_not_of(kBlanks);
        rest_ = first == std::string_view::npos ? std::string_view() : rest_.substr(first);
    }

    std::string_view rest_;
};

}  // namespace roque::uci
