#include "model/base/message.h"

namespace roque {
namespace {

class English final : public Catalogue {
public:
    [[nodiscard]] std::string translate(const char* text) const override { return text; }
    [[nodiscard]] std::string translatePlural(const char* one, const char* many,
                                              std::int64_t count) const override {
        return count == 1 ? one : many;
    }
};

bool areEqual(const char* one, const char* other) noexcept {
    if (one == nullptr || other == nullptr) return one == other;
    return std::string_view(one) == other;
}

/// Appends an argument, in a language, to a text.
class Appender {
public:
    Appender(std::string& text, const Catalogue& catalogue) : text_(text), catalogue_(catalogue) {}

    void operator()(const std::string& foreign) const { text_ += foreign; }
    void operator()(std::int64_t number) const { text_ += std::to_string(number); }
    void operator()(const std::vector<Message>& messages) const {
        bool isFirst = true;
        for (const Message& each : messages) {
            if (!std::exchange(isFirst, false)) text_ += '\n';
            text_ += render(each, catalogue_);
        }
    }

private:
    std::string& text_;
    const Catalogue& catalogue_;
};

/// A translation may use the places in any order, and each as often as it likes.
std::string filled(std::string_view pattern, const std::vector<MessageArgument>& arguments,
                   const Catalogue& catalogue) {
    std::string text;
    const Appender append(text, catalogue);
    while (!pattern.empty()) {
        const std::size_t place = static_cast<std::size_t>(beginsWithPlace(pattern) ? pattern[1] - '0' : -1);
        if (place < arguments.size()) {
            std::visit(append, arguments[place]);
            pattern.remove_prefix(3);
        } else {
            text += pattern.front();
            pattern.remove_prefix(1);
        }
    }
    return text;
}

}  // namespace

bool Message::operator==(const Message& other) const noexcept {
    return areEqual(one_, other.one_) && areEqual(many_, other.many_) && arguments_ == other.arguments_;
}

std::string render(const Message& message, const Catalogue& catalogue) {
    if (message.one_ == nullptr)
        return message.arguments_.empty() ? "" : filled("{0}", message.arguments_, catalogue);
    const std::string pattern =
        message.many_ == nullptr
            ? catalogue.translate(message.one_)
            : catalogue.translatePlural(message.one_, message.many_,
                                        std::get<std::int64_t>(message.arguments_.front()));
    return filled(pattern, message.arguments_, catalogue);
}

const Catalogue& englishCatalogue() noexcept {
    static const English kEnglish;
    return kEnglish;
}

std::string english(const Message& message) {
    return render(message, englishCatalogue());
}

}  // namespace roque
