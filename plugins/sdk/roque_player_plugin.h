/*
 * The boundary between Roque and an AI player that it loads at run time: plain C, so that a plugin may be
 * written in any language and built by any compiler. Authors in C++ use player_plugin.h, which hides all
 * of this.
 *
 * A plugin is a shared library that exports one constant, roque_player_plugin_v1. Roque reads and checks it
 * before it calls any function.
 *
 * Rules for both sides
 *  - Text is UTF-8 and ends with a zero byte. It belongs to the side that made it. What the constant points
 *    to lives as long as the library, which is never unloaded; all else lives until the call returns.
 *  - No exception leaves a function, in either direction.
 *  - Thread tags: [any-thread] may be called on any thread, by several at a time; [player-thread] is called
 *    by one thread at a time for each player, but not always by the same one. Two players of one plugin may
 *    search at the same time on two threads, so a plugin has no mutable global
 *    variables.
 *  - A plugin does not change what belongs to the whole process: the locale, the working directory, signal
 *    handlers, the rounding mode, standard input and output.
 *
 * plugins/README.md explains the whole with an example.
 */
#ifndef ROQUE_PLAYER_PLUGIN_H
#define ROQUE_PLAYER_PLUGIN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of everything in this file. A change of any layout or meaning makes a new version and a new
 * symbol. Only roque_player_request may grow at its end without one: its `size` says what is there. */
#define ROQUE_PLAYER_ABI_VERSION 1u

/* The name of the constant that a plugin exports. */
#define ROQUE_PLAYER_SYMBOL "roque_player_plugin_v1"

/* Bytes of a text that the host lends to a function to fill, including the final zero. */
#define ROQUE_PLAYER_TEXT_SIZE 256

/* Bytes of a move in UCI notation ("e2e4", "e7e8q"), including the final zero. */
#define ROQUE_PLAYER_MOVE_SIZE 8

/* What a plugin can do beyond standard chess. */
#define ROQUE_PLAYER_PLAYS_CHESS960 1u

/* What a function returns. */
#define ROQUE_PLAYER_OK 0
#define ROQUE_PLAYER_FAILED 1

/* The kinds of options, those of UCI. */
#define ROQUE_PLAYER_OPTION_CHECK 0u
#define ROQUE_PLAYER_OPTION_SPIN 1u
#define ROQUE_PLAYER_OPTION_COMBO 2u
#define ROQUE_PLAYER_OPTION_BUTTON 3u
#define ROQUE_PLAYER_OPTION_STRING 4u

/* The unit of a score. */
#define ROQUE_PLAYER_SCORE_NONE 0u
#define ROQUE_PLAYER_SCORE_CENTIPAWNS 1u
#define ROQUE_PLAYER_SCORE_MATE 2u /* moves to mate; negative: the side to move is mated */

/* Why a call failed, in words for people. The host lends it empty. */
struct roque_player_failure {
    char text[ROQUE_PLAYER_TEXT_SIZE];
};

/* An option that a person can set before a game. */
struct roque_player_option {
    const char* name;           /* unique in the plugin, one line */
    const char* help;           /* one sentence, or NULL */
    uint32_t kind;              /* ROQUE_PLAYER_OPTION_... */
    uint32_t choice_count;      /* combo */
    const char* const* choices; /* combo */
    int64_t minimum;            /* spin */
    int64_t maximum;            /* spin */
    int64_t default_number;     /* check (0 or 1) and spin */
    const char* default_text;   /* combo (one of the choices) and string */
};

/* The limits of a search. Each comment says which value means "not limited". */
struct roque_player_limits {
    uint32_t depth;          /* plies, 0: any */
    uint32_t mate;           /* search for a mate in this many moves, 0: no */
    uint64_t nodes;          /* positions to search, 0: any */
    int64_t move_time_ms;    /* time for this move, -1: not limited */
    int64_t time_left_ms[2]; /* on the clocks of White and Black, -1: no clock */
    int64_t increment_ms[2]; /* added after each move of White and Black, 0: nothing */
    uint32_t moves_to_go;    /* moves until the next time control, 0: none comes */
    uint32_t infinite;       /* 1: search until told to stop */
};

