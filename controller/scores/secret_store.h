#pragma once

#include <memory>
#include <optional>
#include <string>

#include "controller/scores/score_database.h"
#include "model/base/result.h"

namespace roque {

/// The desktop's store of secrets, for the passwords of databases. It is used through libsecret if that is
/// installed; many systems have none. Every call may wait for the person, who is asked to unlock the store:
/// call it on a SerialWorker. [any-thread]
class SecretStore {
public:
    /// One English sentence without a full stop that says why the store did not do what it was told.
    using Trouble = std::string;

    /// The store of this desktop; nothing without libsecret. Whether anybody answers is seen when it is used.
    [[nodiscard]] static std::optional<SecretStore> open();

    /// The password of a database, if it has been kept.
    [[nodiscard]] Result<std::optional<std::string>, Trouble> find(const ScoreDatabase& database) const;

    /// Keeps the password of a database, in the place of any other.
    Result<void, Trouble> keep(const ScoreDatabase& database, const std::string& password) const;

private:
    struct Library;

    explicit SecretStore(std::shared_ptr<const Library> library) : library_(std::move(library)) {}

    std::shared_ptr<const Library> library_;
};

}  // namespace roque
