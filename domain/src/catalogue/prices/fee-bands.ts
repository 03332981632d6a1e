import { scale, type Yen } from "../../kernel/index.ts";
import type { FeeBand } from "../item.ts";

const SHOWN_WITH_TAX = 11_000;

/** The fee of the first band whose range contains the quantity; an open-ended band applies from its start (rule catalogue-fee-band). */
export function printFeePerUnit(bands: readonly FeeBand[], quantity: number): Yen {
  const band = bands.find(({ from, to }) => quantity >= from && (to === undefined || quantity <= to));
  // A gap would print for free; validateCatalogue keeps such tables out.
  if (band === undefined) throw new RangeError(`no fee band for ${quantity} pieces`);
  return band.cost;
}

/** The minimum fee of a place, as the screens show it: the first cost × 1.1, rounded (rule catalogue-minimum-fee). 0 without a table. */
export function minimumPrintFee(bands: readonly FeeBand[]): Yen {
  return scale(bands[0]?.cost ?? 0, SHOWN_WITH_TAX);
}

/** `1~10`, or `61` for an open-ended band (rule catalogue-fee-range). */
export function formatRange(band: Pick<FeeBand, "from" | "to">): string {
  return band.to === undefined ? `${band.from}` : `${band.from}~${band.to}`;
}

/** The inverse of `formatRange`; undefined when the text is not a range. */
export function parseRange(text: string): Pick<FeeBand, "from" | "to"> | undefined {
  const match = /^(\d{1,9})(?:~(\d{1,9}))?$/.exec(text);
  if (match === null) return undefined;
  const from = Number(match[1]);
  if (match[2] === undefined) return { from };
  const to = Number(match[2]);
  return to < from ? undefined : { from, to };
}
