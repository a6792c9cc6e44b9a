/* load_hash.c - the content hash of a module, by which a record knows that it is the same. */
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <xxhash.h>

#include "load.h"

enum { DEPTH_MAX = 8 }; /* folders in folders */

static bool ends_in_lua(const char *name)
{
    size_t length = strlen(name);
    return length > 4 && strcmp(name + length - 4, ".lua") == 0;
}

/* S_IFDIR, S_IFREG... of a path, 0: not there. Links are not followed: one may lead out of the
 * folder, round in it, or to what never ends. */
static mode_t kind_of(const char *path)
{
    struct stat info;
    return lstat(path, &info) == 0 ? info.st_mode & S_IFMT : 0;
}

static bool is_folder(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

/* Opens a folder of the module. Without it the hash would be one of other files: raises. */
static DIR *open_folder(jac_loader *l, const char *folder)
{
    DIR *dir = opendir(folder);
    if (!dir)
        luaL_error(l->L, "the folder %s can't be read: %s", folder, strerror(errno));
    return dir;
}

static size_t count_entries(jac_loader *l, const char *folder, size_t *bytes)
{
    size_t count = 0;
    *bytes = 0;
    DIR *dir = open_folder(l, folder);
    for (struct dirent *entry; (entry = readdir(dir)); count++)
        *bytes += strlen(entry->d_name) + 1;
    closedir(dir);
    return count;
}

/* Names in a folder, each ended by a 0. Read twice, so that no open folder is alive while memory is
 * taken (which may raise). */
static const char *folder_names(jac_loader *l, const char *folder, size_t *count)
{
    size_t bytes, used = 0, found = 0;
    *count = count_entries(l, folder, &bytes);
    char *names = jac_loader_take(l, bytes + 1);
    DIR *dir = open_folder(l, folder);
    for (struct dirent *entry; found < *count && (entry = readdir(dir)); found++) {
        size_t size = strlen(entry->d_name) + 1;
        if (used + size > bytes)
            break;
        memcpy(names + used, entry->d_name, size);
        used += size;
    }
    closedir(dir);
    *count = found;
    return names;
}

/* The .lua files below `folder`, as names relative to the module; no links: what they lead to
 * inside the folder is found itself, and nothing outside is read. */
static void find_files(jac_loader *l, const char *folder, const char *below, int depth,
                       jac_names *files)
{
    size_t count;
    const char *name = folder_names(l, folder, &count);
    for (size_t i = 0; i < count; i++, name += strlen(name) + 1) {
        if (name[0] == '.' || (!*below && strcmp(name, "tests") == 0))
            continue;
        const char *path = jac_format(l, "%s/%s", folder, name);
        const char *relative = jac_format(l, "%s%s", below, name);
        mode_t kind = kind_of(path);
        if (kind == S_IFDIR && depth < DEPTH_MAX)
            find_files(l, path, jac_format(l, "%s/", relative), depth + 1, files);
        else if (kind == S_IFREG && ends_in_lua(name))
            jac_names_add(l, files, relative);
    }
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Name, length, content; raises nothing. */
static bool hash_file(XXH3_state_t *state, const char *path, const char *name)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return false;
    unsigned char chunk[4096];
    uint64_t length = 0;
    XXH3_128bits_update(state, name, strlen(name) + 1);
    for (size_t n; (n = fread(chunk, 1, sizeof chunk, file)) > 0; length += n)
        XXH3_128bits_update(state, chunk, n);
    bool ok = !ferror(file);
    fclose(file);
    for (int i = 0; i < 8; i++)
        chunk[i] = (unsigned char)(length >> 8 * i);
    XXH3_128bits_update(state, chunk, 8);
    return ok;
}

bool jac_module_hash(jac_loader *l, const jac_part *part, uint8_t hash[16])
{
    jac_names files = { NULL, 0 }, paths = { NULL, 0 };
    const char *path = part->ask->path;
    if (is_folder(path)) {
        find_files(l, path, "", 0, &files);
        if (files.count)
            qsort(files.at, files.count, sizeof *files.at, by_text);
        for (size_t i = 0; i < files.count; i++)
            jac_names_add(l, &paths, jac_format(l, "%s/%s", path, files.at[i]));
    } else {
        const char *slash = strrchr(path, '/');
        jac_names_add(l, &files, slash ? slash + 1 : path);
        jac_names_add(l, &paths, path);
    }
    if (part->ask->tiles) {
        jac_names_add(l, &files, "tiles:");
        jac_names_add(l, &paths, part->ask->tiles);
    }
    const char *unread = NULL;
    int why = 0;
    XXH3_state_t *state = XXH3_createState();
    if (!state)
        luaL_error(l->L, "memory is out");
    XXH3_128bits_reset(state);
    for (size_t i = 0; i < files.count && !unread; i++)
        if (!hash_file(state, paths.at[i], files.at[i])) {
            unread = paths.at[i];
            why = errno;
        }
    XXH128_canonical_t canonical;
    XXH128_canonicalFromHash(&canonical, XXH3_128bits_digest(state));
    XXH3_freeState(state);
    memcpy(hash, canonical.digest, 16);
    if (unread)
        jac_problem_at(l, unread, 0, false, "can't be read: %s", strerror(why));
    return !unread;
}
