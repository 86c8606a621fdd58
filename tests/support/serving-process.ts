import { serveApi } from "./a-served-api";

/** Serves the API until it is killed, with the settings of its environment and the model that a provider offers at an address; prints where, and its key, once it listens. */
const env = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    value !== undefined && /^(SUREFOOT_|MONGODB_)/.test(name) ? [[name, value]] : [],
  ),
);
const [dataDir = "", provider] = process.argv.slice(2);
const model = provider ? { GEMINI_API_KEY: "k", GOOGLE_GEMINI_BASE_URL: provider } : {};
const { url } = await serveApi({}, { dataDir, env: { ...env, ...model } });
process.stdout.write(`${url}\n`);
process.stdin.resume().once("end", () => process.exit(0));
