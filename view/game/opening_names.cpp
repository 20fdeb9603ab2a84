#include "view/game/opening_names.h"

#include <utility>

#include "controller/storage/files.h"

namespace roque {
namespace {

constexpr std::size_t kLongest = std::size_t{4} << 20U;

}  // namespace

OpeningNames::OpeningNames(UiDispatcher& dispatcher, const std::filesystem::path& folder,
                           const std::string& language,
                           std::function<void(const std::optional<Message>& problem)> onKnown)
    : folder_(folder),
      language_(language),
      onKnown_(std::move(onKnown)),
      link_(std::make_shared<UiLink>(dispatcher)) {}

OpeningNames::Names OpeningNames::readNames(const std::filesystem::path& folder,
                                            const std::string& language) {
    OpeningTranslation translation = readTranslation(folder, language);
    const auto text = readFile(folder / "eco.tsv", kLongest);
    if (!text) return {failure<OpeningTable>(text.error().describe()), std::move(translation)};
    return {OpeningTable::parse(*text), std::move(translation)};
}

/// The translation into a language as it is spoken somewhere, else into the language; without one the names
/// are English.
OpeningTranslation OpeningNames::readTranslation(const std::filesystem::path& folder,
                                                 const std::string& language) {
    for (const std::string& code : {language, language.substr(0, language.find_first_of("_@"))}) {
        const auto text = readFile(folder / ("names." + code + ".tsv"), kLongest);
        if (text) return OpeningTranslation::parse(*text);
    }
    return {};
}

OpeningNames::~OpeningNames() {
    link_->cut();
}

void OpeningNames::read() {
    worker_ = std::make_unique<SerialWorker>();
    auto onRead = self_.bind([](OpeningNames& names, Names read) {
        if (read.table) names.table_ = *std::move(read.table);
        names.translation_ = std::move(read.translation);
        names.onKnown_(read.table ? std::nullopt : std::optional(read.table.error()));
    });
    worker_->post([folder = folder_, language = language_, link = link_, onRead = std::move(onRead)] {
        auto read = std::make_shared<Names>(readNames(folder, language));
        link->post([onRead, read] { onRead(std::move(*read)); });
    });
}

const Opening* OpeningNames::openingOf(const GameNode& node) const {
    return table_ ? table_->openingOf(node) : nullptr;
}

std::string OpeningNames::wordsOf(const Opening& opening) const {
    return opening.code + ' ' + translation_.translate(opening.name);
}

void OpeningNames::addTags(const GameNode& root, GameTags& tags) const {
    if (table_) tagOpening(*table_, root, tags);
}

}  // namespace roque
