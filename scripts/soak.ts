import { runSoak } from "./soak/run-soak.ts";

/** `30m`, `90s`, `2h`. */
const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };

const [length = "", seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const [, count, unit = ""] = /^(\d+)([smh])$/.exec(length) ?? [];
if (!count || !/^\d+$/.test(seed)) {
  process.stderr.write("npm run soak -- 30m [seed]\n");
  process.exitCode = 1;
} else await runSoak(Number(count) * (UNITS[unit] ?? 0), Number(seed));
