import { setTimeout as sleep } from "node:timers/promises";
import type { Started } from "./as-user.ts";

/** What to undo at the end, the last first. */
export type Closing = (() => Promise<unknown> | unknown)[];

export async function until(what: string, isSo: () => boolean | Promise<boolean>, everyMs = 200): Promise<void> {
  for (const deadline = Date.now() + 300_000; !(await isSo()); await sleep(everyMs))
    if (Date.now() > deadline) throw new Error(`${what} did not come in five minutes`);
}

export async function untilReady(port: number, { child, printed }: Started): Promise<void> {
  await until(`a process at ${port}`, async () => {
    if (child.exitCode !== null) throw new Error(`a process ended:\n${printed()}`);
    return answers(`http://127.0.0.1:${port}/readyz`);
  });
}

export const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Prints each step with its seconds. */
export function timekeeper() {
  const started = performance.now();
  const state = { last: started };
  const print = (from: number, what: string) => {
    process.stdout.write(`${((performance.now() - from) / 1000).toFixed(1).padStart(7)} s  ${what}\n`);
    state.last = performance.now();
  };
  return Object.assign((what: string) => print(state.last, what), { whole: (what: string) => print(started, what) });
}
