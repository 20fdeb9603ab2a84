#include "controller/guests/call_filter.h"

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <linux/sockios.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace roque {

#if defined(__x86_64__) || defined(__aarch64__)

namespace {

#if defined(__x86_64__)
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_X86_64;
#else
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
#endif

constexpr std::uint32_t kRefused = SECCOMP_RET_ERRNO | EPERM;
constexpr std::uint32_t kUnknown = SECCOMP_RET_ERRNO | ENOSYS;

/// The newest call that has been looked at: set_mempolicy_home_node, of Linux 5.17. What came later might do
/// anything, such as fchmodat2 (6.6), so the kernel is said not to know it. The calls of x32, the 32-bit
/// interface of x86-64, have greater numbers too.
constexpr std::uint32_t kNewestKnown = 450;

/// A filter cannot see the arguments of these. glibc tries clone3 first and goes on with clone.
constexpr std::array kUnknownCalls{SYS_clone3, SYS_openat2, SYS_io_uring_setup, SYS_io_uring_enter,
                                   SYS_io_uring_register};

constexpr std::array kRefusedCalls {
    // The network, and other processes
    SYS_socket, SYS_socketpair, SYS_execve, SYS_execveat, SYS_ptrace, SYS_process_vm_readv,
        SYS_process_vm_writev, SYS_pidfd_open, SYS_pidfd_getfd, SYS_pidfd_send_signal, SYS_process_madvise,
        SYS_process_mrelease, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_tkill, SYS_kcmp, SYS_setsid,
        SYS_setpgid, SYS_ioprio_set, SYS_migrate_pages, SYS_move_pages,
        // What processes share by its number or name
        SYS_shmget, SYS_shmat, SYS_shmctl, SYS_msgget, SYS_msgctl, SYS_msgsnd, SYS_msgrcv, SYS_semget,
        SYS_semctl, SYS_semop, SYS_semtimedop, SYS_mq_open, SYS_mq_unlink,
        // The system
        SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_mount_setattr,
        SYS_move_mount, SYS_open_tree, SYS_fsopen, SYS_fsmount, SYS_fspick, SYS_keyctl, SYS_add_key,
        SYS_request_key, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_open_by_handle_at,
        SYS_memfd_create, SYS_memfd_secret,
        // What Landlock does not cover, or not from its first version on
        SYS_truncate, SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat, SYS_utimensat, SYS_setxattr,
        SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, SYS_inotify_init1,
        SYS_inotify_add_watch, SYS_fanotify_init, SYS_fanotify_mark,
#if defined(__x86_64__)
        SYS_inotify_init, SYS_fork, SYS_vfork, SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes,
        SYS_futimesat,
#endif
};

/// The calls that open a file, and which of their arguments has the flags.
constexpr std::pair<long, unsigned> kOpeningCalls[] = {
    {SYS_openat, 2},
#if defined(__x86_64__)
    {SYS_open, 1},
#endif
};

/// Puts a filter together, a program for the kernel's Berkeley packet filter. Every block begins and ends
/// with the number of the call loaded.
class Filter {
public:
    Filter() {
        load(offsetof(seccomp_data, arch));
        returnUnless(kArchitecture, SECCOMP_RET_KILL_PROCESS);  // calls of 32-bit programs
        loadNumber();
        add(BPF_JMP | BPF_JGT | BPF_K, kNewestKnown, 0, 1);
        add(BPF_RET | BPF_K, kUnknown);
    }

    /// Answers a call.
    void answer(long call, std::uint32_t with) { returnIf(static_cast<std::uint32_t>(call), with); }

    /// Refuses a call if its argument is one of these.
    void refuseIf(long call, unsigned argument, std::initializer_list<std::uint32_t> values) {
        onArgument(call, argument, [&] {
            for (const std::uint32_t value : values) returnIf(value, kRefused);
        });
    }
    /// Refuses a call unless its argument is one of these two.
    void refuseUnless(long call, unsigned argument, std::uint32_t one, std::uint32_t other) {
        onArgument(call, argument, [&] {
            add(BPF_JMP | BPF_JEQ | BPF_K, one, 2, 0);
            returnUnless(other, kRefused);
        });
    }
    /// Refuses a call unless a bit of its argument is set.
    void refuseWithout(long call, unsigned argument, std::uint32_t bit) {
        onArgument(call, argument, [&] {
            add(BPF_JMP | BPF_JSET | BPF_K, bit, 1, 0);
            add(BPF_RET | BPF_K, kRefused);
        });
    }
    /// Refuses a call if some bits of its argument are as said.
    void refuseIfBits(long call, unsigned argument, std::uint32_t mask, std::uint32_t value) {
        onArgument(call, argument, [&] {
            add(BPF_ALU | BPF_AND | BPF_K, mask);
            returnIf(value, kRefused);
        });
    }

    /// Has the kernel use it for this process.
    [[nodiscard]] bool install() {
        add(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
        sock_fprog program{static_cast<unsigned short>(code_.size()), code_.data()};
        return ::syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0U, &program) == 0;
    }

private:
    void add(unsigned code, std::uint32_t value, unsigned ifTrue = 0, unsigned ifFalse = 0) {
        code_.push_back({static_cast<std::uint16_t>(code), static_cast<std::uint8_t>(ifTrue),
                         static_cast<std::uint8_t>(ifFalse), value});
    }
    void load(std::size_t offset) { add(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset)); }
    void loadNumber() { load(offsetof(seccomp_data, nr)); }
    void returnIf(std::uint32_t value, std::uint32_t with) {
        add(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
        add(BPF_RET | BPF_K, with);
    }
    void returnUnless(std::uint32_t value, std::uint32_t with) {
        add(BPF_JMP | BPF_JEQ | BPF_K, value, 1, 0);
        add(BPF_RET | BPF_K, with);
    }
    /// The lower half of an argument, which is all that the calls in question look at.
    template <typename Body>
    void onArgument(long call, unsigned argument, Body body) {
        add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, 0);
        const std::size_t jump = code_.size() - 1;
        load(offsetof(seccomp_data, args) + sizeof(std::uint64_t) * argument);
        body();
        loadNumber();
        code_[jump].jf = static_cast<std::uint8_t>(code_.size() - jump - 1);
    }

    std::vector<sock_filter> code_;
};

}  // namespace

