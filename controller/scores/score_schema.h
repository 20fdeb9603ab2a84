#pragma once

namespace soci {
class session;
}

namespace roque {

/// Makes the tables of scores in a database, or brings those of an older version up to date. Returns whether
/// the tables are of a version that this program knows. Throws soci::soci_error.
///
/// Two programs may do that at the same time: who comes second finds it done.
[[nodiscard]] bool prepareScoreTables(soci::session& session);

}  // namespace roque
