import { median } from "./bench.ts";

// Prints how many milliseconds a fixed piece of work takes, in a process of its own. A shared machine is half as fast in one hour as in
// the next, so figures of two runs are read against this one of each.

const work = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `もの ${id}`, price: id * 7 }));

function once(): number {
  const started = performance.now();
  JSON.parse(JSON.stringify(work));
  return performance.now() - started;
}

console.info(median(Array.from({ length: 51 }, once)).toFixed(1));
