#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "plugins/uci/engine_line.h"
#include "tests/fuzz/property.h"

// Lines that an engine might write: each has a consistent meaning, or none.

namespace roque {
namespace {

using fuzz::require;

void check(const uci::EngineOption& option) {
    using Kind = uci::EngineOption::Kind;
    require(!option.name.empty(), "an option has a name");
    const std::string& value = option.defaultValue;
    if (option.kind == Kind::Check) require(value == "true" || value == "false", "a check is true or false");
    if (option.kind == Kind::Button) require(value.empty(), "a button has no value");
    if (option.kind == Kind::Combo)
        require(std::ranges::find(option.choices, value) != option.choices.end(), "a default can be chosen");
    if (option.kind == Kind::Spin) {
        const std::int64_t number = std::stoll(value);
        require(option.minimum <= number && number <= option.maximum, "a default is in range");
    }
}

void check(const uci::EngineInfo& info) {
    if (!info.line) return;
    require(std::ranges::all_of(*info.line, uci::isWrittenAsMove), "a line consists of moves");
}

void check(const uci::BestMove& best) {
    require(best.move.empty() || uci::isWrittenAsMove(best.move), "a best move is a move, or there is none");
    require(!best.ponder || uci::isWrittenAsMove(*best.ponder), "an expected reply is a move");
}

void check(const uci::EngineId& id) {
    require(!id.text.empty(), "a name is not empty");
}

void check(const auto&) {}

}  // namespace
}  // namespace roque

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace roque;
    std::string_view input(reinterpret_cast<const char*>(data), size);
    while (!input.empty()) {
        const std::size_t end = std::min(input.find('\n'), input.size());
        const uci::EngineLine line = uci::parseEngineLine(input.substr(0, end));
        std::visit([](const auto& known) { check(known); }, line);
        input.remove_prefix(std::min(end + 1, input.size()));
    }
    return 0;
}
