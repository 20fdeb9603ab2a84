#include "controller/guests/confinement.h"

#include <sys/prctl.h>
#include <sys/resource.h>

#include "controller/guests/call_filter.h"
#include "controller/guests/file_rules.h"

namespace roque {
namespace {

constexpr rlim_t kLargestFile = rlim_t{1} << 30U;
constexpr rlim_t kMaxDescriptors = 512;

void limit(__rlimit_resource resource, rlim_t value) {
    const rlimit both{value, value};
    ::setrlimit(resource, &both);
}

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kIsSanitized = true;
#elif defined(__has_feature)
constexpr bool kIsSanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool kIsSanitized = false;
#endif

}  // namespace

Confinement availableConfinement() noexcept {
    return {landlockVersion(), kKnowsCalls && ::prctl(PR_GET_SECCOMP) >= 0};
}

Confinement confine(const ConfinementPolicy& policy) {
    limit(RLIMIT_CORE, 0);
    ::prctl(PR_SET_DUMPABLE, 0);  // RLIMIT_CORE means nothing to a system that hands core dumps to a program
    if (!kIsSanitized)
        limit(RLIMIT_DATA, policy.memory);  // the sanitizers' tables are data too, larger than any limit
    limit(RLIMIT_FSIZE, kLargestFile);
    limit(RLIMIT_NOFILE, kMaxDescriptors);
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return {};
    return {restrictFiles(policy), policy.useSeccomp && filterCalls()};
}

}  // namespace roque
