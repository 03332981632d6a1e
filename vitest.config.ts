import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const setupFiles = [`${import.meta.dirname}/vitest.setup.ts`];

/** The tests of one workspace that need nothing but Node; `isolate: false` where its files leave nothing behind for each other. */
const plain = (name: string, isolate = true) => ({
  test: {
    name,
    isolate,
    root: `./${name}`,
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "build/**"],
    setupFiles,
    // How long a state may keep a test waiting before it is called missing.
    expect: { poll: { timeout: 45_000 } },
  },
});

export default defineConfig({
  test: {
    // The tests share two cores with a database and, in the whole run, with nothing else.
    maxWorkers: 2,
    // A limit against hanging, never a measure of speed: the machine may be slow and busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      plain("domain", false),
      plain("contract", false),
      plain("studio", false),
      plain("scripts"),
      {
        test: {
          ...plain("server", false).test,
          execArgv: ["--import", `${import.meta.dirname}/server/src/quick-imports.mjs`],
          globalSetup: [`${import.meta.dirname}/server/src/platform/embedded-postgres/vitest-global-setup.ts`],
        },
      },
      { plugins: [react()], test: { ...plain("ui").test, environment: "jsdom" } },
      { plugins: [react()], test: { ...plain("operator").test, environment: "jsdom" } },
      {
        plugins: [react()],
        test: {
          ...plain("web").test,
          environment: "jsdom",
          setupFiles: [...setupFiles, `${import.meta.dirname}/web/test/set-up.ts`],
        },
      },
    ],
  },
});
