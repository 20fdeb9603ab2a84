/* A plugin in plain C, without model or SDK: it answers what its option says, and can tell what it was asked.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "plugins/sdk/roque_player_plugin.h"

struct player {
    char answer[ROQUE_PLAYER_MOVE_SIZE];
    int tells_request;
};

static const char* const kStyles[] = {"Solid", "Wild"};

static const struct roque_player_option kOptions[] = {
    {.name = "Answer", .help = "The move to play.", .kind = ROQUE_PLAYER_OPTION_STRING, .default_text = ""},
    {.name = "Tell request", .kind = ROQUE_PLAYER_OPTION_CHECK, .default_number = 0},
    {.name = "Level", .kind = ROQUE_PLAYER_OPTION_SPIN, .minimum = -2, .maximum = 20, .default_number = 7},
    {.name = "Style",
     .kind = ROQUE_PLAYER_OPTION_COMBO,
     .choices = kStyles,
     .choice_count = 2,
     .default_text = "Solid"},
    {.name = "Forget", .kind = ROQUE_PLAYER_OPTION_BUTTON},
};

static void* create(struct roque_player_failure* failure) {
    struct player* player = calloc(1, sizeof *player);
    if (player == NULL) strcpy(failure->text, "no memory");
    return player;
}

static void destroy(void* player) {
    free(player);
}

static int set_option(void* self, const char* name, const char* value, struct roque_player_failure* failure) {
    struct player* player = self;
    (void)failure;
    if (strcmp(name, "Answer") == 0) snprintf(player->answer, sizeof player->answer, "%s", value);
    if (strcmp(name, "Tell request") == 0) player->tells_request = strcmp(value, "true") == 0;
    return ROQUE_PLAYER_OK;
}

static int new_game(void* self, struct roque_player_failure* failure) {
    (void)self;
    (void)failure;
    return ROQUE_PLAYER_OK;
}

/* Writes a request down, as far as it fits. */
static void tell(const struct roque_player_request* request, struct roque_player_failure* failure) {
    const struct roque_player_limits* limits = &request->limits;
    const char* last = request->move_count == 0 ? "none" : request->moves[request->move_count - 1];
    snprintf(
        failure->text, sizeof failure->text,
        "fen %s; chess960 %u; moves %zu, last %s; depth %u mate %u nodes %llu time %lld clocks %lld %lld "
        "increments %lld %lld to go %u infinite %u; among %zu, first %s; ponder %d",
        request->start_fen, request->chess960, request->move_count, last, limits->depth, limits->mate,
        (unsigned long long)limits->nodes, (long long)limits->move_time_ms,
        (long long)limits->time_left_ms[0], (long long)limits->time_left_ms[1],
        (long long)limits->increment_ms[0], (long long)limits->increment_ms[1], limits->moves_to_go,
        limits->infinite, request->search_move_count,
        request->search_move_count == 0 ? "none" : request->search_moves[0],
        request->is_pondering(request->host));
}

static int search(void* self, const struct roque_player_request* request,
                  struct roque_player_answer* answer) {
    const struct player* player = self;
    const int has_later_part =
        request->size >= offsetof(struct roque_player_request, tell) + sizeof request->tell;
    if (has_later_part && request->report_move != NULL) {
        request->report_move(request->host, "g1f3", 2, 7);
        request->report_move(request->host, "nonsense", 3, 7);
        request->report_move(request->host, NULL, 4, 7);
    }
    if (has_later_part && request->tell != NULL) {
        request->tell(request->host, "one\nline");
        request->tell(request->host, NULL);
    }
    if (player->tells_request) {
        tell(request, &answer->failure);
        return ROQUE_PLAYER_FAILED;
    }
    memcpy(answer->best_move, player->answer, sizeof answer->best_move);
    return ROQUE_PLAYER_OK;
}

const struct roque_player_plugin roque_player_plugin_v1 = {
    .size = sizeof(struct roque_player_plugin),
    .abi_version = ROQUE_PLAYER_ABI_VERSION,
    .id = "scripted",
    .name = "Scripted",
    .author = "The tests of Roque",
    .version = "1.0",
    .capabilities = ROQUE_PLAYER_PLAYS_CHESS960,
    .option_count = sizeof kOptions / sizeof kOptions[0],
    .options = kOptions,
    .create = create,
    .destroy = destroy,
    .set_option = set_option,
    .new_game = new_game,
    .search = search,
};
