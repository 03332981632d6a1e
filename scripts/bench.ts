import { globSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Bench, Measurement } from "../e2e/bench/bench.ts";
import { startShop } from "../e2e/harness/shop.ts";
import { buildWeb } from "./build-web.ts";
import { root, runCommand } from "./run-command.ts";

// `npm run bench` measures all and writes docs/benchmarks.md; `npm run bench -- catalogue` measures one and only prints, and with `--write` puts
// its section into the file.
const chosen = process.argv.slice(2).filter((word) => word !== "--write");
const isWritten = process.argv.includes("--write");
const FILE = join(root, "docs/benchmarks.md");
const say = (line: string) => process.stdout.write(`${line}\n`);

await buildWeb(say);
const sections: string[] = [];
const files = globSync("e2e/bench/*.bench.ts", { cwd: root }).sort();
for (const file of files.filter((path) => chosen.length === 0 || chosen.some((name) => path.includes(`/${name}.`)))) {
  const { bench } = (await import(pathToFileURL(join(root, file)).href)) as { bench: Bench };
  say(`Measuring: ${bench.title}`);
  const shop = await startShop();
  try {
    const before = await pace();
    const measurements = await bench.run(shop);
    sections.push(section(bench, measurements, [before, await pace()], chosen.length > 0 ? await measuredOn() : ""));
    say(sections.at(-1) ?? "");
  } finally {
    await shop.stop();
  }
}
if (chosen.length === 0) {
  writeFileSync(FILE, [await heading(), ...sections].join("\n"));
  say(`Written to ${FILE}`);
} else if (isWritten) {
  writeFileSync(FILE, sections.reduce(withSection, readFileSync(FILE, "utf8")));
  say(`Written into ${FILE}`);
}

/** In the place of the section of that title, or behind the others. */
function withSection(document: string, section: string): string {
  const [title = ""] = section.split("\n");
  const parts = document.split(/^(?=## )/m);
  const place = parts.findIndex((part) => part.startsWith(`${title}\n`));
  return `${parts
    .toSpliced(place < 0 ? parts.length : place, 1, `${section}\n`)
    .join("")
    .trimEnd()}\n`;
}

/** `alone`: when and where, of a section that was not measured with the others. */
function section({ title, note }: Bench, measurements: Measurement[], paces: string[], alone: string): string {
  const rows = measurements.map(({ what, measured, budget = "", kept }) => {
    const verdict = kept === undefined ? "" : kept ? "kept" : "**missed**";
    return `| ${what} | ${measured} | ${budget} | ${verdict} |`;
  });
  return [
    `## ${title}`,
    "",
    ...(note ? [note, ""] : []),
    ...(alone ? [`Measured by \`npm run bench -- ${chosen.join(" ")}\` on ${alone}.`, ""] : []),
    `A fixed piece of work (\`e2e/bench/pace.ts\`) took ${paces.join(" ms before and ")} ms after.`,
    "",
    "| what | measured | budget | |",
    "|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

async function pace(): Promise<string> {
  const { output } = await runCommand(process.execPath, [join(root, "e2e/bench/pace.ts")]);
  return output.trim();
}

async function heading(): Promise<string> {
  const byHand = "What takes a database of a million rows was [measured by hand](benchmarks-by-hand.md).";
  return `# Benchmarks\n\nMeasured by \`npm run bench\` on ${await measuredOn()}.\n\n${byHand}\n`;
}

async function measuredOn(): Promise<string> {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const { output: commit } = await runCommand("git", ["log", "-1", "--format=%h"]);
  const machine = `${cpus().length} × ${cpu?.model.trim()}, ${memory} GB, ${process.platform}, Node ${process.versions.node}`;
  return `${new Date().toISOString().slice(0, 10)} at ${commit.trim() || "an unknown commit"}: ${machine}`;
}
