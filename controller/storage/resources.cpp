#include "controller/storage/resources.h"

#include <boost/dll/runtime_symbol_info.hpp>

namespace roque {

std::filesystem::path resourceFolder() {
    const std::filesystem::path program = boost::dll::program_location();
    return (program.parent_path() / ROQUE_SHARE_FROM_BIN).lexically_normal();
}

std::filesystem::path translationFolder() {
    return resourceFolder().parent_path() / "locale";
}

}  // namespace roque
