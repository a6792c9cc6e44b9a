/* test_io_kit.c - see test_io_kit.h. */
#define _GNU_SOURCE
#include "test_io_kit.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ini_file.h"

void messages_take(void *ud, const jac_error *error, bool warning)
{
    messages *to = ud;
    char text[1200];
    jac_error_text(error, text, sizeof text);
    int n = snprintf(to->text + to->used, sizeof to->text - to->used, "%s%s\n",
                     warning ? "warning: " : "", text);
    ck_assert_int_gt(n, 0);
    to->used += (size_t)n;
    to->count++;
    ck_assert_uint_lt(to->used, sizeof to->text);
}

const char *error_text(const jac_error *error)
{
    static char text[1200];
    jac_error_text(error, text, sizeof text);
    return text;
}

folder folder_make(void)
{
    folder f;
    const char *in = getenv("TMPDIR");
    snprintf(f.path, sizeof f.path, "%s/jac_unit_XXXXXX", in ? in : "/tmp");
    ck_assert_ptr_nonnull(mkdtemp(f.path));
    return f;
}

static int remove_one(const char *path, const struct stat *st, int type, struct FTW *where)
{
    (void)st;
    (void)type;
    (void)where;
    return remove(path);
}

void folder_remove(folder *f) { nftw(f->path, remove_one, 8, FTW_DEPTH | FTW_PHYS); }

const char *folder_path(const folder *f, const char *name)
{
    static char text[4][400];
    static int next;
    next = (next + 1) % 4;
    snprintf(text[next], sizeof text[next], "%s/%s", f->path, name);
    return text[next];
}

void folder_write(const folder *f, const char *name, const char *text, size_t length)
{
    char path[400];
    snprintf(path, sizeof path, "%s", folder_path(f, name));
    for (char *s = path + strlen(f->path) + 1; (s = strchr(s, '/')); s++) {
        *s = '\0';
        mkdir(path, 0755);
        *s = '/';
    }
    FILE *out = fopen(path, "wb");
    ck_assert_msg(out != NULL, "%s", path);
    ck_assert_uint_eq(fwrite(text, 1, length, out), length);
    ck_assert_int_eq(fclose(out), 0);
}

void folder_put(const folder *f, const char *name, const char *text)
{
    folder_write(f, name, text, strlen(text));
}

char *folder_read(const folder *f, const char *name)
{
    FILE *in = fopen(folder_path(f, name), "rb");
    ck_assert_ptr_nonnull(in);
    char *text = calloc(1, 1 << 20);
    ck_assert_ptr_nonnull(text);
    ck_assert_uint_lt(fread(text, 1, (1 << 20) - 1, in), (1 << 20) - 1);
    fclose(in);
    return text;
}

jac_engine *engine_from(const char *ini)
{
    messages said = { .used = 0 };
    jac_problems problems = { .report = messages_take, .ud = &said };
    jac_settings *settings = jac_ini_read_text(ini, strlen(ini), "/", "game.ini", &problems);
    ck_assert_msg(settings && said.count == 0, "%s", said.text);
    jac_engine *engine = jac_load_settings(settings, messages_take, &said, NULL);
    ck_assert_msg(engine != NULL, "%s", said.text);
    jac_settings_free(settings);
    return engine;
}
