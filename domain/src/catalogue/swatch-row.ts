const SHOWN = 4;

/** The swatches of a card: the first four, and how many stay unshown as `+N` (spec §9 Display). */
export function swatchRow<Color>(colors: readonly Color[]): {
  readonly shown: readonly Color[];
  readonly rest: number;
} {
  return { shown: colors.slice(0, SHOWN), rest: Math.max(0, colors.length - SHOWN) };
}
