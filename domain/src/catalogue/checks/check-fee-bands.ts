import type { FeeBand } from "../item.ts";

/** Bands start at one piece, follow without a gap, never rise, cost whole tens, and the last one is open. */
export function checkFeeBands(
  bands: readonly FeeBand[],
  report: (at: string, problem: string) => void,
  { mayBeEmpty = false } = {},
): void {
  if (bands.length === 0) {
    if (!mayBeEmpty) report("", "is empty");
    return;
  }
  if (bands[0]?.from !== 1) report(".0.from", "does not start at 1");
  if (bands.at(-1)?.to !== undefined) report(`.${bands.length - 1}.to`, "has no open end");
  bands.forEach((band, index) => {
    const at = `.${index}`;
    if (band.cost < 0 || band.cost % 10 !== 0) report(`${at}.cost`, `${band.cost} is not a multiple of ten`);
    if (band.to !== undefined && band.to < band.from) report(`${at}.to`, `${band.to} ends before it begins`);
    const before = bands[index - 1];
    if (before === undefined) return;
    const next = (before.to ?? Infinity) + 1;
    if (band.from > next) report(`${at}.from`, `has a gap before ${band.from}`);
    if (band.from < next) report(`${at}.from`, `overlaps the band before ${band.from}`);
    if (band.cost > before.cost) report(`${at}.cost`, `rises at ${band.from}`);
  });
}
