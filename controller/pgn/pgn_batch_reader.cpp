#include "controller/pgn/pgn_batch_reader.h"

#include <istream>

namespace roque {
namespace {

constexpr std::size_t kPieceSize = std::size_t{1} << 20U;
constexpr std::size_t kBatchSize = std::size_t{1} << 20U;

}  // namespace

PgnBatchReader::PgnBatchReader(std::istream& stream) : stream_(stream), piece_(kPieceSize, '\0') {}

std::optional<PgnBatch> PgnBatchReader::next() {
    PgnBatch batch;
    batch.text.reserve(kBatchSize + kBatchSize / 8);
    while (batch.text.size() < kBatchSize) {
        const auto section = splitter_.next();
        if (!section && !readMore()) break;
        if (!section) continue;
        batch.parts.push_back({batch.text.size(), section->text.size(), section->line, section->isFragment});
        batch.text += section->text;
    }
    if (batch.parts.empty()) return std::nullopt;
    return batch;
}

/// Feeds the splitter with the next piece of the text; false at the end.
bool PgnBatchReader::readMore() {
    if (isFinished_) return false;
    stream_.read(piece_.data(), static_cast<std::streamsize>(piece_.size()));
    const auto count = static_cast<std::size_t>(stream_.gcount());
    bytesRead_ += count;
    if (count > 0) splitter_.feed(std::string_view(piece_).substr(0, count));
    hasFailed_ = stream_.bad();
    isFinished_ = count < piece_.size() || !isText();
    if (isFinished_) splitter_.finish();
    return isText();
}

}  // namespace roque
