#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "controller/scores/score_passwords.h"

namespace roque::test {

/// A store of secrets that keeps them in memory, or refuses to.
class FakePasswordStore {
public:
    /// What to give to ScorePasswords.
    [[nodiscard]] ScorePasswords::OpenStore opener() {
        return [state = state_] {
            return PasswordStore{
                [state](const ScoreDatabase& database) -> Result<std::optional<std::string>, std::string> {
                    const std::lock_guard lock(state->mutex);
                    ++state->lookups;
                    const auto found = state->passwords.find(database.host);
                    if (found == state->passwords.end()) return std::optional<std::string>();
                    return std::optional(found->second);
                },
                [state](const ScoreDatabase& database,
                        const std::string& password) -> Result<void, std::string> {
                    const std::lock_guard lock(state->mutex);
                    if (state->isLocked) return {boost::system::in_place_error, "It is locked"};
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
    /// The password of a database on a server; empty if none is kept.
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
