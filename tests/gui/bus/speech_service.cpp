#include "tests/gui/bus/speech_service.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <regex>
#include <stdexcept>

#include <fmt/format.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace roque::test {
namespace {

constexpr std::chrono::milliseconds kUtterance{150};  // for each text: short, but long enough to be cut off

}  // namespace

SpeechService::SpeechService(const std::filesystem::path& runtimeFolder) {
    const auto folder = runtimeFolder / "speech-dispatcher";
    std::filesystem::create_directories(folder);
    const std::string path = folder / "speechd.sock";
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.size() >= sizeof address.sun_path) throw std::runtime_error(path + " is too long");
    std::memcpy(address.sun_path, path.c_str(), path.size());
    listener_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    constexpr int kClients = 8;
    if (bind(listener_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0
        || listen(listener_, kClients) != 0)
        throw std::runtime_error("no speech at " + path);
    thread_ = std::jthread([this](const std::stop_token& stop) { serve(stop); });
}

SpeechService::~SpeechService() {
    thread_ = {};
    for (const Client& client : clients_) close(client.socket);
    close(listener_);
}

std::vector<SpeechService::Spoken> SpeechService::spoken() const {
    const std::lock_guard lock(mutex_);
    return spoken_;
}

bool SpeechService::isQuietFor(std::chrono::milliseconds time) const {
    const auto now = std::chrono::steady_clock::now();
    const std::lock_guard lock(mutex_);
    return spoken_.empty() || (spoken_.back().isOver && now - spoken_.back().at > time);
}

void SpeechService::serve(const std::stop_token& stop) {
    constexpr int kTurn = 5;  // milliseconds
    while (!stop.stop_requested()) {
        std::vector<pollfd> waiting{{listener_, POLLIN, 0}};
        for (const Client& client : clients_) waiting.push_back({client.socket, POLLIN, 0});
        poll(waiting.data(), waiting.size(), kTurn);
        std::size_t at = 1;
        for (auto client = clients_.begin(); client != clients_.end();) {
            const bool isGone = waiting[at++].revents != 0 && !receive(*client);
            if (isGone) close(client->socket);
            client = isGone ? clients_.erase(client) : std::next(client);
        }
        if (waiting[0].revents != 0) accept();
        goOn();
    }
}

void SpeechService::accept() {
    const int socket = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    if (socket < 0) return;
    clients_.emplace_back();
    clients_.back().socket = socket;
}

/// Returns false when the client has gone.
bool SpeechService::receive(Client& client) {
    std::array<char, 4096> buffer{};
    const ssize_t count = read(client.socket, buffer.data(), buffer.size());
    if (count <= 0) return false;
    client.received.append(buffer.data(), static_cast<std::size_t>(count));
    for (std::size_t end = 0; (end = client.received.find("\r\n")) != std::string::npos;) {
        const std::string line = client.received.substr(0, end);
        client.received.erase(0, end + 2);
        obey(client, line);
    }
    return true;
}

void SpeechService::obey(Client& client, const std::string& line) {
    if (client.isSending && line != ".") {
        client.text += (client.text.empty() ? "" : " ") + line;
        return;
    }
    const std::string verb = line.substr(0, line.find(' '));
    if (client.isSending) {
        client.isSending = false;
        add(client, client.text);
    } else if (verb == "SPEAK") {
        client.isSending = true;
        client.text.clear();
        tell(client.socket, "230 OK RECEIVING DATA");
    } else if (verb == "CHAR" || verb == "KEY" || verb == "SOUND_ICON") {
        add(client, line);
    } else if (verb == "STOP" || verb == "CANCEL") {
        stopSpeaking();
        tell(client.socket, "210 OK STOPPED");
    } else if (verb == "LIST") {
        tell(client.socket, line.find("MODULES") != std::string::npos
                                ? "250-none\r\n250 OK MODULE LIST SENT"
                                : "249-English\ten\tnone\r\n249 OK VOICE LIST SENT");
    } else if (verb == "GET") {
        tell(client.socket, "251-0\r\n251 OK GET RETURNED");
    } else if (verb == "HISTORY") {
        tell(client.socket, fmt::format("245-{}\r\n245 OK CLIENT ID SENT", client.socket));
    } else {
        client.wantsEvents = client.wantsEvents || line.find("NOTIFICATION") != std::string::npos;
        tell(client.socket, verb == "SET" ? "208 OK SET" : "210 OK");
    }
}

/// Marks of SSML are not spoken.
void SpeechService::add(Client& client, const std::string& words) {
    static const std::regex marks("<[^>]*>");
    const auto now = std::chrono::steady_clock::now();
    std::size_t index = 0;
    {
        const std::lock_guard lock(mutex_);
        index = spoken_.size();
        spoken_.push_back({now, std::regex_replace(words, marks, ""), false, false});
    }
    tell(client.socket, fmt::format("225-{}\r\n225 OK MESSAGE QUEUED", index));
    waiting_.push_back({index, client.socket});
    if (waiting_.size() > 1) return;
    end_ = now + kUtterance;
    tellEvent(waiting_.front(), 701, "BEGIN");
}

void SpeechService::stopSpeaking() {
    for (const Waiting& each : waiting_) {
        {
            const std::lock_guard lock(mutex_);
            spoken_[each.index].isCut = true;
            spoken_[each.index].isOver = true;
        }
        tellEvent(each, 703, "CANCELED");
    }
    waiting_.clear();
}

/// Ends the text that has been spoken, and begins the next one.
void SpeechService::goOn() {
    const auto now = std::chrono::steady_clock::now();
    if (waiting_.empty() || now < end_) return;
    const Waiting spoken = waiting_.front();
    waiting_.erase(waiting_.begin());
    {
        const std::lock_guard lock(mutex_);
        spoken_[spoken.index].isOver = true;
    }
    tellEvent(spoken, 702, "END");
    if (waiting_.empty()) return;
    end_ = now + kUtterance;
    tellEvent(waiting_.front(), 701, "BEGIN");
}

void SpeechService::tell(int socket, const std::string& answer) const {
    const std::string line = answer + "\r\n";
    [[maybe_unused]] const ssize_t sent = send(socket, line.data(), line.size(), MSG_NOSIGNAL);
}

void SpeechService::tellEvent(const Waiting& of, int code, const char* name) const {
    const auto client = std::ranges::find(clients_, of.client, &Client::socket);
    if (client == clients_.end() || !client->wantsEvents) return;
    tell(of.client, fmt::format("{0}-{1}\r\n{0}-{2}\r\n{0} {3}", code, of.index, of.client, name));
}

}  // namespace roque::test
