import { defineConfig } from "@playwright/test";
import { findHeadlessChromium } from "../scripts/chromium.mjs";

const executablePath = findHeadlessChromium();
const quiet = ["gpu", "quic", "background-networking", "component-update", "sync"].map((part) => `--disable-${part}`);

export default defineConfig({
  testDir: ".",
  testMatch: "journeys/*.spec.ts",
  outputDir: "results/artifacts",
  globalSetup: "./harness/shared-folder.ts",
  // Each worker has a shop and a database of its own. Two keep two cores busy, and a third would only take their caches.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A second try separates a fault from a flaky test; `npm test` names the flaky ones, with the trace of the failed try.
  retries: 1,
  // Limits against hanging, not a measure of speed: the machine may be slow and busy.
  timeout: 900_000,
  expect: { timeout: 90_000 },
  use: {
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    actionTimeout: 90_000,
    screenshot: "only-on-failure",
    // Steps, console and network only: screenshots and page copies would slow every test for the few that fail.
    trace: { mode: "retain-on-first-failure", screenshots: false, snapshots: false, sources: false },
    // Software draws the pages in any case: in the browser's own process each frame is handed over once less.
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ["--no-first-run", "--in-process-gpu", ...quiet],
    },
  },
  projects: [
    // Touch tests are tagged and run on the phone only; tests independent of the width run once.
    // One of the two sees the shop's motion, with what may go wrong in it; it costs a tenth of a journey.
    {
      name: "desktop",
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } },
    },
    {
      name: "phone",
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
