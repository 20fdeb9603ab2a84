#include "controller/plugin_check/check_text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "controller/search/plugin_text.h"
#include "controller/storage/json_fields.h"

namespace roque::check {
namespace {

constexpr std::size_t kLongestText = 1024;
constexpr std::size_t kLongestTrace = std::size_t{16} << 10U;
/// The kinds by their words in the lines.
constexpr std::array<std::pair<std::string_view, Finding::Kind>, 4> kKinds{
    {{"passed", Finding::Kind::Passed},
     {"failed", Finding::Kind::Failed},
     {"skipped", Finding::Kind::Skipped},
     {"unusable", Finding::Kind::Unusable}}};

std::string_view wordOf(Finding::Kind kind) {
    return std::ranges::find(kKinds, kind, &std::pair<std::string_view, Finding::Kind>::second)->first;
}

std::string lineOf(std::string_view word, const Json& value) {
    return std::string(word) + ' ' + value.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::string textAt(const Json& object, const char* name, std::size_t limit) {
    const auto found = object.find(name);
    if (found == object.end() || !found->is_string()) return {};
    return shownText(found->get<std::string>(), limit);
}

Finding readFinding(const Json& said) {
    const std::string word = textAt(said, "kind", kLongestText);
    const auto kind = std::ranges::find(kKinds, word, &std::pair<std::string_view, Finding::Kind>::first);
    if (kind == kKinds.end())
        return {Finding::Kind::Failed, ROQUE_MESSAGE("Its process says what makes no sense")};
    Finding finding;
    finding.kind = kind->second;
    if (auto why = textAt(said, "why", kLongestText); !why.empty())
        finding.why = Message::verbatim(std::move(why));
    finding.trace = textAt(said, "trace", kLongestTrace);
    return finding;
}

}  // namespace

std::string stepLine(std::string_view doing) {
    return lineOf("step", {{"doing", doing}});
}

std::string findingLine(const Finding& finding) {
    return lineOf("finding",
                  {{"kind", wordOf(finding.kind)}, {"why", english(finding.why)}, {"trace", finding.trace}});
}

CheckReader::State CheckReader::add(std::string_view line) {
    const std::string_view word = line.substr(0, line.find(' '));
    if (word != "step" && word != "finding") return State::Running;
    const Json said = Json::parse(line.substr(std::min(line.size(), word.size() + 1)), nullptr, false);
    if (word == "step") {
        if (said.is_object()) doing_ = textAt(said, "doing", kLongestText);
        return State::Running;
    }
    finding_ = readFinding(said.is_object() ? said : Json::object());
    return State::Done;
}

}  // namespace roque::check
