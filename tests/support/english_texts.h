#pragma once

#include <string>
#include <vector>

#include "model/base/message.h"

namespace roque::test {

/// The English texts of messages.
inline std::vector<std::string> englishTexts(const std::vector<Message>& messages) {
    std::vector<std::string> texts;
    for (const Message& message : messages) texts.push_back(english(message));
    return texts;
}

}  // namespace roque::test
