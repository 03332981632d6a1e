import type { Sex } from "@surimono/domain/fans";
import { useId } from "react";

const RED = "var(--color-red)";
const NAVY = "var(--color-navy)";
const CONTROL = "var(--color-ctl)";

/** Solid, halftone and hatch, so that colour is never the only sign: fills for one drawing, and the definitions to put into it. */
export function useChartFills() {
  const id = useId();
  const dots = `${id}-dots`;
  const hatch = `${id}-hatch`;
  return {
    fills: { female: RED, male: `url(#${dots})`, other: `url(#${hatch})` } satisfies Record<Sex, string>,
    definitions: (
      <defs>
        <pattern id={dots} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="4" height="4" fill="#fff" />
          <rect width="2.7" height="2.7" rx="0.7" fill={NAVY} />
        </pattern>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" fill="#fff" />
          <path d="M0 0v5" stroke={CONTROL} strokeWidth="2" />
        </pattern>
      </defs>
    ),
  };
}

export const SEX_NAMES: Readonly<Record<Sex, string>> = { female: "女性", male: "男性", other: "不明" };

/** The definitions of the fills that are not solid. */
export const OUTLINES: Readonly<Record<Sex, string | undefined>> = { female: undefined, male: NAVY, other: CONTROL };

/** The key of a chart: a swatch in its fill. */
export function FillSwatch({ sex }: { sex: Sex }) {
  const { fills, definitions } = useChartFills();
  return (
    <svg width="14" height="14" aria-hidden="true" className="shrink-0">
      {definitions}
      <rect x="0.5" y="0.5" width="13" height="13" fill={fills[sex]} stroke={OUTLINES[sex] ?? fills[sex]} />
    </svg>
  );
}
