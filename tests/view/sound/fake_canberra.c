/* What the tests load instead of libcanberra: it writes down what it is to play. */
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct ca_context {
    int sounds;
};

static struct ca_context only;

__attribute__((visibility("default"))) int ca_context_create(struct ca_context** context) {
    *context = &only;
    return getenv("ROQUE_TEST_NO_SOUND") == NULL ? 0 : -1;
}

__attribute__((visibility("default"))) int ca_context_play(struct ca_context* context, uint32_t number, ...) {
    FILE* file = fopen(getenv("ROQUE_TEST_SOUNDS"), "a");
    va_list properties;
    const char* key;
    const char* name = "";
    const char* volume = NULL;
    (void)number;
    ++context->sounds;
    va_start(properties, number);
    while ((key = va_arg(properties, const char*)) != NULL) {
        const char* value = va_arg(properties, const char*);
        if (strcmp(key, "media.filename") == 0) name = value;
        if (strcmp(key, "canberra.volume") == 0) volume = value;
    }
    va_end(properties);
    if (file == NULL) return 0;
    fprintf(file, volume == NULL ? "%s\n" : "%s at %s dB\n", name, volume);
    fclose(file);
    return 0;
}
