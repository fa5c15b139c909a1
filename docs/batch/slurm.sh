#!/usr/bin/env bash
# A plan as a Slurm array: one task for each shard, on one core each. PLAN is a folder that all nodes see.
#
#   nearpoint plan assembly.step --shards 200 --out PLAN
#   sbatch --array="$(nearpoint merge PLAN --missing)" slurm.sh PLAN
#   nearpoint merge PLAN --json
#
# After a failure the same sbatch line again runs what is missing, and only that.
#SBATCH --job-name=nearpoint
#SBATCH --cpus-per-task=1
#SBATCH --mem=4G
#SBATCH --requeue
set -euo pipefail
exec nearpoint run-shard "$1" "$SLURM_ARRAY_TASK_ID"
