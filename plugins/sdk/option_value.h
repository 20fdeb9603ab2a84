#pragma once

#include <charconv>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace roque::sdk {

/// What a person has set an option to, read in the way that fits the option.
class OptionValue {
public:
    explicit OptionValue(std::string_view text) noexcept : text_(text) {}

    /// The value of a combo or string option. Copy it to keep it longer than the call.
    [[nodiscard]] std::string_view text() const noexcept { return text_; }

    /// The value of a spin option. The host keeps it between the option's minimum and maximum.
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
