import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const setupFiles = [`${import.meta.dirname}/vitest.setup.ts`];

const EXCLUDED = ["**/node_modules/**", "build/**"];
const LOCATION_TESTS = "**/*.location.test.{ts,tsx}";

/** The tests of one workspace that need nothing but Node; `isolate: false` where its files leave nothing behind for each other. */
const plain = (name: string, isolate = true) => ({
  test: {
    name,
    isolate,
    root: `./${name}`,
    include: ["**/*.test.{ts,tsx}"],
    exclude: EXCLUDED,
    setupFiles,
    // How long a state may keep a test waiting before it is called missing.
    expect: { poll: { timeout: 180_000 } },
  },
});

/** Tests with a page: a context of its own for each file, in processes that load jsdom and the libraries once. */
const browserLike = (name: string, more: string[] = []) => ({
  plugins: [react()],
  test: {
    ...plain(name).test,
    environment: "jsdom",
    pool: "vmForks" as const,
    vmMemoryLimit: "1GB",
    setupFiles: [...setupFiles, ...["/ui/src/set-up-tests.ts", ...more].map((file) => `${import.meta.dirname}${file}`)],
    exclude: [...EXCLUDED, LOCATION_TESTS],
  },
});

export default defineConfig({
  test: {
    // One more than the cores they share with a database, since many tests wait: for a time-out, a job, a process that is killed.
    maxWorkers: 3,
    // A limit against hanging, never a measure of speed: the machine may be slow and busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      plain("domain", false),
      plain("contract", false),
      plain("studio", false),
      plain("scripts"),
      {
        test: {
          ...plain("server", false).test,
          execArgv: ["--import", `${import.meta.dirname}/server/src/quick-imports.mjs`],
          globalSetup: [`${import.meta.dirname}/server/src/testing/global-setup.ts`],
        },
      },
      browserLike("ui"),
      browserLike("operator"),
      browserLike("web", ["/web/test/set-up.ts"]),
      // The window of the others does not let a test replace its `location`.
      {
        plugins: [react()],
        test: {
          ...browserLike("web", ["/web/test/set-up.ts"]).test,
          name: "web-location",
          pool: "forks",
          include: [LOCATION_TESTS],
          exclude: EXCLUDED,
        },
      },
    ],
  },
});
