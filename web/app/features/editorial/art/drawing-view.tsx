import { useId } from "react";
import { type Drawing, inks, type Shape } from "./drawing.ts";

interface DrawingViewProps {
  drawing: Drawing;
  className?: string;
}

/** The finished drawing. */
export function DrawingView({ drawing, className }: DrawingViewProps) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${drawing.width} ${drawing.height}`} className={className}>
      <Painted shapes={drawing.shapes} />
    </svg>
  );
}

/** Left half outlines, right half painted, with the editor's handles around it. */
export function DrawingInProgress({ drawing, className }: DrawingViewProps) {
  const clip = useId();
  const { width, height, shapes } = drawing;
  const middle = width * 0.48;
  const handles = [0, width / 2, width].flatMap((x) => [0, height / 2, height].map((y) => ({ x, y })));
  return (
    <svg aria-hidden="true" viewBox={`-40 -30 ${width + 80} ${height + 60}`} className={className}>
      <clipPath id={clip}>
        <path d={`M${middle} -30H${width + 40}V${height + 30}H${middle}Z`} />
      </clipPath>
      {shapes.map((shape) => (
        <path key={shape.d} d={shape.d} fill="none" stroke="var(--color-ink)" strokeWidth="1" />
      ))}
      <g clipPath={`url(#${clip})`}>
        <path d={`M${middle} 0H${width}V${height}H${middle}Z`} fill="#fff" />
        <Painted shapes={shapes} />
      </g>
      <g fill="none" stroke="var(--color-red)" strokeWidth="2">
        <path d={`M0 0H${width}V${height}H0Z`} />
        <path d={`M${middle} -16V${height + 16}`} strokeDasharray="6 4" />
        {handles
          .filter(({ x, y }) => x !== width / 2 || y !== height / 2)
          .map(({ x, y }) => (
            <path key={`${x} ${y}`} d={`M${x - 6} ${y - 6}h12v12h-12Z`} fill="#fff" />
          ))}
        <path d="M-24 132L40 80L104 28" />
        <path
          d="M-24 132m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M104 28m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
          fill="var(--color-red)"
          stroke="none"
        />
        <path d="M40 80m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0" fill="#fff" />
      </g>
      <path
        d={`M${middle + 4} ${height * 0.7}l8 34 8-13 15-2Z`}
        fill="var(--color-deep)"
        stroke="#fff"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const plates = [
  { channel: 0, offset: "-16px, 10px", from: "-60px, 0" },
  { channel: 1, offset: "14px, -2px", from: "60px, -20px" },
  { channel: 2, offset: "2px, 16px", from: "0, 60px" },
] as const;

/** Cyan, magenta and yellow plate, out of register; multiplied they would be the drawing. */
export function DrawingPlates({ drawing, className }: DrawingViewProps) {
  return (
    <svg aria-hidden="true" viewBox={`-30 -20 ${drawing.width + 60} ${drawing.height + 50}`} className={className}>
      {plates.map(({ channel, offset, from }) => (
        <g
          key={channel}
          className="home-plate"
          style={{
            mixBlendMode: "multiply",
            isolation: "isolate",
            transform: `translate(${offset})`,
            ["--plate-from" as string]: from,
          }}
        >
          <Painted shapes={drawing.shapes} paint={(color) => plateOf(color, channel)} />
        </g>
      ))}
    </svg>
  );
}

function Painted({
  shapes,
  paint = (color) => color,
}: {
  shapes: readonly Shape[];
  paint?: (color: string) => string;
}) {
  return shapes.map(({ d, ink, line }) =>
    line === undefined ? (
      <path key={d} d={d} fill={paint(inks[ink])} />
    ) : (
      <path key={d + line} d={d} fill="none" stroke={paint(inks[ink])} strokeWidth={line} strokeLinecap="round" />
    ),
  );
}

/** One plate's share of a colour: the less light of its channel the colour has, the more ink. */
export function plateOf(color: string, channel: 0 | 1 | 2): string {
  const strength = 1 - channelsOf(color)[channel] / 255;
  const mixed = channelsOf(plateInks[channel]).map((ink) => Math.round(255 - (255 - ink) * strength));
  return `rgb(${mixed.join(" ")})`;
}

const plateInks = ["#00a5df", "#ec3e8c", "#ffd91c"] as const;

function channelsOf(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
