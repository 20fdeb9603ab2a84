/* Plugins that do what no player should, each of them one deed at one moment, which its name tells:
 *
 *   hostile_DEED_WHEN
 *
 *   DEED   the name of a function below
 *   WHEN   1: when it is loaded, 2: when a player is made, 3: when it searches,
 *          4: at its second search, 5: when the process ends
 *
 * One library is compiled. For each plugin, the build overwrites the name in a copy of it (CMakeLists.txt).
 * One that is still there after its deed plays the first of a few moves that are legal at the start.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <sys/inotify.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/resource.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "plugins/sdk/roque_player_plugin.h"

/* Volatile, so that no compiler knows it. */
static volatile char own_name[] = "hostile_................................";

/* The deeds. */
#pragma GCC diagnostic push
#if defined(__clang__)
#pragma GCC diagnostic ignored "-Winfinite-recursion"
#elif __GNUC__ >= 12
#pragma GCC diagnostic ignored "-Winfinite-recursion"
#endif

static void crash(void) {
    raise(SIGSEGV);
}

static void stop_itself(void) {
    abort();
}

static void leave(void) {
    exit(0);
}

static void leave_at_once(void) {
    _exit(7);
}

static void hang(void) {
    for (;;) pause();
}

/* The result is used, so that no compiler makes a loop of it. */
static int recurse(volatile char* from) {
    volatile char room[4096];
    room[0] = from[0];
    return recurse(room) + room[0];
}

static void overflow_stack(void) {
    volatile char first = 1;
    recurse(&first);
}

static void eat_memory(void) {
    enum { kBlock = 16 << 20 };
    for (;;) {
        char* const block = malloc(kBlock);
        if (block == NULL) abort(); /* as a player does that did not think of it */
        memset(block, 1, kBlock);
    }
}

/* Ordinary data is limited by the system, shared memory is not. */
static void eat_shared_memory(void) {
    enum { kBlock = 16 << 20 };
    for (;;) {
        char* const block = mmap(NULL, kBlock, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (block == MAP_FAILED) abort();
        memset(block, 1, kBlock);
    }
}

static void* wait_for_ever(void* nothing) {
    for (;;) pause();
    return nothing;
}

static void start_threads(void) {
    enum { kMany = 5000, kSmallStack = 16 << 10 };
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, kSmallStack);
    for (int each = 0; each < kMany; ++each) {
        pthread_t thread;
        if (pthread_create(&thread, &small, wait_for_ever, NULL) != 0) break;
    }
    sleep(2); /* so that it is seen */
}

static void flood_output(void) {
    static const char kLine[] = "bestmove a1a1\nreadyok\nuciok\ninfo {}\n";
    for (int times = 0; times < 100000; ++times)
        if (write(STDOUT_FILENO, kLine, sizeof kLine - 1) < 0) return;
}

static void flood_errors(void) {
    static const char kLine[] = "This line is the same as the one before it.\n";
    for (int times = 0; times < 100000; ++times)
        if (write(STDERR_FILENO, kLine, sizeof kLine - 1) < 0) return;
}

/* Leaves the session, and its parent. */
static void leave_a_daemon(void) {
    if (fork() != 0) return;
    setsid();
    if (fork() != 0) _exit(0);
    for (;;) sleep(1000);
}

/* A signal can be sent by its number, with a value, and by news on a descriptor. */
static void kill_the_parent(void) {
    const pid_t parent = getppid();
    kill(parent, SIGKILL);
    const union sigval nothing = {0};
    sigqueue(parent, SIGKILL, nothing);
    siginfo_t info;
    memset(&info, 0, sizeof info);
    info.si_code = SI_QUEUE;
    syscall(SYS_rt_tgsigqueueinfo, parent, parent, SIGKILL, &info);
    int ends[2];
    if (pipe(ends) != 0) abort();
    fcntl(ends[0], F_SETOWN, parent);
    fcntl(ends[0], F_SETSIG, SIGKILL);
    fcntl(ends[0], F_SETFL, O_ASYNC);
    if (write(ends[1], "x", 1) != 1) abort();
    kill(-1, SIGKILL);
}

static void close_everything(void) {
    for (int descriptor = 0; descriptor < 1024; ++descriptor) close(descriptor);
}

/* Where it should not be able to: a file whose existence the tests look for. */
static void write_elsewhere(void) {
    const char* const place = getenv("ROQUE_HOSTILE_PLACE");
    if (place == NULL) return;
    const int file = open(place, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file < 0) return;
    if (write(file, "here\n", 5) != 5) abort();
    close(file);
}

static void read_elsewhere(void) {
    const int file = open("/etc/passwd", O_RDONLY);
    if (file >= 0) abort(); /* it could: the tests see that it died */
    const int watcher = inotify_init();
    if (watcher >= 0 && inotify_add_watch(watcher, "/etc", IN_ALL_EVENTS) >= 0) abort();
}

