#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "confinement.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <termios.h>
#include <unistd.h>

static const uint64_t reading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;

/// Every right that this version of Landlock knows: what is handled and not granted is refused.
static uint64_t handled_rights(int version) {
    uint64_t rights = reading | LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR
        | LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG
        | LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM;
#ifdef LANDLOCK_ACCESS_FS_REFER
    if (version >= 2) rights |= LANDLOCK_ACCESS_FS_REFER;
#endif
#ifdef LANDLOCK_ACCESS_FS_TRUNCATE
    if (version >= 3) rights |= LANDLOCK_ACCESS_FS_TRUNCATE;
#endif
    return rights;
}

int confinement_of_files(const char *const *readable, int count) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (version < 1) return 0;
    struct landlock_ruleset_attr attributes = {.handled_access_fs = handled_rights((int)version)};
    int ruleset = (int)syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes.handled_access_fs, 0);
    if (ruleset < 0) return 0;
    for (int index = 0; index < count; index++) {
        int path = open(readable[index], O_PATH | O_CLOEXEC);
        if (path < 0) continue;
        struct landlock_path_beneath_attr rule = {.allowed_access = reading, .parent_fd = path};
        if (syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) != 0) {
            // A file has no entries to read.
            rule.allowed_access = LANDLOCK_ACCESS_FS_READ_FILE;
            syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
        }
        close(path);
    }
    int enforced = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(SYS_landlock_restrict_self, ruleset, 0) == 0;
    close(ruleset);
    return enforced;
}

#if defined(__x86_64__)
#define THIS_ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define THIS_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/// The calls that are let through whatever their arguments are.
static const int allowed[] = {
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_close, SYS_fstat, SYS_newfstatat, SYS_statx, SYS_lseek, SYS_fcntl, SYS_getdents64,
    SYS_ppoll, SYS_pselect6, SYS_pipe2, SYS_dup, SYS_dup3,
    // Dispatch, which Foundation uses, has a thread that waits for events: refused, it would ask again at once.
    SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait, SYS_eventfd2, SYS_timerfd_create, SYS_timerfd_settime,
#ifdef SYS_poll
    SYS_epoll_wait, SYS_poll, SYS_select, SYS_pipe, SYS_dup2, SYS_stat, SYS_lstat, SYS_time, SYS_arch_prctl, SYS_access, SYS_readlink,
#endif
    SYS_readlinkat, SYS_faccessat, SYS_getcwd,
    SYS_mmap, SYS_munmap, SYS_mprotect, SYS_madvise, SYS_mremap, SYS_brk, SYS_membarrier,
    SYS_futex, SYS_set_robust_list, SYS_get_robust_list, SYS_set_tid_address, SYS_sched_yield, SYS_sched_getaffinity,
#ifdef SYS_rseq
    SYS_rseq,
#endif
    SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday, SYS_restart_syscall,
    SYS_getrandom, SYS_getpid, SYS_gettid, SYS_getppid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid, SYS_getrusage, SYS_sysinfo, SYS_uname,
    SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack,
    SYS_exit, SYS_exit_group,
};

/// A filter under construction: at most 256 steps, of which a check uses up to six.
struct program {
    struct sock_filter steps[256];
    unsigned short count;
};

static void add(struct program *program, uint16_t code, uint8_t yes, uint8_t no, uint32_t operand) {
    program->steps[program->count++] = (struct sock_filter){.code = code, .jt = yes, .jf = no, .k = operand};
}

static void load(struct program *program, size_t offset) { add(program, BPF_LD | BPF_W | BPF_ABS, 0, 0, (uint32_t)offset); }
static void answer(struct program *program, uint32_t value) { add(program, BPF_RET | BPF_K, 0, 0, value); }
static void load_number(struct program *program) { load(program, offsetof(struct seccomp_data, nr)); }
/// The lower half of an argument: both architectures are little-endian.
static size_t argument(int index) { return offsetof(struct seccomp_data, args) + (size_t)index * sizeof(uint64_t); }

static void allow(struct program *program, int call) {
    add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, (uint32_t)call);
    answer(program, SECCOMP_RET_ALLOW);
}

/// Allows a call where an argument is the value.
static void allow_if_equal(struct program *program, int call, int index, uint32_t value) {
    add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 4, (uint32_t)call);
    load(program, argument(index));
    add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, value);
    answer(program, SECCOMP_RET_ALLOW);
    load_number(program);
}

/// Allows a call where an argument has all of one set of bits and none of another.
static void allow_if_bits(struct program *program, int call, int index, uint32_t wanted, uint32_t refused) {
    add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 6, (uint32_t)call);
    load(program, argument(index));
    add(program, BPF_ALU | BPF_AND | BPF_K, 0, 0, wanted | refused);
    add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, wanted);
    answer(program, SECCOMP_RET_ALLOW);
    load_number(program);
    // Keeps the length of a check even where nothing follows it.
    add(program, BPF_JMP | BPF_JA, 0, 0, 0);
}

int confinement_of_system_calls(int opens) {
    struct program program = {.count = 0};
    load(&program, offsetof(struct seccomp_data, arch));
    add(&program, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, THIS_ARCHITECTURE);
    answer(&program, SECCOMP_RET_ERRNO | EPERM);
    load_number(&program);
    for (size_t index = 0; index < sizeof allowed / sizeof *allowed; index++) allow(&program, allowed[index]);
    // Terminals: their modes and size, so no characters can be put into their input.
    const uint32_t requests[] = {TCGETS, TCSETS, TCSETSW, TCSETSF, TIOCGWINSZ};
    for (size_t index = 0; index < sizeof requests / sizeof *requests; index++) allow_if_equal(&program, SYS_ioctl, 1, requests[index]);
    // A process may end itself, which is how a failed check does it, and look at its limits.
    allow_if_equal(&program, SYS_tgkill, 0, (uint32_t)getpid());
    allow_if_equal(&program, SYS_prlimit64, 2, 0);
    // Threads, and no processes.
    allow_if_bits(&program, SYS_clone, 0, CLONE_THREAD | CLONE_VM, CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID);
    if (opens) allow_if_bits(&program, SYS_openat, 2, 0, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC);
#ifdef SYS_clone3
    // Its flags lie in memory, where a filter can't look; the C library then falls back on clone.
    add(&program, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, SYS_clone3);
    answer(&program, SECCOMP_RET_ERRNO | ENOSYS);
#endif
    answer(&program, SECCOMP_RET_ERRNO | EPERM);
    struct sock_fprog filter = {.len = program.count, .filter = program.steps};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return 0;
    // All threads of the process: some were started before.
    return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &filter) == 0;
}

int confinement_to_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) == 0; }

#else

int confinement_of_files(const char *const *readable, int count) { return 0; }
int confinement_of_system_calls(int opens) { return 0; }
int confinement_to_parent(void) { return 0; }

#endif
