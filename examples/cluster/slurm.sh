#!/bin/bash
# Many games as a Slurm job array: each task plays one shard on the processors it was given.
#
#     sbatch --array=1-50 examples/cluster/slurm.sh FILE.ini 1000000 results --seed 7
#
# and when all have ended:
#
#     jacquerie sim --merge results/*.jsonl
#
# Arguments: the INI, the games of all tasks together, a folder that all nodes see, and options of
# `jacquerie sim` (a seed, unless the INI has one). JACQUERIE names the program. A task that is run
# again writes its shard anew. Near its time limit Slurm sends SIGTERM: what is finished is written,
# and --merge tells what is missing.
#SBATCH --job-name=jacquerie
#SBATCH --cpus-per-task=8
#SBATCH --time=01:00:00
#SBATCH --array=1-10
set -eu
if [ $# -lt 3 ] || [ -z "${SLURM_ARRAY_TASK_ID:-}" ]; then
    echo "usage: sbatch --array=1-N slurm.sh FILE.ini GAMES FOLDER [OPTION...]" >&2
    exit 2
fi
ini=$1 games=$2 folder=$3
shift 3
mkdir -p "$folder"
exec "${JACQUERIE:-jacquerie}" sim "$ini" --games "$games" \
    --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_MAX" --jobs "${SLURM_CPUS_PER_TASK:-1}" \
    --out "$folder/$SLURM_ARRAY_TASK_ID.jsonl" --force "$@"
