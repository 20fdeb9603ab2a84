#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "controller/scores/points_passwords.h"

namespace roque::test {

/// A password store that keeps its contents in memory, or refuses to.
class FakePasswordStore {
public:
    /// The function to pass to PointsPasswords.
    [[nodiscard]] PointsPasswords::OpenStore opener() {
        return [state = state_] {
            return PasswordStore{
                [state](const PointsDatabase& database) -> Result<std::optional<std::string>, Message> {
                    const std::lock_guard lock(state->mutex);
                    ++state->lookups;
                    const auto found = state->passwords.find(database.host);
                    if (found == state->passwords.end()) return std::optional<std::string>();
                    return std::optional(found->second);
                },
                [state](const PointsDatabase& database,
                        const std::string& password) -> Result<void, Message> {
                    const std::lock_guard lock(state->mutex);
                    if (state->isLocked) return failure<void>(ROQUE_MESSAGE("It is locked"));
                    state->passwords[database.host] = password;
                    return {};
                }};
        };
    }
    void lock() { state_->isLocked = true; }
    void put(const std::string& host, const std::string& password) {
        const std::lock_guard lock(state_->mutex);
        state_->passwords[host] = password;
    }
    /// The password of a database on a server; empty if none is stored.
    [[nodiscard]] std::string kept(const std::string& host) const {
        const std::lock_guard lock(state_->mutex);
        const auto found = state_->passwords.find(host);
        return found == state_->passwords.end() ? "" : found->second;
    }
    [[nodiscard]] int lookups() const {
        const std::lock_guard lock(state_->mutex);
        return state_->lookups;
    }

private:
    struct State {
        std::mutex mutex;
        std::map<std::string, std::string> passwords;  ///< by server; guarded by mutex
        int lookups = 0;                               ///< guarded by mutex
        std::atomic<bool> isLocked = false;
    };
    std::shared_ptr<State> state_ = std::make_shared<State>();
};

}  // namespace roque::test
