import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What is waited for comes at once on a quiet machine and later on a busy one.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // Files that keep nothing to themselves share their modules: loading those anew for each of 580 files took more than the tests.
        test: {
          name: "together",
          include: ["{lib,app,components,bench,extension}/**/*.test.{ts,tsx}"],
          isolate: false,
        },
      },
      // Servers, stores and browsers that are there once a process.
      { extends: true, test: { name: "apart", include: ["{runner,scripts,tests}/**/*.test.{ts,tsx}"] } },
    ],
  },
});
