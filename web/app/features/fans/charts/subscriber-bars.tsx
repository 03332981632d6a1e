import { formatNumber } from "@surimono/domain/kernel";
import { FillSwatch, OUTLINES, useChartFills } from "./chart-fills.tsx";
import { scaleFor } from "./scale-for.ts";

export interface MonthOfSubscribers {
  /** Such as 2026-10. */
  readonly month: string;
  readonly gained: number;
  readonly lost: number;
}

const HEIGHT = 240;
const TOP = 12;
const BOTTOM = 26;
/** The width of the lines' figures, in per cent. */
const LEFT = 12;

/** New subscribers above the line and lost ones below it, month by month, oldest first. */
export function SubscriberBars({ months }: { months: readonly MonthOfSubscribers[] }) {
  const { fills, definitions } = useChartFills();
  const up = scaleFor(Math.max(...months.map(({ gained }) => gained), 1));
  const down = Math.max(...months.map(({ lost }) => lost));
  const perPerson = (HEIGHT - TOP - BOTTOM) / (up.top + down);
  const zero = TOP + up.top * perPerson;
  const slot = (100 - LEFT) / months.length;
  return (
    <div>
      <p aria-hidden="true" className="mb-3 flex gap-5 text-14">
        <span className="flex items-center gap-2">
          <FillSwatch sex="female" />
          登録した人
        </span>
        <span className="flex items-center gap-2">
          <FillSwatch sex="male" />
          解除した人
        </span>
      </p>
      <svg width="100%" height={HEIGHT} className="block overflow-visible" aria-hidden="true">
        {definitions}
        {up.lines.map((line) => (
          <g key={line}>
            <text x="0" y={zero - line * perPerson + 4} fontSize="12" fill="var(--color-mute)">
              {formatNumber(line)}
            </text>
            <line
              x1={`${LEFT}%`}
              x2="100%"
              y1={zero - line * perPerson}
              y2={zero - line * perPerson}
              stroke={line === 0 ? "var(--color-ctl)" : "var(--color-line)"}
            />
          </g>
        ))}
        <text x="0" y={HEIGHT - 8} fontSize="12" fill="var(--color-mute)">
          月
        </text>
        {months.map(({ month, gained, lost }, index) => {
          const x = `${LEFT + slot * (index + 0.2)}%`;
          return (
            <g key={month}>
              <rect
                {...{ x, y: zero - gained * perPerson, width: `${slot * 0.6}%`, height: gained * perPerson }}
                fill={fills.female}
              />
              <rect
                {...{ x, y: zero, width: `${slot * 0.6}%`, height: lost * perPerson, fill: fills.male }}
                stroke={lost > 0 ? OUTLINES.male : undefined}
                strokeWidth="0.75"
              />
              <text
                x={`${LEFT + slot * (index + 0.5)}%`}
                y={HEIGHT - 8}
                textAnchor="middle"
                fontSize="12"
                fill="var(--color-ink)"
              >
                {Number(month.slice(5))}
              </text>
            </g>
          );
        })}
      </svg>
      <SubscriberTable months={months} />
    </div>
  );
}

/** The same as a table, for screen readers. */
function SubscriberTable({ months }: { months: readonly MonthOfSubscribers[] }) {
  return (
    <table className="sr-only">
      <caption>月ごとの登録者の増減</caption>
      <thead>
        <tr>
          <th scope="col">月</th>
          <th scope="col">登録した人</th>
          <th scope="col">解除した人</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, gained, lost }) => (
          <tr key={month}>
            <th scope="row">
              {month.slice(0, 4)}年{Number(month.slice(5))}月
            </th>
            <td>{formatNumber(gained)}人</td>
            <td>{formatNumber(lost)}人</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
