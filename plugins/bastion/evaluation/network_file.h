#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"
#include "plugins/bastion/evaluation/network.h"

namespace roque::bastion {

/// Where a network comes from.
struct NetworkOrigin {
    static constexpr std::size_t kMaxName = 31;

    std::string name;                       ///< of its training, at most kMaxName bytes
    std::array<std::uint8_t, 32> inputs{};  ///< SHA-256 of the files that it learnt from

    bool operator==(const NetworkOrigin&) const = default;
};

/// What is wrong with the file of a network.
enum class NetworkFault : std::uint8_t {
    Unreadable,   ///< there is no such file, or it cannot be read
    NoNetwork,    ///< the file is something else
    OtherShape,   ///< a network of another version or size
    CutOff,       ///< too short or too long
    LargeWeight,  ///< a weight with which sums could overflow
};

/// The fault in words that follow the name of the file.
[[nodiscard]] std::string_view describe(NetworkFault fault) noexcept;

/// The file of a network: a header of 128 bytes, then the numbers in the order of Network's members, all
/// little-endian.
struct NetworkFile {
    static constexpr std::size_t kHeaderSize = 128;
    static constexpr std::size_t kSize =
        kHeaderSize + 2 * Network::kHidden * (Network::kInputs + 1 + 2 * Network::kOutputs)
        + 4 * Network::kOutputs;

    NetworkOrigin origin;
    std::shared_ptr<Network> network = std::make_shared<Network>();

    [[nodiscard]] static Result<NetworkFile, NetworkFault> read(const std::filesystem::path& file);
    [[nodiscard]] static Result<NetworkFile, NetworkFault> fromBytes(std::span<const std::uint8_t> bytes);
    [[nodiscard]] std::vector<std::uint8_t> bytes() const;

    /// What tells it from other networks, for people: its name, and a hash of its bytes.
    [[nodiscard]] std::string identity() const;
};

}  // namespace roque::bastion
