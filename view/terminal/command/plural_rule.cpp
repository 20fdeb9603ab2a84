#include "view/terminal/command/plural_rule.h"

#include <array>
#include <charconv>
#include <utility>

namespace roque::terminal {
namespace {

/// The signs between two numbers; a higher level binds more tightly.
constexpr std::array<std::pair<std::string_view, int>, 13> kSigns{{{"||", 1},
                                                                   {"&&", 2},
                                                                   {"==", 3},
                                                                   {"!=", 3},
                                                                   {"<=", 4},
                                                                   {">=", 4},
                                                                   {"<", 4},
                                                                   {">", 4},
                                                                   {"+", 5},
                                                                   {"-", 5},
                                                                   {"*", 6},
                                                                   {"/", 6},
                                                                   {"%", 6}}};

unsigned long valueOf(unsigned long left, std::string_view sign, unsigned long right) {
    if (sign == "||") return left != 0 || right != 0 ? 1 : 0;
    if (sign == "&&") return left != 0 && right != 0 ? 1 : 0;
    if (sign == "==") return left == right ? 1 : 0;
    if (sign == "!=") return left != right ? 1 : 0;
    if (sign == "<=") return left <= right ? 1 : 0;
    if (sign == ">=") return left >= right ? 1 : 0;
    if (sign == "<") return left < right ? 1 : 0;
    if (sign == ">") return left > right ? 1 : 0;
    if (sign == "+") return left + right;
    if (sign == "-") return left - right;
    if (sign == "*") return left * right;
    if (right == 0) return 0;
    return sign == "/" ? left / right : left % right;
}

/// Computes an expression from left to right.
class Expression {
public:
    Expression(std::string_view text, unsigned long number) : rest_(text), number_(number) {}

    [[nodiscard]] unsigned long whole() {
        const unsigned long value = choice();
        skipBlanks();
        return isUnderstood_ && rest_.empty() ? value : 0;
    }

private:
    /// A condition with what holds in each case, or a value.
    unsigned long choice() {
        constexpr int kDeepest = 64;
        if (++depth_ > kDeepest) isUnderstood_ = false;
        if (!isUnderstood_) return 0;
        unsigned long value = joined(1);
        if (takes("?")) {
            const unsigned long ifTrue = choice();
            if (!takes(":")) isUnderstood_ = false;
            const unsigned long otherwise = choice();
            value = value != 0 ? ifTrue : otherwise;
        }
        --depth_;
        return value;
    }

    /// Values that are joined by signs of a level, or of a higher one.
    unsigned long joined(int level) {
        unsigned long value = single();
        for (;;) {
            const auto* const sign = nextSign();
            if (sign == nullptr || sign->second < level) return value;
            rest_.remove_prefix(sign->first.size());
            value = valueOf(value, sign->first, joined(sign->second + 1));
        }
    }

    unsigned long single() {
        bool isTurned = false;
        bool hasTurn = false;
        while (takes("!")) {
            isTurned = !isTurned;
            hasTurn = true;
        }
        const unsigned long value = plain();
        if (!hasTurn) return value;
        return (value == 0) == isTurned ? 1 : 0;
    }

    unsigned long plain() {
        if (takes("n")) return number_;
        if (takes("(")) {
            const unsigned long value = choice();
            if (!takes(")")) isUnderstood_ = false;
            return value;
        }
        unsigned long value = 0;
        const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
        if (error != std::errc()) isUnderstood_ = false;
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
        return value;
    }

    const std::pair<std::string_view, int>* nextSign() {
        skipBlanks();
        for (const auto& sign : kSigns) {
            if (rest_.starts_with(sign.first)) return &sign;
        }
        return nullptr;
    }
    bool takes(std::string_view sign) {
        skipBlanks();
        if (!rest_.starts_with(sign)) return false;
        rest_.remove_prefix(sign.size());
        return true;
    }
    void skipBlanks() {
        while (rest_.starts_with(' ')) rest_.remove_prefix(1);
    }

    std::string_view rest_;
    unsigned long number_;
    int depth_ = 0;
    bool isUnderstood_ = true;
};

}  // namespace

std::size_t pluralForm(std::string_view rule, unsigned long number) {
    return Expression(rule, number).whole();
}

}  // namespace roque::terminal
