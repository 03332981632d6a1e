import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../../scripts/chromium.mjs";
import { runCommand } from "../../scripts/run-command.ts";
import { type Bench, type Measurement, median, readable } from "./bench.ts";

/** Larger than all other tools together, so it is fetched for the measurement instead of being a dependency. */
const PACKAGE = "lighthouse@13.5.0";
const RUNS = 3;
/** Chromium's trace now and then lacks its beginning (NO_NAVSTART), and Lighthouse asks to be run again. */
const TRIES = 3;
const BUDGET = 95;

const pages = [
  ["guest home page", "/"],
  ["article", "/articles/howto"],
  ["guide", "/guides/privacy"],
] as const;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** The scores of the guests' pages on a slow phone. */
export const bench: Bench = {
  title: "Lighthouse",
  note: `${PACKAGE}, its mobile preset with simulated throttling, medians of ${RUNS} after one visit that is not counted. Performance falls with whatever else the machine does meanwhile; so the load is given too.`,
  async run({ baseURL }) {
    const measured: Measurement[] = [];
    for (const [what, path] of pages) {
      await visit(baseURL + path);
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run++) reports.push(await visit(baseURL + path));
      measured.push(...scoresOf(what, reports));
    }
    return measured;
  },
};

function scoresOf(what: string, reports: readonly Report[]): Measurement[] {
  const scores = categories.map((name) =>
    median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
  );
  const of = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return [
    {
      what: `${what}: ${categories.join(", ")}`,
      measured: scores.join(", "),
      budget: `each ≥ ${BUDGET}`,
      kept: scores.every((score) => score >= BUDGET),
    },
    {
      what: `${what}: first and largest paint, blocked, shift; load of the machine`,
      measured: `${readable(of("first-contentful-paint") / 1000, 1)} s, ${readable(of("largest-contentful-paint") / 1000, 1)} s, ${readable(of("total-blocking-time"))} ms, ${readable(of("cumulative-layout-shift"), 2)}; ${readable(loadavg()[0] ?? 0, 1)}`,
    },
  ];
}

async function visit(url: string): Promise<Report> {
  let trouble = "";
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { report, output } = await tryVisit(url);
    if (report) return report;
    trouble = output;
  }
  throw new Error(`lighthouse could not be run: ${trouble}`);
}

async function tryVisit(url: string): Promise<{ report: Report | undefined; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const file = join(folder, "report.json");
  const chromium = findChromium();
  const flags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
  try {
    const { ok, output } = await runCommand(
      "npm",
      [
        "exec",
        "--yes",
        `--package=${PACKAGE}`,
        "--",
        "lighthouse",
        url,
        "--quiet",
        flags,
        "--output=json",
        `--output-path=${file}`,
      ],
      { env: chromium === undefined ? {} : { CHROME_PATH: chromium } },
    );
    return { report: ok ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined, output };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
