import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Gives back what was needed to start: the sources and the half of the heap that compiling left empty. Some 25 MB, for a fifth of a second in
 * which nothing else runs.
 */
export function returnMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options: { type: "major"; flavor: "last-resort" }) => void;
  collect({ type: "major", flavor: "last-resort" });
}
