import { defineConfig, mergeConfig } from "vitest/config";
import plain from "./vitest.config";

/** The tests that mutants are tried against: rules and contracts, without browsers and servers. */
const config = mergeConfig(plain, defineConfig({ test: { testTimeout: 60_000 } }));
if (config.test) config.test.include = ["lib/{agent,contracts}/**/*.test.ts"];
export default config;
