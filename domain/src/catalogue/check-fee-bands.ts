import type { FeeBand } from "./item.ts";

/** Bands start at one piece, follow without a gap, never rise, cost whole tens, and the last one is open. */
export function checkFeeBands(
  bands: readonly FeeBand[],
  report: (problem: string) => void,
  { mayBeEmpty = false } = {},
): void {
  if (bands.length === 0) {
    if (!mayBeEmpty) report("is empty");
    return;
  }
  if (bands[0]?.from !== 1) report("does not start at 1");
  if (bands.at(-1)?.to !== undefined) report("has no open end");
  bands.forEach((band, index) => {
    if (band.cost < 0 || band.cost % 10 !== 0) report(`cost ${band.cost} is not a multiple of ten`);
    const before = bands[index - 1];
    if (before === undefined) return;
    if (before.to === undefined || band.from !== before.to + 1) report(`has a gap before ${band.from}`);
    if (band.cost > before.cost) report(`rises at ${band.from}`);
  });
}
