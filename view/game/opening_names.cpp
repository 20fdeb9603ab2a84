#include "view/game/opening_names.h"

#include <utility>

#include "controller/storage/files.h"

namespace roque {
namespace {

using Table = Result<OpeningTable, Message>;

Table readTable(const std::filesystem::path& file) {
    constexpr std::size_t kLongest = std::size_t{4} << 20U;
    const auto text = readFile(file, kLongest);
    if (!text) return failure<OpeningTable>(text.error().describe());
    return OpeningTable::parse(*text);
}

}  // namespace

OpeningNames::OpeningNames(UiDispatcher& dispatcher, std::filesystem::path file,
                           std::function<void(const std::optional<Message>& problem)> onKnown)
    : file_(std::move(file)), onKnown_(std::move(onKnown)), link_(std::make_shared<UiLink>(dispatcher)) {}

OpeningNames::~OpeningNames() {
    link_->cut();
}

void OpeningNames::read() {
    worker_ = std::make_unique<SerialWorker>();
    auto onRead = self_.bind([](OpeningNames& names, Table table) {
        if (table) names.table_ = *std::move(table);
        names.onKnown_(table ? std::nullopt : std::optional(table.error()));
    });
    worker_->post([file = file_, link = link_, onRead = std::move(onRead)] {
        auto table = std::make_shared<Table>(readTable(file));
        link->post([onRead, table] { onRead(std::move(*table)); });
    });
}

const Opening* OpeningNames::openingOf(const GameNode& node) const {
    return table_ ? table_->openingOf(node) : nullptr;
}

void OpeningNames::addTags(const GameNode& root, GameTags& tags) const {
    if (table_) tagOpening(*table_, root, tags);
}

}  // namespace roque
