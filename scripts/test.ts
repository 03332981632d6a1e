import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWeb } from "./build-web.ts";
import { runChecks } from "./run-checks.ts";
import { type Outcome, runCommand } from "./run-command.ts";

/**
 * `failures` name what failed and why, so that the last screen is enough. `flaky` name what passed only on a second try; they count as
 * passed, and need mending.
 */
type Counts = { passed: number; failed: number; failures?: string[]; flaky?: string[] };

// What starts some sixty times is compiled once.
process.env["NODE_COMPILE_CACHE"] ??= join(tmpdir(), "surimono-compile-cache");

const reports = mkdtempSync(join(tmpdir(), "surimono-reports-"));
const say = (text: string) => process.stdout.write(text);

// Tests wait much: meanwhile the checks run, and are told of behind them.
const checked: string[] = [];
const checks = runChecks((line) => checked.push(line), true);
const stages: [string, () => Promise<Counts> | Counts][] = [
  ["Tests", runVitest],
  ["Checks", tellChecks],
  ["Build of the pages", build],
  ["Journeys in a browser", runJourneys],
];

const total = { passed: 0, failed: 0, failures: [] as string[], flaky: [] as string[] };
for (const [title, run] of stages) {
  const started = performance.now();
  say(`\n== ${title} ==\n`);
  const { passed, failed, failures = [], flaky = [] } = await run();
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures.map((failure) => `${title}: ${failure}`));
  total.flaky.push(...flaky);
  say(`${title}: ${passed} passed, ${failed} failed, ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
}
rmSync(reports, { recursive: true, force: true });
for (const stumble of total.flaky) say(`\n--- flaky: ${stumble}\n`);
for (const failure of total.failures) say(`\n--- ${failure}\n`);
say(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function tellChecks(): Promise<Counts> {
  const counts = await checks;
  for (const line of checked) say(line);
  return counts;
}

async function runVitest(): Promise<Counts> {
  const file = join(reports, "vitest.json");
  // As for the journeys: a second try separates a fault from a flaky test, and the flaky ones are named.
  const args = ["run", "--retry=1", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const outcome = await runCommand("vitest", args, { show: true });
  return counted(outcome, file, (report: VitestReport) => {
    // A file that cannot be loaded has no tests to fail.
    const unloaded = report.testResults.filter((one) => one.status === "failed" && one.assertionResults.length === 0);
    const cases = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const told = (wanted: string) =>
      cases
        .filter(({ status, failureMessages }) => status === wanted && failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join("\n")}`);
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      failures: [...unloaded.map(({ name, message }) => `${name}\n${message}`), ...told("failed")],
      // What failed and then passed keeps the failure of its first try.
      flaky: told("passed"),
    };
  });
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

async function build(): Promise<Counts> {
  try {
    if (!(await buildWeb((line) => say(`${line}\n`)))) say("The pages are built from these sources already.\n");
    return { passed: 1, failed: 0 };
  } catch (error) {
    say(`${error instanceof Error ? error.message : error}\n`);
    return { passed: 0, failed: 1, failures: [String(error)] };
  }
}

async function runJourneys(): Promise<Counts> {
  const file = join(reports, "playwright.json");
  const args = ["test", "-c", "e2e/playwright.config.ts", "--reporter=list,json"];
  const outcome = await runCommand("playwright", args, { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  return counted(outcome, file, ({ stats, errors, suites }: PlaywrightReport) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...errors.map(({ message }) => message), ...suites.flatMap((suite) => toldOf(suite, "unexpected"))],
    flaky: suites.flatMap((suite) => toldOf(suite, "flaky")),
  }));
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message: string }[];
  suites: Suite[];
};

type Suite = { suites?: Suite[]; specs: { title: string; tests: Tried[] }[] };

type Tried = {
  projectName: string;
  status: "expected" | "unexpected" | "flaky" | "skipped";
  results: { errors: { message: string }[]; attachments: { name: string; path?: string }[] }[];
};

/** For every such test: its name, what was wrong at each try, and where the trace of the failed try is. */
function toldOf({ suites = [], specs }: Suite, status: Tried["status"]): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName, results }) => {
        const errors = results.flatMap((result) => result.errors.map(({ message }) => message));
        const traces = results.flatMap(({ attachments }) => attachments.filter(({ name }) => name === "trace"));
        return [`[${projectName}] ${title}`, ...errors, ...traces.map(({ path }) => `trace: ${path}`)].join("\n");
      }),
  );
  return [...own, ...suites.flatMap((suite) => toldOf(suite, status))];
}

/** Reads a report. A run that failed without naming a failed test counts as one failure, and so does a missing report. */
function counted<Report>(outcome: Outcome, file: string, read: (report: Report) => Counts): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const counts = read(JSON.parse(readFileSync(file, "utf8")) as Report);
  return outcome.ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
