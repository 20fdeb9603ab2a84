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
    : file_(folder / "eco.tsv"),
      translationFile_(folder / ("names." + language + ".tsv")),
      onKnown_(std::move(onKnown)),
      link_(std::make_shared<UiLink>(dispatcher)) {}

/// Without a translation the names are English.
OpeningNames::Names OpeningNames::readNames(const std::filesystem::path& file,
                                            const std::filesystem::path& translation) {
    const auto translated = readFile(translation, kLongest);
    OpeningTranslation read = translated ? OpeningTranslation::parse(*translated) : OpeningTranslation();
    const auto text = readFile(file, kLongest);
    if (!text) return {failure<OpeningTable>(text.error().describe()), std::move(read)};
    return {OpeningTable::parse(*text), std::move(read)};
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
    worker_->post([file = file_, translation = translationFile_, link = link_, onRead = std::move(onRead)] {
        auto read = std::make_shared<Names>(readNames(file, translation));
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
