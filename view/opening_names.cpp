#include "view/opening_names.h"

#include <utility>

#include "controller/storage/files.h"

namespace roque {
namespace {

using Table = Result<OpeningTable, std::string>;

Table readTable(const std::filesystem::path& file) {
    constexpr std::size_t kLongest = std::size_t{4} << 20U;
    const auto text = readFile(file, kLongest);
    if (!text) return {boost::system::in_place_error, text.error().describe()};
    return OpeningTable::parse(*text);
}

}  // namespace

OpeningNames::OpeningNames(UiDispatcher& dispatcher, std::filesystem::path file,
                           std::function<void(const std::string& problem)> onKnown)
    : file_(std::move(file)),
      onKnown_(std::move(onKnown)),
      self_(std::make_shared<OpeningNames*>(this)),
      link_(std::make_shared<UiLink>(dispatcher)) {}

OpeningNames::~OpeningNames() {
    link_->cut();
}

void OpeningNames::read() {
    worker_ = std::make_unique<SerialWorker>();
    worker_->post([file = file_, link = link_, self = std::weak_ptr(self_)] {
        auto table = std::make_shared<Table>(readTable(file));
        link->post([self, table] {
            const auto alive = self.lock();
            if (!alive) return;
            OpeningNames& names = **alive;
            if (*table) names.table_ = std::move(**table);
            names.onKnown_(*table ? std::string() : table->error());
        });
    });
}

const Opening* OpeningNames::openingOf(const GameNode& node) const {
    return table_ ? table_->openingOf(node) : nullptr;
}

void OpeningNames::addTags(const GameNode& root, GameTags& tags) const {
    if (table_) tagOpening(*table_, root, tags);
}

}  // namespace roque
