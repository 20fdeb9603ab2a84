#pragma once

#include <charconv>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace roque::sdk {

/// The value that a person has given an option. Read it by the kind of the option.
class OptionValue {
public:
    explicit OptionValue(std::string_view text) noexcept : text_(text) {}

    /// The value of a combo or string option. Copy it to keep it after the call.
    [[nodiscard]] std::string_view text() const noexcept { return text_; }

    /// The value of a spin option. The host keeps it within the option's range.
    [[nodiscard]] std::int64_t number() const {
        std::int64_t number = 0;
        const char* const end = text_.data() + text_.size();
        const auto [stopped, error] = std::from_chars(text_.data(), end, number);
        if (error != std::errc() || stopped != end) {
            throw std::invalid_argument('"' + std::string(text_) + "\" is not a number");
        }
        return number;
    }

    /// Whether the box of a check option is ticked.
    [[nodiscard]] bool isTicked() const noexcept { return text_ == "true"; }

private:
    std::string_view text_;
};

}  // namespace roque::sdk
