#include "plugins/bastion/evaluation/shipped_network.h"

#include <cstdint>
#include <span>

// The assembler puts the file into the library: no program has to write it as C++ first.
__asm__(
    ".section .rodata\n"
    ".balign 64\n"
    ".hidden roque_bastion_network\n"
    ".global roque_bastion_network\n"
    "roque_bastion_network:\n"
    ".incbin \"" ROQUE_BASTION_NETWORK
    "\"\n"
    ".hidden roque_bastion_network_end\n"
    ".global roque_bastion_network_end\n"
    "roque_bastion_network_end:\n"
    ".byte 0\n"
    ".previous\n");

extern "C" {
extern const std::uint8_t roque_bastion_network[];
extern const std::uint8_t roque_bastion_network_end[];
}

namespace roque::bastion {

const NetworkFile& shippedNetwork() {
    // Tests make sure that the file is a network.
    static const NetworkFile file =
        *NetworkFile::fromBytes(std::span(roque_bastion_network, roque_bastion_network_end));
    return file;
}

}  // namespace roque::bastion
