#pragma once

// What is guarded by which lock, for Clang's thread safety analysis (-Wthread-safety); nothing for other
// compilers. The locks that it knows are Mutex and MutexLock (controller/threads/mutex.h).
#ifdef __clang__
#define ROQUE_THREAD_ATTRIBUTE(attribute) __attribute__((attribute))
#else
#define ROQUE_THREAD_ATTRIBUTE(attribute)
#endif

/// A member that is read and written only while `mutex` is held.
#define ROQUE_GUARDED_BY(mutex) ROQUE_THREAD_ATTRIBUTE(guarded_by(mutex))

/// A pointer, smart or not, whose object is used only while `mutex` is held.
#define ROQUE_PT_GUARDED_BY(mutex) ROQUE_THREAD_ATTRIBUTE(pt_guarded_by(mutex))

/// A function, or a lambda, that is called only while the mutexes are held.
#define ROQUE_REQUIRES(...) ROQUE_THREAD_ATTRIBUTE(requires_capability(__VA_ARGS__))

/// A function that takes the mutexes itself: it is never called while they are held.
#define ROQUE_EXCLUDES(...) ROQUE_THREAD_ATTRIBUTE(locks_excluded(__VA_ARGS__))

// For the locks themselves.
#define ROQUE_CAPABILITY(name) ROQUE_THREAD_ATTRIBUTE(capability(name))
#define ROQUE_SCOPED_CAPABILITY ROQUE_THREAD_ATTRIBUTE(scoped_lockable)
#define ROQUE_ACQUIRE(...) ROQUE_THREAD_ATTRIBUTE(acquire_capability(__VA_ARGS__))
#define ROQUE_RELEASE(...) ROQUE_THREAD_ATTRIBUTE(release_capability(__VA_ARGS__))
