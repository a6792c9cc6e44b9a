/* results.c - test results as TAP and JUnit. */
#include "results.h"

#include <stdlib.h>
#include <string.h>

struct cli_results {
    bool keep;
    int count[3];
    cli_result *kept; /* with texts of their own */
    size_t kept_count, kept_room;
};

cli_results *cli_results_new(bool keep)
{
    cli_results *results = calloc(1, sizeof *results);
    if (results) {
        results->keep = keep;
        puts("TAP version 13");
    }
    return results;
}

void cli_results_free(cli_results *results)
{
    if (!results)
        return;
    for (size_t i = 0; i < results->kept_count; i++) {
        const cli_result *r = &results->kept[i];
        const char *const text[] = { r->title, r->file, r->message, r->board, r->choices };
        for (size_t k = 0; k < sizeof text / sizeof *text; k++)
            free((void *)(uintptr_t)text[k]);
    }
    free(results->kept);
    free(results);
}

static const char *copied(const char *text) { return text ? strdup(text) : NULL; }

static void keep(cli_results *results, const cli_result *result)
{
    if (results->kept_count == results->kept_room) {
        size_t room = results->kept_room ? 2 * results->kept_room : 64;
        cli_result *more = realloc(results->kept, room * sizeof *more);
        if (!more)
            return;
        results->kept = more;
        results->kept_room = room;
    }
    cli_result *own = &results->kept[results->kept_count++];
    *own = *result;
    own->title = copied(result->title);
    own->file = copied(result->file);
    own->message = copied(result->message);
    own->board = copied(result->board);
    own->choices = copied(result->choices);
}

/* A title on one line; `#` would begin a directive. */
static void print_title(const char *text)
{
    for (; *text; text++) {
        if (*text == '#' || *text == '\\')
            putchar('\\');
        putchar(*text == '\n' || *text == '\r' ? ' ' : *text);
    }
}

/* A YAML block: its lines stand as they are, moved in. */
static void print_block(const char *key, const char *text)
{
    if (!text || !text[0])
        return;
    printf("  %s: |\n    ", key);
    for (; *text; text++) {
        putchar(*text);
        if (*text == '\n' && text[1])
            fputs("    ", stdout);
    }
    if (text[-1] != '\n')
        putchar('\n');
}

static void print_tap(const cli_result *result, int number)
{
    printf("%s %d - ", result->verdict == CLI_NOT_OK ? "not ok" : "ok", number);
    print_title(result->title);
    if (result->verdict == CLI_SKIPPED) {
        fputs(" # SKIP ", stdout);
        print_title(result->message ? result->message : "");
    }
    putchar('\n');
    if (result->verdict != CLI_NOT_OK)
        return;
    puts("  ---");
    if (result->file && result->line > 0)
        printf("  at: %s:%d\n", result->file, result->line);
    else if (result->file)
        printf("  at: %s\n", result->file);
    print_block("message", result->message);
    print_block("board", result->board);
    print_block("choices", result->choices);
    puts("  ...");
}

void cli_results_add(cli_results *results, const cli_result *result)
{
    results->count[result->verdict]++;
    print_tap(result, results->count[0] + results->count[1] + results->count[2]);
    fflush(stdout);
    if (results->keep)
        keep(results, result);
}

int cli_results_count(const cli_results *results, cli_verdict verdict)
{
    return results->count[verdict];
}

void cli_results_end(cli_results *results)
{
    printf("1..%d\n", results->count[0] + results->count[1] + results->count[2]);
}

/* Text as XML has it; what XML can't hold becomes '?'. */
static void put_xml(FILE *out, const char *text)
{
    for (; text && *text; text++) {
        switch (*text) {
        case '<':
            fputs("&lt;", out);
            break;
        case '>':
            fputs("&gt;", out);
            break;
        case '&':
            fputs("&amp;", out);
            break;
        case '"':
            fputs("&quot;", out);
            break;
        case '\n':
            fputs("&#10;", out);
            break;
        case '\t':
            fputc('\t', out);
            break;
        default:
            fputc((unsigned char)*text < 0x20 ? '?' : *text, out);
        }
    }
}

static void put_case(FILE *out, const cli_result *r)
{
    fputs("    <testcase classname=\"", out);
    put_xml(out, r->file);
    fputs("\" name=\"", out);
    put_xml(out, r->title);
    fprintf(out, "\" time=\"%.3f\"", r->seconds);
    if (r->verdict == CLI_PASSED) {
        fputs("/>\n", out);
        return;
    }
    fprintf(out, ">\n      <%s message=\"", r->verdict == CLI_SKIPPED ? "skipped" : "failure");
    put_xml(out, r->message);
    if (r->verdict == CLI_SKIPPED) {
        fputs("\"/>\n", out);
    } else {
        fputs("\">", out);
        put_xml(out, r->file);
        fprintf(out, ":%d&#10;", r->line);
        put_xml(out, r->board);
        fputs("&#10;", out);
        put_xml(out, r->choices);
        fputs("</failure>\n", out);
    }
    fputs("    </testcase>\n", out);
}

bool cli_results_junit(const cli_results *results, const char *path)
{
    FILE *out = fopen(path, "w");
    if (!out)
        return false;
    fprintf(out,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<testsuites>\n  <testsuite name=\"jacquerie\" tests=\"%zu\" failures=\"%d\" "
            "skipped=\"%d\">\n",
            results->kept_count, results->count[CLI_NOT_OK], results->count[CLI_SKIPPED]);
    for (size_t i = 0; i < results->kept_count; i++)
        put_case(out, &results->kept[i]);
    fputs("  </testsuite>\n</testsuites>\n", out);
    bool good = !ferror(out);
    return fclose(out) == 0 && good;
}
