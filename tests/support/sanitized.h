#pragma once

/// Defined where a sanitizer watches the program. GCC and Clang say so in different ways.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define ROQUE_IS_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ROQUE_IS_SANITIZED
#endif
#endif
