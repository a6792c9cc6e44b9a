/* cli_serve.c - `jacquerie serve FILE.ini`: requests on stdin, replies on stdout. */
#include "cli.h"

#include <stdlib.h>

#include "protocol.h"

typedef struct serve_arguments {
    cli_reports reports;
    const char *ini;
} serve_arguments;

static const struct argp_option options[] = {
    { "json", 'j', NULL, 0, "what is wrong with the INI, as JSON objects", 0 },
    { 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
    serve_arguments *arguments = state->input;
    switch (key) {
    case 'j':
        arguments->reports.json = true;
        return 0;
    case ARGP_KEY_ARG:
        if (arguments->ini)
            argp_error(state, "one INI at a time; the command `new' takes others");
        arguments->ini = argument;
        return 0;
    case ARGP_KEY_END:
        if (!arguments->ini)
            argp_error(state, "which ruleset? name an INI file");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

/* What next_line found. */
typedef enum got { GOT_LINE, GOT_TOO_LONG, GOT_END } got;

/* Reads a line into text, without its end; a last one may lack that. What is beyond the limit is
 * read and dropped. */
static got next_line(FILE *in, char *text, size_t *length)
{
    int c;
    size_t n = 0;
    bool dropped = false;
    while ((c = getc_unlocked(in)) != EOF && c != '\n') {
        if (n < JAC_PROTOCOL_LINE_MAX)
            text[n++] = (char)c;
        else
            dropped = true;
    }
    *length = n;
    return dropped ? GOT_TOO_LONG : c == EOF && n == 0 ? GOT_END : GOT_LINE;
}

static bool is_blank(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (text[i] != ' ' && text[i] != '\t' && text[i] != '\r')
            return false;
    return true;
}

/* Answers until quit, the end of input, or of those who listen. */
static int converse(jac_protocol *protocol, char *line)
{
    size_t length;
    bool quit = false;
    got what;
    while (!quit && (what = next_line(stdin, line, &length)) != GOT_END) {
        if (what == GOT_LINE && is_blank(line, length))
            continue;
        char *reply = what == GOT_LINE ? jac_protocol_answer(protocol, line, length, &quit)
                                       : jac_protocol_too_long();
        /* Without memory for a reply there is still one that needs none: each request has its own.
         */
        puts(reply ? reply : "{\"error\":{\"code\":\"memory\",\"what\":\"memory is out\"}}");
        free(reply);
        if (fflush(stdout) != 0)
            break; /* cli_finish tells why */
    }
    return CLI_DONE;
}

int cli_serve(int argc, char **argv)
{
    static const struct argp argp = { options,
                                      parse,
                                      "FILE.ini",
                                      "Plays games for a front end or a researcher's program: one "
                                      "JSON object a line comes in, one "
                                      "goes out."
                                      "\vcore/cli/PROTOCOL.md tells every command; "
                                      "{\"cmd\":\"hello\"} lists them. A wrong request "
                                      "is answered by an \"error\", and the conversation goes on; "
                                      "the end of input ends it.\n\n" CLI_EXIT_TEXT,
                                      NULL,
                                      NULL,
                                      NULL };
    serve_arguments arguments = { .ini = NULL };
    argp_parse(&argp, argc, argv, 0, NULL, &arguments);
    jac_error error;
    jac_engine *engine = jac_load(arguments.ini, cli_report, &arguments.reports, &error);
    if (!engine)
        return cli_fail(&arguments.reports, &error);
    int status = CLI_FAULT;
    char *line = malloc(JAC_PROTOCOL_LINE_MAX);
    jac_protocol *protocol = line ? jac_protocol_new(engine, &error) : NULL;
    if (!protocol)
        cli_fail_text(&arguments.reports, JAC_E_MEMORY, NULL, 0, "memory is out");
    else
        status = converse(protocol, line);
    jac_protocol_free(protocol);
    jac_engine_free(engine);
    free(line);
    return status;
}
