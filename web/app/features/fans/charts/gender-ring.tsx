import { type Audience, SEXES, type Sex } from "@surimono/domain/fans";
import { classNames } from "@surimono/ui/class-names.ts";
import { FillSwatch, OUTLINES, SEX_NAMES, useChartFills } from "./chart-fills.tsx";
import { showShare, showShortShare } from "./show-share.ts";

const CENTRE = 100;
const OUTER = 92;
const INNER = 60;
const ALL = 10_000;

interface GenderRingProps {
  totals: Audience["totals"];
  /** The legend: beside the ring with hairlines, or below it in one line if there is little room. */
  legend: "list" | "line";
}

/** The ring of the sexes with its figures, which screen readers read. */
export function GenderRing({ totals, legend }: GenderRingProps) {
  const parts = partsOf(totals);
  const largest = parts.toSorted((left, right) => right.share - left.share)[0];
  const { fills, definitions } = useChartFills();
  return (
    <div className={classNames("flex", legend === "list" ? "items-center gap-6 sm:gap-8" : "h-full flex-col gap-2")}>
      <svg
        viewBox="0 0 200 200"
        className={legend === "list" ? "w-[45%] max-w-56 shrink-0" : "mx-auto min-h-0 flex-1"}
        aria-hidden="true"
      >
        {definitions}
        {parts.map(({ sex, from, share }) => (
          <path
            key={sex}
            d={arc(from / ALL, (from + share) / ALL)}
            fill={fills[sex]}
            stroke={OUTLINES[sex]}
            strokeWidth="0.75"
            fillRule="evenodd"
          />
        ))}
        {largest && <RingCentre {...largest} named={legend === "list"} />}
      </svg>
      <dl className={legend === "list" ? "min-w-0 flex-1 text-14" : "flex flex-wrap justify-center gap-x-3 text-12"}>
        {parts.map(({ sex, share }) => (
          <div
            key={sex}
            className={classNames(
              legend === "list"
                ? "flex items-center gap-2 border-line border-b py-2.5 last:border-b-0"
                : // There is room for two.
                  sex === "other"
                  ? "sr-only"
                  : "flex items-center gap-1",
            )}
          >
            <dt className={`flex items-center ${legend === "list" ? "gap-2" : "gap-1"}`}>
              <FillSwatch sex={sex} />
              {SEX_NAMES[sex]}
            </dt>
            <dd className={classNames("num ml-auto font-bold text-deep", legend === "list" && "text-16 sm:text-20")}>
              {legend === "list" ? showShare(share) : showShortShare(share)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The largest part in words, if they fit. */
function RingCentre({ sex, share, named }: { sex: Sex; share: number; named: boolean }) {
  return (
    <>
      {named && (
        <text x={CENTRE} y="82" textAnchor="middle" fontSize="18" fill="var(--color-ink)">
          {SEX_NAMES[sex]}
        </text>
      )}
      <text
        x={CENTRE}
        y={named ? 120 : 115}
        textAnchor="middle"
        fontSize={named ? 38 : 42}
        fontWeight="700"
        fill="var(--color-deep)"
      >
        {Math.round(share / 100)}%
      </text>
    </>
  );
}

/** Clockwise from the top. "Unknown" is a part only if it is above 0; the others always are. */
function partsOf(totals: Audience["totals"]) {
  const shares = { ...totals, other: ALL - totals.female - totals.male };
  let from = 0;
  return SEXES.filter((sex) => sex !== "other" || shares.other > 0).map((sex) => {
    const part = { sex, from, share: shares[sex] };
    from += part.share;
    return part;
  });
}

function arc(from: number, to: number): string {
  if (to - from > 0.9999) return `${circle(OUTER)}${circle(INNER)}`;
  const large = to - from > 0.5 ? 1 : 0;
  return [
    `M${point(OUTER, from)}A${OUTER} ${OUTER} 0 ${large} 1 ${point(OUTER, to)}`,
    `L${point(INNER, to)}A${INNER} ${INNER} 0 ${large} 0 ${point(INNER, from)}Z`,
  ].join("");
}

function point(radius: number, turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`;
}

function circle(radius: number): string {
  return `M${CENTRE - radius} ${CENTRE}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}
