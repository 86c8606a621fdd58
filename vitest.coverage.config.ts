import { defineConfig, mergeConfig } from "vitest/config";
import plain from "./vitest.config";

/** How much of the agent's own rules the tests without a browser reach: their own, and whole turns through the API. */
const config = mergeConfig(
  plain,
  defineConfig({
    test: {
      testTimeout: 120_000,
      coverage: {
        provider: "v8",
        include: ["lib/agent/**/*.ts"],
        exclude: ["**/*.test.ts", "lib/agent/ports/**"],
        reporter: ["text-summary", "json-summary"],
        thresholds: { branches: 90 },
      },
    },
  }),
);
if (config.test) {
  delete config.test.projects;
  config.test.include = [
    "lib/{agent,contracts}/**/*.test.ts",
    "lib/adapters/offline/**/*.test.ts",
    "lib/server/answer-turn.test.ts",
    "tests/scenarios/{interact,interact-approval,interact-faults,overrule,decide-elsewhere,knowledge,usage}.test.ts",
    "tests/scenarios/planning/**/*.test.ts",
  ];
}
export default config;