bool filterCalls() {
    Filter filter;
    for (const long call : kUnknownCalls) filter.answer(call, kUnknown);
    for (const long call : kRefusedCalls) filter.answer(call, kRefused);
    filter.refuseWithout(SYS_clone, 0, CLONE_THREAD);
    const auto self = static_cast<std::uint32_t>(::getpid());
    filter.refuseUnless(SYS_kill, 0, self, self);
    filter.refuseUnless(SYS_tgkill, 0, self, self);
    for (const long call : {SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr,
                            SYS_sched_setaffinity, SYS_prlimit64})
        filter.refuseUnless(call, 0, 0, self);
    filter.refuseIf(SYS_setpriority, 0, {PRIO_PGRP, PRIO_USER});
    filter.refuseUnless(SYS_setpriority, 1, 0, self);
    // A signal for news on a descriptor may go to any process of the user.
    filter.refuseIf(SYS_fcntl, 1, {F_SETOWN, F_SETOWN_EX, F_SETSIG});
    filter.refuseIf(SYS_ioctl, 1, {TIOCSTI, TIOCLINUX, FIOSETOWN});
    filter.refuseIf(SYS_prctl, 0, {PR_SET_PDEATHSIG, PR_SET_PTRACER, PR_SET_DUMPABLE});
    // Before Landlock 3, O_RDONLY | O_TRUNC empties what may only be read. The access mode 3, neither for
    // reading nor for writing, asks Landlock for no right at all.
    for (const auto& [call, flags] : kOpeningCalls) {
        filter.refuseIfBits(call, flags, O_TRUNC | O_ACCMODE, O_TRUNC | O_RDONLY);
        filter.refuseIfBits(call, flags, O_ACCMODE, O_ACCMODE);
    }
    return filter.install();
}

#else

bool filterCalls() {
    return false;  // which calls there are is not known for other processors
}

#endif

}  // namespace roque
