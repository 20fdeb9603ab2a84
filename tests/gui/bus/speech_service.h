#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <list>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace roque::test {

/// Takes the place of Speech Dispatcher, the service that a screen reader has speak: listens on its socket,
/// speaks its protocol (SSIP), takes a moment for each text, and writes down what was to be spoken and what
/// was cut off.
class SpeechService {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// A text that was to be spoken.
    struct Spoken {
        Time at;  ///< when it was asked for
        std::string words;
        bool isCut = false;   ///< stopped before its end
        bool isOver = false;  ///< nothing more happens to it
    };

    /// Listens on the socket of the session with this run-time folder. Throws std::runtime_error.
    explicit SpeechService(const std::filesystem::path& runtimeFolder);
    SpeechService(const SpeechService&) = delete;
    SpeechService& operator=(const SpeechService&) = delete;
    ~SpeechService();

    /// Everything up to now, in the order it was asked for.
    [[nodiscard]] std::vector<Spoken> spoken() const;
    /// Whether nothing is being spoken, and nothing was asked for during a time.
    [[nodiscard]] bool isQuietFor(std::chrono::milliseconds time) const;

private:
    struct Client {
        int socket = -1;
        std::string received;
        std::string text;  ///< of the message that it is sending
        bool isSending = false;
        bool wantsEvents = false;  ///< is told when a text begins and ends
    };
    struct Waiting {
        std::size_t index;  ///< among all texts
        int client;         ///< its socket
    };

    void serve(const std::stop_token& stop);
    void accept();
    [[nodiscard]] bool receive(Client& client);
    void obey(Client& client, const std::string& line);
    void add(Client& client, const std::string& words);
    void stopSpeaking();
    void goOn();
    void tell(int socket, const std::string& answer) const;
    void tellEvent(const Waiting& of, int code, const char* name) const;

    int listener_ = -1;
    std::list<Client> clients_;
    std::vector<Waiting> waiting_;  ///< the first is being spoken
    Time end_;                      ///< of the text being spoken
    mutable std::mutex mutex_;
    std::vector<Spoken> spoken_;
    std::jthread thread_;
};

}  // namespace roque::test
