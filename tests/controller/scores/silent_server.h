#pragma once

#include <cstdint>
#include <stdexcept>

#include <netdb.h>
#include <sys/socket.h>

#include "controller/storage/file_descriptor.h"

namespace roque::test {

/// A server that accepts connections and never answers.
class SilentServer {
public:
    SilentServer() : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto* const any = reinterpret_cast<sockaddr*>(&address);
        if (::bind(socket_.number(), any, size) != 0 || ::listen(socket_.number(), 10) != 0
            || ::getsockname(socket_.number(), any, &size) != 0)
            throw std::runtime_error("no server");
        port_ = ntohs(address.sin_port);
    }
    [[nodiscard]] std::uint16_t port() const noexcept { return port_; }

private:
    FileDescriptor socket_;
    std::uint16_t port_ = 0;
};

}  // namespace roque::test