/* The progress of a search. Scores are from the point of view of the side to move. */
struct roque_player_info {
    uint32_t depth;           /* plies searched completely */
    uint32_t selective_depth; /* plies of the longest line, 0: not reported */
    uint32_t multi_pv;        /* rank of this line among several, from 1 */
    uint32_t score_kind;      /* ROQUE_PLAYER_SCORE_... */
    int32_t score;
    uint32_t table_permille; /* share of the transposition table in use, in thousandths; 0: not reported */
    uint64_t nodes;          /* positions searched so far */
    int64_t time_ms;         /* since the search began */
    const char* line;        /* best play, UCI moves separated by blanks, or NULL */
};

/* The request: a position, its limits, and the functions by which the player talks to the host meanwhile. */
struct roque_player_request {
    uint32_t size;            /* of this struct */
    uint32_t chess960;        /* 1: castling is written "king takes own rook", the FEN is Shredder-FEN */
    const char* start_fen;    /* where the game began */
    const char* const* moves; /* UCI moves made since; all are legal */
    size_t move_count;
    struct roque_player_limits limits;

    void* host; /* the argument of the functions below */

    /* Not 0 when the search must end; then return within 50 ms with the best move found so far.
     * Costs about as much as generating one move: ask every thousand positions or so.
     * [any-thread] during the search */
    int (*is_stop_requested)(void* host);

    /* Reports progress. The host copies what it needs. [any-thread] during the search */
    void (*report)(void* host, const struct roque_player_info* info);

    /* The fields below came later: they exist only if `size` covers them, and a player may ignore them. */

    const char* const* search_moves; /* UCI moves, all legal: search only these. NULL: all */
    size_t search_move_count;        /* 0: search all moves */

    /* Not 0 while it is still the opponent's turn ("pondering"): time limits do not hold yet,
     * and the search need not end. NULL: it is the player's turn. Called like is_stop_requested. [any-thread]
     * during the search */
    int (*is_pondering)(void* host);

    /* Says which root move is searched now, in UCI notation, its number from 1, and the depth.
     * For people who watch a long search. NULL: nobody does. [any-thread] during the search */
    void (*report_move)(void* host, const char* move, uint32_t number, uint32_t depth);

    /* Tells people something that they should know, a sentence without a full stop. NULL: nobody reads it.
     * [any-thread] during the search */
    void (*tell)(void* host, const char* text);
};

/* The answer, lent by the host, all zero. */
struct roque_player_answer {
    char best_move[ROQUE_PLAYER_MOVE_SIZE];   /* in UCI notation */
    char ponder_move[ROQUE_PLAYER_MOVE_SIZE]; /* the reply expected, or empty */
    struct roque_player_failure failure;      /* filled when the search failed */
};

/* The constant that a plugin exports. No pointer is NULL unless its comment says so. */
struct roque_player_plugin {
    uint32_t size;        /* of this struct: both sides must use the same layout */
    uint32_t abi_version; /* ROQUE_PLAYER_ABI_VERSION; these two come first in every version */

    const char* id;      /* a to z, 0 to 9, '-', '_' and '.', at most 64 bytes; never changes */
    const char* name;    /* shown to people: one line, at most 128 bytes */
    const char* author;  /* one line, at most 128 bytes */
    const char* version; /* one line, at most 64 bytes */

    uint32_t capabilities;                     /* ROQUE_PLAYER_PLAYS_..., added up */
    uint32_t option_count;                     /* at most 256 */
    const struct roque_player_option* options; /* NULL if there are none */

    /* Makes a player; NULL if that fails. [any-thread] */
    void* (*create)(struct roque_player_failure* failure);

    /* Ends a player; never during one of its searches. [player-thread] */
    void (*destroy)(void* player);

    /* Sets an option: "true" or "false", a decimal number, a choice, a text, "" for a button. The host sends
     * only values that the option's declaration allows. Never during a search. [player-thread] */
    int (*set_option)(void* player, const char* name, const char* value,
                      struct roque_player_failure* failure);

    /* Begins another game. Never during a search. [player-thread] */
    int (*new_game)(void* player, struct roque_player_failure* failure);

    /* Finds a move in a position that has one. Returns when it is found, however long that takes; by then,
     * threads that the player started for it have ended. [player-thread] */
    int (*search)(void* player, const struct roque_player_request* request,
                  struct roque_player_answer* answer);
};

#if defined(__GNUC__)
__attribute__((visibility("default")))
#endif
extern const struct roque_player_plugin roque_player_plugin_v1;

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* ROQUE_PLAYER_PLUGIN_H */
