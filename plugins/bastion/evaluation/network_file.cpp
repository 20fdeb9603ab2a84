#include "plugins/bastion/evaluation/network_file.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "model/base/fnv1a.h"
#include "plugins/bastion/base/little_endian.h"

namespace roque::bastion {
namespace {

constexpr std::string_view kMagic = "RoqueNet";
constexpr std::uint32_t kVersion = 2;
constexpr std::size_t kNameSize = NetworkOrigin::kMaxName + 1;

/// Calls a function with every row of a network, in the order of the file, and its largest weight.
template <typename SomeNetwork, typename Function>
void forEachRow(SomeNetwork& network, Function function) {
    for (auto& row : network.rows) function(row, Network::kMaxRowWeight);
    function(network.bias, Network::kMaxRowWeight);
    for (auto& output : network.outputs) {
        for (auto& row : output) function(row, Network::kMaxOutputWeight);
    }
}

}  // namespace

std::string_view describe(NetworkFault fault) noexcept {
    switch (fault) {
        case NetworkFault::Unreadable:
            return "cannot be read";
        case NetworkFault::NoNetwork:
            return "is no network";
        case NetworkFault::OtherShape:
            return "is a network of another version or size";
        case NetworkFault::CutOff:
            return "does not have the length of a network";
        case NetworkFault::LargeWeight:
            return "has weights that are too large";
    }
    return {};
}

Result<NetworkFile, NetworkFault> NetworkFile::read(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::vector<std::uint8_t> bytes(kSize + 1);  // one more, to see whether it is too long
    stream.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    if (stream.bad() || (!stream.eof() && stream.fail()) || stream.gcount() == 0)
        return NetworkFault::Unreadable;
    bytes.resize(static_cast<std::size_t>(stream.gcount()));
    return fromBytes(bytes);
}

Result<NetworkFile, NetworkFault> NetworkFile::fromBytes(std::span<const std::uint8_t> bytes) {
    if (bytes.size() < kHeaderSize || !std::ranges::equal(bytes.first(kMagic.size()), kMagic))
        return NetworkFault::NoNetwork;
    const std::uint8_t* from = bytes.data() + kMagic.size();
    const auto version = takeLittleEndian<std::uint32_t>(from);
    const auto inputs = takeLittleEndian<std::uint32_t>(from);
    const auto hidden = takeLittleEndian<std::uint32_t>(from);
    if (version != kVersion || inputs != Network::kInputs || hidden != Network::kHidden)
        return NetworkFault::OtherShape;
    if (bytes.size() != kSize) return NetworkFault::CutOff;

    NetworkFile file;
    Network& network = *file.network;
    network.scale = takeLittleEndian<std::int32_t>(from);
    const std::uint8_t* const nameEnd = std::find(from, from + NetworkOrigin::kMaxName, 0);
    file.origin.name.assign(from, nameEnd);
    std::copy_n(from + kNameSize, file.origin.inputs.size(), file.origin.inputs.begin());
    from = bytes.data() + kHeaderSize;
    bool isSafe = true;
    forEachRow(network, [&](Network::Row& row, int limit) {
        for (std::int16_t& weight : row) {
            weight = takeLittleEndian<std::int16_t>(from);
            isSafe = isSafe && std::abs(int{weight}) <= limit;
        }
    });
    for (std::int32_t& bias : network.outputBias) {
        bias = takeLittleEndian<std::int32_t>(from);
        isSafe = isSafe && bias >= -Network::kMaxOutputBias && bias <= Network::kMaxOutputBias;
    }
    if (!isSafe || network.scale <= 0 || network.scale > Network::kMaxScale) return NetworkFault::LargeWeight;
    return file;
}

std::vector<std::uint8_t> NetworkFile::bytes() const {
    std::vector<std::uint8_t> bytes(kSize);
    std::uint8_t* to = std::ranges::copy(kMagic, bytes.data()).out;
    to = putLittleEndian(kVersion, to);
    to = putLittleEndian(static_cast<std::uint32_t>(Network::kInputs), to);
    to = putLittleEndian(static_cast<std::uint32_t>(Network::kHidden), to);
    to = putLittleEndian(network->scale, to);
    std::copy_n(origin.name.begin(), std::min(origin.name.size(), NetworkOrigin::kMaxName), to);
    std::ranges::copy(origin.inputs, to + kNameSize);
    to = bytes.data() + kHeaderSize;
    forEachRow(*network, [&](const Network::Row& row, int) {
        for (const std::int16_t weight : row) to = putLittleEndian(weight, to);
    });
    for (const std::int32_t bias : network->outputBias) to = putLittleEndian(bias, to);
    return bytes;
}

std::string NetworkFile::identity() const {
    Fnv1a<std::uint64_t> hash;
    for (const std::uint8_t byte : bytes()) hash.add(static_cast<char>(byte));
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text = origin.name + ' ';
    for (int shift = 60; shift >= 0; shift -= 4) text += kDigits[hash.value() >> shift & 15U];
    return text;
}

}  // namespace roque::bastion
