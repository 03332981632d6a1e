interface BarChartProps {
  /** What the whole picture says, for whoever does not see it; the table below has every number. */
  label: string;
  bars: readonly { readonly name: string; readonly value: number }[];
  format: (value: number) => string;
}

const HEIGHT = 180;
const WIDTH = 720;
const FOOT = 34;
/** A name at either end is not cut off. */
const EDGE = 40;

/** A phone shows the picture at half its size: every other name, twice as large. */
const nameStyle = (at: number) => `fill-mute text-12 max-md:text-[24px] ${at % 2 === 1 ? "max-md:hidden" : ""}`;

/** Bars from left to right, as an own drawing: a library would weigh more than the console. */
export function BarChart({ label, bars, format }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH / Math.max(1, bars.length);
  const width = Math.max(1, Math.min(48, step * 0.7));
  // As many names as fit without touching.
  const every = Math.ceil(bars.length / 8);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} className="w-full">
      <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-ctl" />
      {bars.map(({ name, value }, at) => {
        const height = (value / most) * (HEIGHT - 8);
        const middle = step * (at + 0.5);
        return (
          <g key={name}>
            <rect x={middle - width / 2} y={HEIGHT - height} width={width} height={height} rx={2} className="fill-red">
              <title>{`${name} ${format(value)}`}</title>
            </rect>
            {at % every === 0 && (
              <text
                x={Math.min(Math.max(middle, EDGE), WIDTH - EDGE)}
                y={HEIGHT + 24}
                textAnchor="middle"
                className={nameStyle(at / every)}
              >
                {name.length > 8 ? `${name.slice(0, 7)}…` : name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
