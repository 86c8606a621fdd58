import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    include: ["{lib,app,components,runner,bench,scripts,tests,extension}/**/*.test.{ts,tsx}"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What is waited for comes at once on a quiet machine and later on a busy one.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
  },
});
