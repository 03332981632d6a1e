const STEPS = [1, 2, 5] as const;
const LINES = 4;

/** The top of a chart and its lines from 0 upwards: the lowest round figures that hold the highest value. */
export function scaleFor(highest: number): { top: number; lines: number[] } {
  for (let power = 1; ; power *= 10) {
    for (const step of STEPS) {
      const between = step * power;
      if (between * LINES < highest) continue;
      const lines = Array.from(
        { length: Math.max(1, Math.ceil(highest / between)) + 1 },
        (_, index) => index * between,
      );
      return { top: lines.at(-1) ?? between, lines };
    }
  }
}
