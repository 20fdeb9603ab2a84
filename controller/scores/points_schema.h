#pragma once

namespace soci {
class session;
}

namespace roque {

/// Creates the tables of scores, or updates those of an older version. Returns whether this program knows the
/// version of the tables. Throws soci::soci_error.
///
/// Two programs may do that at the same time: the second finds it done.
[[nodiscard]] bool preparePointsTables(soci::session& session);

}  // namespace roque
