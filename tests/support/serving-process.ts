import { serveApi } from "./a-served-api";

/** Serves the API until it is killed, with the settings of its environment; prints where, and its key, once it listens. */
const env = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    value !== undefined && /^(SUREFOOT_|MONGODB_)/.test(name) ? [[name, value]] : [],
  ),
);
const dataDir = process.argv[2] ?? "";
const { url } = await serveApi({}, { dataDir, env });
process.stdout.write(`${url}\n`);
process.stdin.resume().once("end", () => process.exit(0));
