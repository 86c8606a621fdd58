#!/usr/bin/env bash
# Starts a server that speaks MongoDB's wire protocol, for the store's specs. Usage: start-mongo-wire.sh <env-file>
# Builds it first where that was not done yet (needs Go; kept in the user's cache), then writes to the file, for `source`:
#   MONGODB_TEST_URI   where it listens, on loopback
#   MONGO_WIRE_PID     whom to send SIGTERM when done; it removes its data itself
# Exit code 3: it cannot be had here, and the specs are to be run without it.
set -euo pipefail

env_file=${1:?usage: start-mongo-wire.sh <env-file>}
scripts=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source_folder=$scripts/mongo-wire
cache=${XDG_CACHE_HOME:-$HOME/.cache}/surefoot

cannot() {
  echo "MongoDB wire server: $1; the store's specs run on the embedded store only." >&2
  exit 3
}

if ! command -v go >/dev/null; then cannot "Go is not installed"; fi
sum=$(cat "$source_folder"/main.go "$source_folder"/go.mod "$source_folder"/go.sum | cksum | cut -d ' ' -f 1)
binary=$cache/mongo-wire-$sum
log=$(mktemp "${TMPDIR:-/tmp}/surefoot-mongo-wire.XXXXXX")
trap 'rm -f "$log" "$binary.$$"' EXIT

if [ ! -x "$binary" ]; then
  echo "MongoDB wire server: building it once into $cache (a few minutes) ..." >&2
  mkdir -p "$cache"
  (cd "$source_folder" && nice go build -p=1 -mod=readonly -buildvcs=false -tags ferretdb_no_postgresql \
    -o "$binary.$$" .) >"$log" 2>&1 || { tail -n 5 "$log" >&2; cannot "it does not build"; }
  mv "$binary.$$" "$binary"
fi

nohup "$binary" >"$log" 2>&1 </dev/null &
pid=$!
address=
for _ in $(seq 100); do
  address=$(grep -m 1 '^mongodb://' "$log" || true)
  if [ -n "$address" ] || ! kill -0 "$pid" 2>/dev/null; then break; fi
  sleep 0.1
done
if [ -z "$address" ]; then
  kill "$pid" 2>/dev/null || true
  tail -n 5 "$log" >&2
  cannot "it did not start"
fi

uri=${address%/}/surefoot_test
if ! (cd "$scripts/.." && node --input-type=module -e '
  import mongoose from "mongoose";
  const { connection } = await mongoose.connect(process.argv[1], { serverSelectionTimeoutMS: 10000 });
  await connection.db.admin().ping();
  await mongoose.disconnect();' "$uri"); then
  kill "$pid"
  cannot "it does not answer"
fi
printf 'export MONGODB_TEST_URI=%s\nMONGO_WIRE_PID=%s\n' "$uri" "$pid" >"$env_file"
echo "MongoDB wire server: $uri (process $pid)" >&2
