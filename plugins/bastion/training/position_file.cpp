#include "plugins/bastion/training/position_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <string_view>
#include <system_error>
#include <utility>

#include "plugins/bastion/base/little_endian.h"

namespace roque::bastion::training {
namespace {

constexpr std::string_view kMagic = "RoquePos";
constexpr std::size_t kHeaderSize = 32;
using Header = std::array<std::uint8_t, kHeaderSize>;

Header headerOf(const Recipe& recipe) {
    Header header{};
    std::uint8_t* to = std::ranges::copy(kMagic, header.data()).out;
    to = putLittleEndian(std::uint32_t{static_cast<std::uint8_t>(recipe.kind)}, to);
    to = putLittleEndian(recipe.games, to);
    to = putLittleEndian(recipe.seed, to);
    to = putLittleEndian(recipe.nodes, to);
    putLittleEndian(recipe.every, to);
    return header;
}

/// The recipe of a header; it fits no other, so headerOf() tells whether it was one.
Recipe recipeOf(const Header& header) {
    const std::uint8_t* from = header.data() + kMagic.size();
    Recipe recipe;
    constexpr std::uint32_t kLast = static_cast<std::uint8_t>(PositionKind::Searched);
    recipe.kind =
        PositionKind(static_cast<std::uint8_t>(std::min(takeLittleEndian<std::uint32_t>(from), kLast)));
    recipe.games = takeLittleEndian<std::uint32_t>(from);
    recipe.seed = takeLittleEndian<std::uint64_t>(from);
    recipe.nodes = takeLittleEndian<std::uint32_t>(from);
    recipe.every = takeLittleEndian<std::uint32_t>(from);
    return recipe;
}

template <std::size_t Size>
bool read(std::ifstream& file, std::array<std::uint8_t, Size>& bytes) {
    return static_cast<bool>(file.read(reinterpret_cast<char*>(bytes.data()), Size));
}
template <std::size_t Size>
void write(std::ofstream& file, const std::array<std::uint8_t, Size>& bytes) {
    file.write(reinterpret_cast<const char*>(bytes.data()), Size);
}

/// `reason` as errno has it.
std::system_error unwritable(const std::filesystem::path& name, int reason) {
    return {reason, std::generic_category(), name.string() + " cannot be written"};
}

}  // namespace

Result<PositionFile, std::string> readPositions(const std::filesystem::path& name) {
    std::error_code unknown;
    const std::uintmax_t size = std::filesystem::file_size(name, unknown);
    std::ifstream file(name, std::ios::binary);
    if (unknown || !file) return name.string() + " cannot be read.";
    Header header{};
    PositionFile found;
    if (read(file, header)) found.recipe = recipeOf(header);
    if (!file || header != headerOf(found.recipe)) return name.string() + " is no file of positions.";
    if ((size - kHeaderSize) % PackedPosition::kSize != 0) return name.string() + " is cut off.";
    found.positions.reserve((size - kHeaderSize) / PackedPosition::kSize);
    for (PackedPosition::Bytes bytes{}; read(file, bytes);)
        found.positions.push_back(PackedPosition::fromBytes(bytes));
    if (!file.eof()) return name.string() + " cannot be read to its end.";
    if (!std::ranges::all_of(found.positions, &PackedPosition::isSound))
        return name.string() + " is damaged.";
    return found;
}

PositionWriter::PositionWriter(std::filesystem::path name, const Recipe& recipe)
    : name_(std::move(name)), beside_(name_.string() + ".new"), file_(beside_, std::ios::binary) {
    if (!file_.is_open()) throw unwritable(name_, errno);
    training::write(file_, headerOf(recipe));
    file_.flush();  // a full disk is told before the first game
    check();
}

void PositionWriter::write(std::span<const PackedPosition> positions) {
    for (const PackedPosition& position : positions) training::write(file_, position.bytes());
    check();
}

void PositionWriter::finish() {
    file_.close();
    check();
    std::filesystem::rename(beside_, name_);
}

/// Removes the file and throws if something could not be written just now.
void PositionWriter::check() {
    if (file_) return;
    const int reason = errno;
    std::error_code ignored;
    std::filesystem::remove(beside_, ignored);
    throw unwritable(name_, reason);
}

}  // namespace roque::bastion::training
