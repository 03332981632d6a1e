import { useId } from "react";
import { classNames } from "./class-names.ts";

interface HalftoneProps {
  /** Where the dots are largest. */
  from: "top-right" | "bottom-right" | "center";
  className?: string;
}

const STEP = 14;
const COLUMNS = 26;
const ROWS = 20;

function dots(from: HalftoneProps["from"]): string {
  const path: string[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const x = (column + (row % 2) / 2) * STEP;
      const y = row * STEP * 0.87;
      const radius = radiusAt(x / (COLUMNS * STEP), y / (ROWS * STEP * 0.87), from);
      if (radius < 0.7) continue;
      const r = radius.toFixed(1);
      path.push(
        `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${(2 * radius).toFixed(1)} 0a${r} ${r} 0 1 0-${(2 * radius).toFixed(1)} 0`,
      );
    }
  }
  return path.join("");
}

function radiusAt(u: number, v: number, from: HalftoneProps["from"]): number {
  if (from === "center") {
    const distance = Math.hypot(u - 0.5, v - 0.5) * 2;
    return distance > 0.98 ? 0 : 2.2 + 4.4 * v;
  }
  const down = from === "top-right" ? v : 1 - v;
  return 7 * (1.05 - (1 - u) * 1.1 - down * 0.95);
}

/** Red dots growing in one direction: one burst of energy in a screen at most. */
export function Halftone({ from, className }: HalftoneProps) {
  const id = useId();
  const width = COLUMNS * STEP;
  const height = ROWS * STEP * 0.87;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className={classNames("pointer-events-none text-red", className)}
    >
      <path id={id} d={dots(from)} fill="currentColor" />
    </svg>
  );
}