/* A file that it may not even read, of which the tests know content and rights. */
static void change_a_file(void) {
    enum { kNeitherReadNorWrite = 3, kFchmodat2 = 452 };
    const char* const file = getenv("ROQUE_HOSTILE_FILE");
    if (file == NULL) return;
    close(open(file, kNeitherReadNorWrite | O_TRUNC));
    close(open(file, O_RDONLY | O_TRUNC));
    if (truncate(file, 0) == 0 || chmod(file, 0777) == 0) return;
    syscall(kFchmodat2, AT_FDCWD, file, 0777, 0);
}

static void share_memory(void) {
    if (shmctl(0, IPC_RMID, NULL) == 0 || errno != EPERM) abort();
    if (msgctl(0, IPC_RMID, NULL) == 0 || errno != EPERM) abort();
    if (semctl(0, 0, IPC_RMID) == 0 || errno != EPERM) abort();
}

static void connect_somewhere(void) {
    const int end = socket(AF_INET, SOCK_STREAM, 0);
    if (end < 0) return;
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(9)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    connect(end, (const struct sockaddr*)&address, sizeof address);
    abort(); /* it could */
}

static void run_a_program(void) {
    if (system("true") == 0) abort(); /* it could */
}

static void change_the_process(void) {
    signal(SIGTERM, SIG_IGN);
    signal(SIGPIPE, SIG_DFL);
    umask(0);
    if (chdir("/") != 0) return;
    setenv("LC_ALL", "fr_FR.UTF-8", 1);
}

/* Nothing would be changed: the parent may use the processors that it may use. */
static void change_the_parent(void) {
    cpu_set_t processors;
    if (sched_getaffinity(getppid(), sizeof processors, &processors) != 0) return;
    if (sched_setaffinity(getppid(), sizeof processors, &processors) == 0) abort(); /* it could */
    const struct sched_param usual = {0};
    if (sched_setparam(getppid(), &usual) == 0) abort();
}

/* The system ends the process when it next looks at the processor's time: now, or never in a short life. */
static void forbid_itself_time(void) {
    const struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CPU, &none);
}
#pragma GCC diagnostic pop

static const struct {
    const char* name;
    void (*perform)(void);
} kDeeds[] = {
    {"change_a_file", change_a_file},
    {"change_the_parent", change_the_parent},
    {"change_the_process", change_the_process},
    {"close_everything", close_everything},
    {"connect_somewhere", connect_somewhere},
    {"crash", crash},
    {"eat_memory", eat_memory},
    {"eat_shared_memory", eat_shared_memory},
    {"flood_errors", flood_errors},
    {"flood_output", flood_output},
    {"forbid_itself_time", forbid_itself_time},
    {"hang", hang},
    {"kill_the_parent", kill_the_parent},
    {"leave", leave},
    {"leave_a_daemon", leave_a_daemon},
    {"leave_at_once", leave_at_once},
    {"overflow_stack", overflow_stack},
    {"read_elsewhere", read_elsewhere},
    {"run_a_program", run_a_program},
    {"share_memory", share_memory},
    {"start_threads", start_threads},
    {"stop_itself", stop_itself},
    {"write_elsewhere", write_elsewhere},
};

/* Does the deed if this is the moment. The build knows that there is one of that name. */
static void perform_at(char moment) {
    char name[sizeof own_name];
    for (size_t at = 0; at < sizeof name; ++at) name[at] = own_name[at];
    char* const when = strrchr(name, '_');
    if (when[1] != moment) return;
    *when = '\0';
    for (size_t at = 0; at < sizeof kDeeds / sizeof kDeeds[0]; ++at) {
        if (strcmp(kDeeds[at].name, name + strlen("hostile_")) != 0) continue;
        kDeeds[at].perform();
        return;
    }
    abort();
}

/* The player. */

__attribute__((constructor)) static void on_load(void) {
    perform_at('1');
}

__attribute__((destructor)) static void end(void) {
    perform_at('5');
}

static void* create(struct roque_player_failure* failure) {
    static int player;
    (void)failure;
    perform_at('2');
    return &player;
}

static void destroy(void* player) {
    (void)player;
}

static int set_option(void* player, const char* name, const char* value,
                      struct roque_player_failure* failure) {
    (void)player, (void)name, (void)value, (void)failure;
    return ROQUE_PLAYER_OK;
}

static int new_game(void* player, struct roque_player_failure* failure) {
    (void)player, (void)failure;
    return ROQUE_PLAYER_OK;
}

static int search(void* player, const struct roque_player_request* request,
                  struct roque_player_answer* answer) {
    static const char* const kMoves[] = {"g1f3", "g8f6", "f3g1", "f6g8"};
    static int searches = 0;
    (void)player;
    ++searches;
    perform_at('3');
    if (searches == 2) perform_at('4');
    strcpy(answer->best_move, kMoves[request->move_count % 4]);
    return ROQUE_PLAYER_OK;
}

const struct roque_player_plugin roque_player_plugin_v1 = {
    .size = sizeof(struct roque_player_plugin),
    .abi_version = ROQUE_PLAYER_ABI_VERSION,
    .id = (const char*)own_name,
    .name = (const char*)own_name,
    .author = "The tests of Roque",
    .version = "1.0",
    .create = create,
    .destroy = destroy,
    .set_option = set_option,
    .new_game = new_game,
    .search = search,
};
