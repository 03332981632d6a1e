import { AGE_BANDS, type AgeBand, type Audience } from "@surimono/domain/fans";
import { classNames } from "@surimono/ui/class-names.ts";
import { FillSwatch, OUTLINES, SEX_NAMES, useChartFills } from "./chart-fills.tsx";
import { scaleFor } from "./scale-for.ts";
import { showBand, showShare } from "./show-share.ts";

const SHOWN = ["female", "male"] as const;

/** The width of the lines' names, in per cent. */
const LEFT = 9;

/** Room above the highest bar for its figure, and below the line for the names of the bands. */
const TOP = 20;
const BOTTOM = 26;

interface AgeBarsProps {
  ages: Audience["ages"];
  /** For little room: no lines, no figures above the bars. */
  small?: boolean;
}

/** Two bars for each age band. Heights are in pixels and widths in per cent, so that the letters have one size on every screen. */
export function AgeBars({ ages, small = false }: AgeBarsProps) {
  const { fills, definitions } = useChartFills();
  const bars = AGE_BANDS.flatMap((band, index) =>
    SHOWN.map((sex, place) => ({ band, index, sex, place, share: shareIn(ages, sex, band) / 100 })),
  );
  const { top, lines } = scaleFor(Math.max(...bars.map(({ share }) => share)));
  const height = small ? 112 : 240;
  const floor = height - BOTTOM;
  const left = small ? 0 : LEFT;
  const slot = (100 - left) / AGE_BANDS.length;
  const yOf = (share: number) => floor - (share / top) * (floor - TOP);
  return (
    <div className="w-full">
      <svg width="100%" height={height} className="block overflow-visible" aria-hidden="true">
        {definitions}
        {!small && <Lines lines={lines} yOf={yOf} />}
        {bars.map(({ band, index, sex, place, share }) => {
          const x = left + slot * (index + 0.14 + place * 0.37);
          return (
            <g key={`${band}-${sex}`}>
              <rect
                {...{ x: `${x}%`, y: yOf(share), width: `${slot * 0.34}%`, height: floor - yOf(share) }}
                fill={fills[sex]}
                stroke={share > 0 ? OUTLINES[sex] : undefined}
                strokeWidth="0.75"
              />
              {!small && share >= 0.5 && (
                <text
                  {...{ x: `${x + slot * 0.17}%`, y: yOf(share) - 5, textAnchor: "middle", fontSize: 12 }}
                  fill="var(--color-deep)"
                >
                  {Math.round(share)}
                </text>
              )}
            </g>
          );
        })}
        <BandNames {...{ left, slot, small }} y={height - 8} />
        <line x1={`${left}%`} x2="100%" y1={floor} y2={floor} stroke="var(--color-ctl)" />
      </svg>
      <AgeTable ages={ages} />
    </div>
  );
}

function Lines({ lines, yOf }: { lines: readonly number[]; yOf: (share: number) => number }) {
  return lines.map((line) => (
    <g key={line}>
      <text x="0" y={yOf(line) + 4} fontSize="12" fill="var(--color-mute)">
        {line}%
      </text>
      <line x1={`${LEFT}%`} x2="100%" y1={yOf(line)} y2={yOf(line)} stroke="var(--color-line)" />
    </g>
  ));
}

function BandNames({ left, slot, small, y }: { left: number; slot: number; small: boolean; y: number }) {
  return AGE_BANDS.map((band, index) => (
    <text
      key={band}
      {...{ x: `${left + slot * (index + 0.5)}%`, y, textAnchor: "middle" }}
      fontSize={12}
      fill="var(--color-ink)"
    >
      {small ? band.replace(/-.*/, "") : band}
    </text>
  ));
}

function shareIn(ages: Audience["ages"], sex: string, band: AgeBand): number {
  return ages.find((one) => one.sex === sex && one.band === band)?.share ?? 0;
}

/** The same as a table, for screen readers. */
function AgeTable({ ages }: { ages: Audience["ages"] }) {
  return (
    <table className="sr-only">
      <caption>年代と男女の割合</caption>
      <thead>
        <tr>
          <th scope="col">年代</th>
          {SHOWN.map((sex) => (
            <th key={sex} scope="col">
              {SEX_NAMES[sex]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {AGE_BANDS.map((band) => (
          <tr key={band}>
            <th scope="row">{showBand(band)}</th>
            {SHOWN.map((sex) => (
              <td key={sex}>{showShare(shareIn(ages, sex, band))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The legend of the bars' fills. */
export function AgeLegend({ className }: { className?: string }) {
  return (
    <p aria-hidden="true" className={classNames("flex gap-5 text-14", className)}>
      {SHOWN.map((sex) => (
        <span key={sex} className="flex items-center gap-2">
          <FillSwatch sex={sex} />
          {SEX_NAMES[sex]}
        </span>
      ))}
    </p>
  );
}
