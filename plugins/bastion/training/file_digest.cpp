#include "plugins/bastion/training/file_digest.h"

#include <fstream>
#include <memory>

#include <glib.h>

namespace roque::bastion::training {

std::optional<std::array<std::uint8_t, 32>> digestOf(const std::vector<std::filesystem::path>& files) {
    const std::unique_ptr<GChecksum, decltype(&g_checksum_free)> sum(g_checksum_new(G_CHECKSUM_SHA256),
                                                                     g_checksum_free);
    std::vector<char> bytes(std::size_t{1} << 20U);
    for (const std::filesystem::path& name : files) {
        std::ifstream file(name, std::ios::binary);
        while (file.read(bytes.data(), static_cast<std::streamsize>(bytes.size())), file.gcount() > 0)
            g_checksum_update(sum.get(), reinterpret_cast<const guchar*>(bytes.data()), file.gcount());
        if (!file.eof()) return std::nullopt;
    }
    std::array<std::uint8_t, 32> digest{};
    gsize size = digest.size();
    g_checksum_get_digest(sum.get(), digest.data(), &size);
    return digest;
}

}  // namespace roque::bastion::training
